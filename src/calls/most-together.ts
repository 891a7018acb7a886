/** As many calls go together as a screen and its frame have, and some more. */
export const mostTogether = 24
