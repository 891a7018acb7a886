import { href } from 'react-router'

/** Every link of the web client, the studio's own aside: a wrong path is a type error here, and nowhere else. */
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
export const toLessonEditor = (id: string) => href('/admin/lessons/:id', { id })

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
