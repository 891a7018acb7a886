/** Lists are counted up to here: of a longer one, `results.total` is one more than this, and says that it is longer. */
export const countedUpTo = 1000
