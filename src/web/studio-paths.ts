import { href } from 'react-router'

/** The links within the studio, which no student's page weighs. */
const inLanguage = (path: string, languageId?: string) =>
  languageId ? `${path}?language=${languageId}` : path
export const toContent = (languageId?: string) => inLanguage(href('/admin/content'), languageId)
export const toMasters = (languageId?: string) => inLanguage(href('/admin/exerciseMasters/:id?'), languageId)
export const toGlossary = (languageId?: string) => inLanguage(href('/admin/glossary'), languageId)
export const toWords = (languageId?: string, courseId?: string) =>
  `${inLanguage(href('/admin/words'), languageId)}${courseId ? `&course=${courseId}` : ''}`
export const toWordEditor = (id: string) => href('/admin/vocabularies/:id', { id })
export const toCourseEditor = (id: string) => href('/admin/courses/:id', { id })
export const toLessonPreview = (id: string) => href('/admin/lessons/:id/preview', { id })
export const toExerciseEditor = (id: string) => href('/admin/exercises/:id', { id })
export const toDocument = (path: string) => `${href('/admin/document')}?path=${encodeURIComponent(path)}`
export const toAnswers = () => href('/admin/answers')
export const toStudents = () => href('/admin/students')
export const toStudent = (id: string) => href('/admin/students/:id', { id })
export const toStaff = () => href('/admin/staff')
export const toAudit = () => href('/admin/audit')
export const toImpersonations = () => href('/admin/audit/impersonations')

export const toTalk = () => href('/admin/talk')
export const toCompose = () => href('/admin/talk/new')
export const toReviews = () => href('/admin/reviews')
export const toReportQueue = () => href('/admin/reports')
export const toTutorRequests = () => href('/admin/tutorRequests')
export const toTutorsKept = () => href('/admin/tutors')
export const toTutorEditor = (id: string) => href('/admin/tutors/:id', { id })
export const toNewTutor = () => toTutorEditor('new')
export const toMails = () => href('/admin/mails')
export const toWaitingMails = () => `${toMails()}?state=waiting`
export const toPlans = () => href('/admin/plans')
export const toOrdersKept = () => href('/admin/orders')
export const toOrderKept = (id: string) => href('/admin/orders/:id', { id })
export const toSubscriptionsKept = () => href('/admin/subscriptions')
export const toSubscriptionKept = (id: string) => href('/admin/subscriptions/:id', { id })
export const toMoneyEvents = () => href('/admin/providerEvents')
export const toUncountedEvents = () => `${toMoneyEvents()}?state=not+counted`
export const toFigures = () => href('/admin/figures')
export const toSettings = () => href('/admin/settings')
export const toTeam = () => href('/admin/team')
export const toLegalTexts = (kind: 'terms' | 'privacy') => href('/admin/legalTexts/:kind', { kind })
