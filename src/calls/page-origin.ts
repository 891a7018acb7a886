/**
 * Stands in built pages for the academy's own origin, which only a running server knows (PUBLIC_URL): it writes its
 * own there. The name can belong to nobody.
 */
export const builtOrigin = 'https://boli.invalid'
