/** What the academy serves as files, wherever it serves them from. */
const served = /^(?:https?:\/\/[^/]+)?(\/(?:media|pictures|UserProfile)\/[^?#]+)/

/** Named by what it belongs to: all others are by what is in them, and never change. */
export const isOnlyNamed = (path: string): boolean => /^\/media\/(captions|images)\//.test(path)

export interface LessonFile {
  /** Where it is fetched, signature and all. */
  url: string
  /** What it is kept as: signatures end, the path stays. */
  path: string
}

/** Every sound, film, caption and picture that stands anywhere in what a lesson says of itself, each once. */
export function lessonFiles(answers: unknown): LessonFile[] {
  const found = new Map<string, string>()
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      const path = served.exec(value)?.[1]
      if (path !== undefined && !found.has(path)) found.set(path, value)
    } else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) look(part)
    }
  }
  look(answers)
  return [...found].map(([path, url]) => ({ url, path }))
}
