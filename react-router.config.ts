import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  ssr: false,
  prerender: [
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
    '/',
    '/home',
    '/login',
    '/try',
    '/register',
    '/register_success',
  ],
} satisfies Config
