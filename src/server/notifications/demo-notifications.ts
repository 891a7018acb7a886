import { taughtNow } from '../curriculum/taught.ts'
import type { CourseTaught } from '../curriculum/taught-lessons.ts'
import type { Sql } from '../database/sql.ts'
import { markRead } from './notification-store.ts'
import { type NewNotification, notifyAll, placeOf } from './notify.ts'

const day = 86_400_000
const audience = { kind: 'student', id: 'demo-student' } as const

type Told = Omit<NewNotification, 'audience' | 'publishAt'> & {
  id: string
  daysAgo: number
  /** A click leads to a lesson. */
  isOfLesson?: true
}

/** All three kinds unread, and one of long ago that was read. */
const told: Told[] = [
  {
    id: 'demo-notification-lesson',
    daysAgo: 1,
    category: 'contentUpdate',
    tag: 'beginners',
    title: 'New for you: a lesson with a film',
    message: 'A short film, a few new words and exercises to go with them. About ten minutes.',
    isOfLesson: true,
    switch: 'teacher',
    senderId: 'demo-admin',
  },
  {
    id: 'demo-notification-comment',
    daysAgo: 2,
    category: 'contentUpdate',
    tag: 'intermediate',
    title: 'There is a new comment after yours',
    message: 'The voices can be slowed down: press S while you listen.',
    isOfLesson: true,
    switch: 'comment',
    senderId: 'demo-star',
  },
  {
    id: 'demo-notification-offline',
    daysAgo: 3,
    category: 'technicalUpdate',
    tag: 'advanced',
    title: 'Lessons work without a connection',
    message: 'Press Download on a lesson before your journey. What you answer is sent when you are back.',
    senderId: 'demo-admin',
  },
  {
    id: 'demo-notification-diwali',
    daysAgo: 5,
    category: 'officialNews',
    tag: 'fluent',
    title: 'A bright year to all of you',
    message: 'Happy Diwali! May it be a year of talking to each other.',
    type: 'language',
    senderId: 'demo-admin',
  },
  {
    id: 'demo-notification-welcome',
    daysAgo: 40,
    category: 'officialNews',
    tag: 'beginners',
    title: 'Welcome to the academy',
    message: 'Namaste, Asha! Begin where you like. The first chapter of each course is free.',
    type: 'level',
    senderId: 'demo-admin',
  },
]

/** What the demo student was told before anybody looked. Made once. */
export async function loadDemoNotifications(sql: Sql, now: Date): Promise<void> {
  const isFull = (course: CourseTaught) => course.languageId === 'hindi' && course.lessons.length > 0
  const lesson = (await taughtNow(sql)).courses.find(isFull)?.lessons[1]
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const rows = told.map(({ daysAgo, isOfLesson, ...one }): NewNotification => {
    const place = isOfLesson && lesson ? { type: 'lesson' as const, ...placeOf(lesson) } : {}
    return { ...one, ...place, audience, publishAt: ago(daysAgo) }
  })
  await sql.begin(async (tx) => {
    const [isThere] = await tx`select from notifications where id = any(${told.map(({ id }) => id)}) limit 1`
    const [student] = await tx`select from students where id = ${audience.id}`
    if (isThere || !student) return
    await notifyAll(tx, rows)
    await markRead(tx, audience.id, 'demo-notification-welcome')
    await tx`insert into bell_openings (student_id, opened_at) values (${audience.id}, ${ago(10)})
      on conflict do nothing`
  })
}
