const domain = '@deleted.invalid'

/** What stands as the e-mail of an account that was deleted. */
export const addressOfTheGone = (id: string) => `deleted-${id}${domain}`

export const isOfTheGone = (address: string) => address.endsWith(domain)
