import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const lesson = 'lessons/LessonScreen.tsx'
const olderLesson = 'lessons/OlderLessonScreen.tsx'
const practice = 'practice/PracticeScreen.tsx'
const older = ':levelId/:levelName/:premiumpriceId/:languageId/:productName'
const olderPayment = ':transactionid/:token/:user/:product_id/:plan_id/:expired_time'

/** Every address of the web client (spec 2), as one tree. Links are made in paths.ts. */
export default [
  layout('layout/public/PublicLayout.tsx', [
    index('home/HomeScreen.tsx'),
    route('home', 'home/HomeAgainScreen.tsx'),
    route('aboutus', 'about/AboutScreen.tsx'),
    route('contact', 'site/ContactScreen.tsx'),
    route('privacypolicy', 'site/PrivacyPolicyScreen.tsx'),
    route('termsconditions', 'site/TermsScreen.tsx'),
    route('ajax', 'site/ReachScreen.tsx'),
    route('sample-video', 'site/SampleVideoScreen.tsx'),
    route('youtube/:id', 'site/YoutubeScreen.tsx'),
    route('launching', 'site/LaunchingScreen.tsx'),
    route('prices', 'plans/PricesScreen.tsx'),
    route('pricing', 'plans/PricingScreen.tsx'),
    route('subscription/:product?', 'plans/SubscriptionScreen.tsx'),
    route('subscriptions', 'plans/SubscriptionsScreen.tsx'),
    route('login/:haveAccount?', 'accounts/LoginScreen.tsx'),
    route('register', 'accounts/sign-up/RegisterScreen.tsx'),
    route('register/:product_id/:premiumprice_id/:expirytime_id', 'accounts/sign-up/PlanRegisterScreen.tsx'),
    route('register_success', 'accounts/sign-up/RegisterSuccessScreen.tsx'),
    route('login/change-password/:resetTokenPassword', 'accounts/links/ResetPasswordScreen.tsx'),
    route('reset-password/:encrypteddata', 'accounts/links/ResetPasswordScreen.tsx', {
      id: 'reset-password',
    }),
    route('unsubscribe', 'notifications/UnsubscribeScreen.tsx'),
    route('user/validate-user', 'accounts/links/ActivationScreen.tsx'),
    route('certificate/:number', 'certificates/CertificateScreen.tsx'),
    route('payment-success', 'payments/PaymentSuccessScreen.tsx'),
    route('payment-failed', 'payments/PaymentFailedScreen.tsx'),
    route('success_payment', 'payments/SuccessPaymentScreen.tsx'),
    route('cancel_payment', 'payments/CancelPaymentScreen.tsx'),
    route('redirecturl/:status/:tId/:token', 'payments/RedirectScreen.tsx'),
    route(`ccavenuemobile/${olderPayment}`, 'payments/CcavenueScreen.tsx'),
    route(`paypalmobile/${olderPayment}`, 'payments/PaypalScreen.tsx'),
  ]),
  route('footer', 'site/FooterScreen.tsx'),
  layout('layout/public/TrialLayout.tsx', [
    route('try', 'practice/trial/TrialScreen.tsx'),
    route('try/practice', 'practice/trial/TrialPracticeScreen.tsx'),
    route('try/finish', 'practice/trial/TrialFinishScreen.tsx'),
  ]),
  layout('layout/student/SignedIn.tsx', [
    layout('layout/student/StudentLayout.tsx', [
      route('dashboard', 'courses/DashboardScreen.tsx'),
      route('profile', 'profile/ProfileScreen.tsx'),
      route('userprofile', 'profile/UserProfileScreen.tsx'),
      route('profilebookatutor', 'tutors/BookTutorScreen.tsx'),
      route('mywords', 'practice/review/MyWordsScreen.tsx'),
      route('notification', 'notifications/NotificationScreen.tsx'),
      route('credits', 'credits/CreditsScreen.tsx'),
      route('reports', 'reports/OwnReportsScreen.tsx'),
      route('downloads', 'offline/DownloadsScreen.tsx'),
      route('user-subscription-details/:productName?', 'payments/SubscriptionDetailsScreen.tsx'),
      route('mycoursesold', 'courses/CourseListScreen.tsx'),
      route('coursedetails/:courseId', 'courses/CourseDetailsScreen.tsx'),
      route('analytics', 'analytics/AnalyticsScreen.tsx'),
      route('script', 'script/ScriptScreen.tsx'),
      route('script/look-alikes', 'script/LookAlikesScreen.tsx'),
      route('script/conjuncts', 'script/ConjunctsScreen.tsx'),
      route('script/:letter', 'script/LetterScreen.tsx'),
      // `courseId` before /unit/ or /chapter/ is the language's id, `unitId` the course's (domain: the words).
      route('introduction/course/:courseId/unit/:unitId', lesson, { id: 'course-start' }),
      route('introduction/course/:courseId/chapter/:chapterId/unit/:unitId', lesson, { id: 'chapter-start' }),
      route('introduction/course/:courseId/chapter/:chapterId/unit/:unitId/lesson/:lessonId', lesson),
      route(`introduction/${older}/:chapterId/:type`, olderLesson, { id: 'older-chapter' }),
      route(`introduction/${older}/:chapterId/:lessonId/:type`, olderLesson, { id: 'older-lesson' }),
      route(`entertainment/${older}/:chapterId/:type`, olderLesson, { id: 'older-story-chapter' }),
      route(`entertainment/${older}/:chapterId/:lessonId/:type`, olderLesson, { id: 'older-story' }),
    ]),
    layout('layout/admin/StudioLayout.tsx', [route('admin', 'admin/StudioScreen.tsx')]),
    route('review', 'practice/review/ReviewScreen.tsx'),
    route('course/:courseId/chapter/:chapterId/unit/:unitId/lesson/:lessonId/practice', practice),
    route(
      'introduction/course/:courseId/chapter/:chapterId/unit/:unitId/lesson/:lessonId/practice',
      practice,
      { id: 'practice-of-introduction' },
    ),
  ]),
  route('*', 'layout/NotFoundScreen.tsx'),
] satisfies RouteConfig
