/** A stretch that was played, in milliseconds of the video. */
export type Interval = readonly [from: number, to: number]

/** Spec 9: a video is complete at 85 percent. */
export const watchedEnough = 0.85

/** Adds a played stretch; what was played twice counts once. The result is sorted and never overlaps. */
export function addInterval(intervals: readonly Interval[], from: number, to: number): Interval[] {
  if (!(to > from)) return [...intervals]
  const before = intervals.filter(([, end]) => end < from)
  const after = intervals.filter(([start]) => start > to)
  const touching = intervals.filter(([start, end]) => end >= from && start <= to)
  const start = Math.min(from, ...touching.map((one) => one[0]))
  const end = Math.max(to, ...touching.map((one) => one[1]))
  return [...before, [start, end], ...after]
}

/** The share of the video that was really played (domain 20): a drag to the end adds nothing. */
export function watchedShare(intervals: readonly Interval[], duration: number): number {
  if (!(duration > 0)) return 0
  const played = intervals.reduce(
    (sum, [from, to]) => sum + Math.max(0, Math.min(to, duration) - Math.max(from, 0)),
    0,
  )
  return Math.min(1, played / duration)
}

export const isWatched = (intervals: readonly Interval[], duration: number) =>
  watchedShare(intervals, duration) >= watchedEnough
