const week = 7 * 86_400_000

/**
 * When an answer was given. `ago`: milliseconds between the answer and its sending, by the device's own clock, so that
 * it does not matter what that clock shows (domain 22). An answer that waited longer than a week counts as a week old.
 */
export function answeredAt(arrived: Date, ago = 0): Date {
  return new Date(arrived.getTime() - Math.min(Math.max(ago, 0), week))
}
