import { endpoint, get } from './endpoint.ts'
import { VideoDetails } from './films.ts'

/** A film file that anybody may watch, with all that a player needs. */
export const sampleVideo = endpoint({ ...get, path: '/sampleVideo', access: 'visitor', reply: VideoDetails })
