import { href } from 'react-router'

/** Every link of the web client: a wrong path is a type error here, and nowhere else. */
export const toHome = () => href('/')
export const toClosedHome = () => href('/home')
export const toLogin = () => href('/login/:haveAccount?')
export const toRegister = () => href('/register')
export const toRegisterSuccess = () => href('/register_success')
export const toAccountDeleted = () => href('/account-deleted')
export const toActivation = () => href('/user/validate-user')
export const toAbout = () => href('/aboutus')
export const toContact = () => href('/contact')
export const toPrivacyPolicy = () => href('/privacypolicy')
export const toTerms = () => href('/termsconditions')
export const toTry = () => href('/try')
export const toTryPractice = () => href('/try/practice')
export const toTryFinish = () => href('/try/finish')
export const toSampleVideo = () => href('/sample-video')
export const toPrices = () => href('/prices')
export const toPricing = () => href('/pricing')
export const toSubscription = (product?: string) =>
  product ? href('/subscription/:product?', { product }) : href('/subscription/:product?')
export const toSubscriptions = () => href('/subscriptions')
export const toDashboard = () => href('/dashboard')
export const toReview = () => href('/review')
export const toMyWords = () => href('/mywords')
export const toMyMistakes = () => `${href('/mywords')}?tab=mistakes`
export const toCourseList = () => href('/mycoursesold')
export const toProfile = () => href('/profile')
export const toUserProfile = () => href('/userprofile')
export const toTwoSteps = () => `${href('/profile')}?tab=password#two-steps`
export const toCertificate = (number: string) => href('/certificate/:number', { number })
export const toCertificates = () => `${href('/profile')}?tab=certificates`
export const toOrders = () => `${href('/profile')}?tab=orders`
export const toSubscriptionDetails = () => href('/user-subscription-details/:productName?')
export const toCancelPayment = () => href('/cancel_payment')
export const toNotifications = () => href('/notification')
export const toTutors = () => href('/profilebookatutor')
export const toCredits = () => href('/credits')
export const toOwnReports = () => href('/reports')
export const toDownloads = () => href('/downloads')
export const toCourseDetails = (courseId: string) => href('/coursedetails/:courseId', { courseId })
export const toPlacement = () => href('/placement')
export const toAnalytics = () => href('/analytics')
export const toScript = () => href('/script')
export const toLetter = (letter: string) => href('/script/:letter', { letter })
export const toLookAlikes = () => href('/script/look-alikes')
export const toConjuncts = () => href('/script/conjuncts')

export const toStudio = () => href('/admin')
const inLanguage = (path: string, languageId?: string) =>
  languageId ? `${path}?language=${languageId}` : path
export const toContent = (languageId?: string) => inLanguage(href('/admin/content'), languageId)
export const toMasters = (languageId?: string) => inLanguage(href('/admin/exerciseMasters/:id?'), languageId)
export const toGlossary = (languageId?: string) => inLanguage(href('/admin/glossary'), languageId)
export const toWords = (languageId?: string, courseId?: string) =>
  `${inLanguage(href('/admin/words'), languageId)}${courseId ? `&course=${courseId}` : ''}`
export const toWordEditor = (id: string) => href('/admin/vocabularies/:id', { id })
export const toCourseEditor = (id: string) => href('/admin/courses/:id', { id })
export const toLessonEditor = (id: string) => href('/admin/lessons/:id', { id })
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

/** Where a lesson stands. On the wire and in routes `courseId` is the language, `unitId` the course (domain). */
export interface LessonPlace {
  languageId: string
  courseId: string
  chapterId: string
  lessonId: string
}

export const toCourse = (languageId: string, courseId: string) =>
  href('/introduction/course/:courseId/unit/:unitId', { courseId: languageId, unitId: courseId })

export const toLesson = ({ languageId, courseId, chapterId, lessonId }: LessonPlace) =>
  href('/introduction/course/:courseId/chapter/:chapterId/unit/:unitId/lesson/:lessonId', {
    courseId: languageId,
    unitId: courseId,
    chapterId,
    lessonId,
  })

export const toPractice = ({ languageId, courseId, chapterId, lessonId }: LessonPlace) =>
  href('/course/:courseId/chapter/:chapterId/unit/:unitId/lesson/:lessonId/practice', {
    courseId: languageId,
    unitId: courseId,
    chapterId,
    lessonId,
  })

interface OlderPlace {
  languageId: string
  levelId: string
  chapterId: string
  /** Empty: the chapter's own first open lesson. */
  lessonId: string
}

/** The older form, as notifications name a lesson: it is found by language, chapter and lesson; the rest is said along. */
export function toOlderLesson(
  section: 'introduction' | 'entertainment',
  { languageId, levelId, chapterId, lessonId }: OlderPlace,
) {
  const place = {
    levelId: levelId || '0',
    levelName: 'level',
    premiumpriceId: '0',
    languageId,
    productName: languageId,
    chapterId,
    type: section === 'introduction' ? 'otherlevel' : 'other',
  }
  const base = `/${section}/:levelId/:levelName/:premiumpriceId/:languageId/:productName/:chapterId` as const
  return lessonId === ''
    ? href(`${base}/:type`, place)
    : href(`${base}/:lessonId/:type`, { ...place, lessonId })
}
