import { lexiconOf } from '../lexicon.ts'

/** A few words of a first course: word and forms, meaning, kind and gender. */
const ROWS = `
नाव | name | noun n
बाबा | father | noun m
शाळा | school | noun f
मांजर मांजराचे | cat | noun n
आंबा आंबे | mango | noun m
केळे केळी | banana | noun n
माझा माझी माझे | my | pronoun
कसा कशी कसे कशा | how | adjective
बरा बरी बरे | well | adjective
खूप | very | adverb
कुठे | where | adverb
इथे | here | adverb
तिथे | there | adverb`

export const marathiLexicon = lexiconOf(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [words = '', meaning = '', kind = ''] = row.split(' | ')
      const [native = '', ...forms] = words.split(' ')
      const gender = (/(?<= )[mfn]$/u.exec(kind)?.[0] ?? '') as 'm' | 'f' | 'n' | ''
      return { native, meaning, kind, gender, forms }
    }),
  'marathi',
)
