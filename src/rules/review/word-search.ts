import { normalise } from '#language/normalise.ts'
import { hasIndic } from '#language/scripts.ts'

interface Searched {
  native: string
  roman: string
  meaning: string
}

/** Whether a word is what somebody looks for, written in Devanagari, in roman of any fashion, or in English. */
export function isSearched({ native, roman, meaning }: Searched, search: string): boolean {
  const sought = normalise(search).toLowerCase()
  if (sought === '') return true
  if (hasIndic(sought)) return normalise(native).includes(sought)
  return plainRoman(roman).includes(plainRoman(sought)) || normalise(meaning).toLowerCase().includes(sought)
}

/** aa = ā = a, ee = ii = i, oo = uu = u, w = v; dots and lines above and below are left out. */
function plainRoman(roman: string): string {
  return roman
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/aa/gu, 'a')
    .replace(/ee|ii/gu, 'i')
    .replace(/oo|uu/gu, 'u')
    .replace(/w/gu, 'v')
}
