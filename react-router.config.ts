import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  ssr: false,
  prerender: [
    '/',
    '/home',
    '/login',
    '/try',
    '/aboutus',
    '/contact',
    '/privacypolicy',
    '/termsconditions',
    '/footer',
    '/ajax',
    '/sample-video',
    '/launching',
    '/prices',
    '/pricing',
    '/subscription',
    '/subscription/hindi',
    '/subscriptions',
  ],
} satisfies Config
