/** Said on the page of the lesson to try, and to search engines. */
export const invitation = 'A short film, then practice: one real lesson, no account needed.'
