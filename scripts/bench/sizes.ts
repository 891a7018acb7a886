import { filesOf, readManifest, sizeOf } from '../built-files.ts'

const screens: Record<string, string> = {
  '/': 'home/HomeScreen',
  '/login': 'accounts/LoginScreen',
  '/dashboard': 'courses/DashboardScreen',
  lesson: 'lessons/LessonScreen',
  practice: 'practice/PracticeScreen',
}

/** JS and CSS that each screen loads, in compressed kilobytes, read off the build's own manifest. */
export function benchSizes(): void {
  const manifest = readManifest()
  for (const [screen, ending] of Object.entries(screens)) {
    const route = Object.values(manifest.routes).find((part) => part.id.endsWith(ending))
    if (!route) continue
    const files = filesOf(route, manifest)
    const kilobytes = (extension: string) => (sizeOf(files, extension) / 1000).toFixed(1)
    console.log(`size   ${screen.padEnd(11)} JS ${kilobytes('.js')} kB, CSS ${kilobytes('.css')} kB`)
  }
}
