/** However often it is used: after ninety days the password is asked for again, on a remembered device too. */
export const longestLife = 90 * 24 * 60 * 60_000
