import type { Config } from '@react-router/dev/config'
import { anyVideoId } from './src/calls/page-origin.ts'

export default {
  appDirectory: 'src/web',
  ssr: false,
  // A page asks for all its files at once: what a screen loads first needs none of its own.
  splitRouteModules: false,
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
    '/account-deleted',
    // Sent for whatever video is asked for, for what is none, and for addresses that name nothing (page-files.ts).
    `/youtube/${anyVideoId}`,
    '/youtube/none',
    '/404',
  ],
} satisfies Config
