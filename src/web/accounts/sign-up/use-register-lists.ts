import { useEffect, useState } from 'react'
import { getProductList, type Product } from '#calls/plans.ts'
import { countryList } from '#calls/sign-up.ts'
import { visitorCountry } from '#calls/visitor-country.ts'
import type { Currency } from '#rules/prices.ts'
import { call } from '../../call.ts'

export interface RegisterLists {
  products: Product[]
  countries: { _id: string; country: string }[]
  currency: Currency
  /** Where the visitor seems to be, for the list to begin with. */
  country: string
}

/** What the older registration chooses from; null while it is on its way. A list that fails is empty (spec 8). */
export function useRegisterLists(): RegisterLists | null {
  const [lists, setLists] = useState<RegisterLists | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    load(leaving.signal).then((loaded) => !leaving.signal.aborted && setLists(loaded))
    return () => leaving.abort()
  }, [])
  return lists
}

async function load(signal: AbortSignal): Promise<RegisterLists> {
  const [products, countries, visitor] = await Promise.all([
    call(getProductList, { signal }).then(
      ({ product }) => product.filter(({ result }) => result.length > 0),
      () => [],
    ),
    call(countryList, { signal }).then(
      ({ country }) => country,
      () => [],
    ),
    call(visitorCountry, { signal }).catch(() => ({ country: null, currency: 'USD' as const })),
  ])
  return { products, countries, currency: visitor.currency, country: visitor.country ?? '' }
}
