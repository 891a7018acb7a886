import { toTutorRequests, toTutorsKept } from '../../studio-paths.ts'

export const tutorLinks = [
  { to: toTutorRequests(), label: 'Requests' },
  { to: toTutorsKept(), label: 'Tutors and their hours' },
]
