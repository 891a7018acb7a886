import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  ssr: false,
  prerender: ['/', '/home', '/login', '/try'],
} satisfies Config
