import { queryOptions } from '@tanstack/react-query'
import { adminTutors, type KeptTutor, type TutorForm } from '#calls/admin-tutors.ts'
import { call } from '../../call.ts'

export const tutorsQuery = queryOptions({
  queryKey: ['studio', 'tutors'],
  queryFn: () => call(adminTutors),
  staleTime: 0,
})

export const newTutor: TutorForm = {
  firstname: '',
  lastname: '',
  email: '',
  description: '',
  profile_pic: '',
  language_id: ['hindi'],
  speaks: '',
  timeZone: 'Asia/Kolkata',
  price: 15,
  trialPrice: null,
  lessonMinutes: 60,
  trialMinutes: 30,
  isActive: true,
  hours: [],
  days: [],
}

/** A tutor as the form has them; their address is never read back. */
export function formOf(tutor: KeptTutor): TutorForm {
  const { _id, version, review, noofpersonreview, hasHours, ...kept } = tutor
  return { ...kept, email: '' }
}

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
