import { expect, test } from 'vitest'
import { CallError, loading, somethingWentWrong } from './call-error.ts'

const asked = (status: number, message: string) => Promise.reject(new CallError(status, message))

test('a failure says what could not be loaded', async () => {
  await expect(loading('userCourses', asked(500, somethingWentWrong))).rejects.toThrow(
    'Error during loading userCourses, Please try again.',
  )
})

test.each([
  [404, 'There is no such course.'],
  [0, 'The academy cannot be reached just now. Your work is kept; please try again in a moment.'],
  [503, 'We are busy right now, please try again in a moment.'],
])('what a %i says itself stays', async (status, message) => {
  await expect(loading('userCourses', asked(status, message))).rejects.toMatchObject({ status, message })
})
