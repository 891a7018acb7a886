/**
 * Stands in built pages for the academy's own origin, which only a running server knows (PUBLIC_URL): it writes its
 * own there. The name can belong to nobody.
 */
export const builtOrigin = 'https://boli.invalid'

/** Stands in the built page of a video for its id, and is formed like one; the server writes the id that was asked for. */
export const anyVideoId = 'AnyVideo_id'
