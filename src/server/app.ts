import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { registerAbout } from './about/about-calls.ts'
import { acceptJson } from './accept-json.ts'
import { registerAccounts } from './accounts/account-calls.ts'
import { registerAccountLinks } from './accounts/links/link-calls.ts'
import { registerSignUp } from './accounts/sign-up-calls.ts'
import { registerTwoSteps } from './accounts/two-steps/two-steps-calls.ts'
import { registerAudit } from './audit/audit-calls.ts'
import { registerLearning } from './courses/learning.ts'
import { taughtNow } from './curriculum/taught.ts'
import { endLines } from './end-lines.ts'
import { registerFigures } from './figures/figure-calls.ts'
import { finishInHand } from './finish-in-hand.ts'
import { registerImpersonation } from './impersonation/impersonation-calls.ts'
import { lateLogger } from './late-logger.ts'
import { logging } from './log.ts'
import { registerMail } from './mail/mail-calls.ts'
import { fileStoreOf } from './media/file-store-of.ts'
import { filmFolders } from './media/film-folders.ts'
import { type Media, openMedia } from './media/media.ts'
import { registerMedia } from './media/media-calls.ts'
import { registerNotifications } from './notifications/notification-calls.ts'
import { registerPayments } from './payments/payment-calls.ts'
import { registerPeople } from './people/people-calls.ts'
import { registerPlans } from './plans/plan-calls.ts'
import { registerPreferences } from './preferences/preference-calls.ts'
import { registerPictures } from './profile/pictures.ts'
import { registerProfile } from './profile/profile-calls.ts'
import { Refusal, refusalBody, refusalOf } from './refusal.ts'
import { refuseUnread } from './refuse-unread.ts'
import { registerReplica } from './replica/register-replica.ts'
import type { Deps } from './serve.ts'
import { registerSettings } from './settings/settings-calls.ts'
import { registerAcademyNumbers } from './site/academy-numbers.ts'
import { registerApiDescription } from './site/api-description.ts'
import { registerHealth } from './site/health.ts'
import { registerPages } from './site/pages.ts'
import { registerSampleVideo } from './site/sample-video.ts'
import { standingHeads } from './site/standing-heads.ts'
import { registerVisitorCountry } from './site/visitor-country.ts'
import { registerStudio } from './studio/studio-calls.ts'
import { registerTogether } from './together/together-calls.ts'
import { registerTutors } from './tutors/tutor-calls.ts'
import { registerOutages } from './watching/outage.ts'
import { registerWatching } from './watching/watching.ts'

const jsonLimit = 1024 * 1024
/** Of an ending server: what was not said by then, the next one says. */
const longestWord = 3000
const picturesDir = fileURLToPath(new URL('../../public/pictures', import.meta.url))

/** The table of contents: everything that Boli answers, by feature. */
export async function buildApp(given: Omit<Deps, 'log'>): Promise<FastifyInstance> {
  const app = await foundation(given)

  // Anybody
  registerHealth(app)
  registerApiDescription(app)
  registerAccounts(app)
  registerSignUp(app)
  registerAccountLinks(app)
  registerTwoSteps(app)
  registerAbout(app)
  registerVisitorCountry(app)
  registerAcademyNumbers(app)
  registerPlans(app)
  registerPayments(app)
  registerPictures(app)

  // Students
  const shown = openMediaOf(app)
  registerSampleVideo(app, shown.media)
  registerLearning(app, shown)
  registerProfile(app)
  registerPreferences(app)
  registerTutors(app)
  registerNotifications(app)
  registerTogether(app)

  // Admins
  registerMail(app)
  registerImpersonation(app)
  registerStudio(app, { ...shown, picturesDir })
  registerFigures(app)
  registerSettings(app)
  registerPeople(app)
  registerAudit(app)

  finishInHand(app)
  endLines(app)

  // Everything else is a page, or nothing
  await registerPages(app)
  return app
}

/** The voice, the films and their files, served beside the calls. */
function openMediaOf(app: FastifyInstance): { media: Media; filesDirs: string[] } {
  const { config, sql, now } = app.deps
  const { dataDir, secretKey, curriculumDir, MEDIA_URL: origin = '' } = config
  const media = openMedia({ dataDir, secretKey, origin, files: fileStoreOf(config) })
  const filesDirs = filmFolders(curriculumDir)
  const saidIn = async (videoId: string) => (await taughtNow(sql)).film(videoId)
  registerMedia(app, { media, now, saidIn, filesDirs, picturesDir })
  app.addHook('preClose', async () => media.endWithin(longestWord))
  app.addHook('onClose', async () => media.close())
  return { media, filesDirs }
}

async function foundation(given: Omit<Deps, 'log'>): Promise<FastifyInstance> {
  const headsOf = await standingHeads(given.config)
  const app = Fastify({
    logger: logging(given.config.LOG_LEVEL) ?? false,
    // One line a request, of our own (watching/answers.ts).
    logController: new LogController({ disableRequestLogging: true }),
    // A count of proxies: the address before them is the visitor's, whatever else a header claims.
    trustProxy: (_address: string, hop: number) => hop < given.config.TRUST_PROXY,
    bodyLimit: jsonLimit,
    // On a busy machine the first look at the database may take longer than Fastify allows: it would end the start.
    pluginTimeout: 0,
    childLoggerFactory: lateLogger,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    // Whoever sends a byte a minute would hold a line for ever.
    requestTimeout: 120_000,
    // When it ends: idle lines are closed, and what comes on the others is still answered.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // An address that cannot be read reaches no hook.
    frameworkErrors: (error, request, reply) => refuse(error, request, reply.headers(headsOf(request.url))),
    clientErrorHandler: refuseUnread,
  })
  app.decorate('deps', { ...given, log: app.log })
  app.decorate('declaredCalls', [])
  app.decorateRequest('caller', null)
  await app.register(cookie)
  app.addHook('onRequest', (request, reply, done) => {
    // What answers, however its address is written: `/%61pi/me` is `/api/me`.
    const answering = request.routeOptions.url ?? request.url
    reply.headers(headsOf(answering)).header('x-request-id', request.id)
    // HTTP/1.1 keeps a line open without saying so; that it ends, or is of 1.0 and does not, is said.
    if (request.raw.httpVersion === '1.1' && request.headers.connection !== 'close')
      reply.raw.removeHeader('connection')
    done()
  })
  // A line on which the last answer has been given is not kept open for another.
  app.addHook('preClose', async () => {
    app.server.keepAliveTimeout = 1
  })
  app.setErrorHandler(refuse)
  registerOutages(app)
  registerWatching(app)
  registerReplica(app)
  acceptJson(app)
  return app
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error)
  if (refusal.status >= 500 && !(error instanceof Refusal))
    request.server.tellFailure({ error, log: request.log, what: 'failed' })
  if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter)
  // Whoever is still sending would find the line cut and never read why. Nothing of what still comes is kept.
  if (refusal.status === 413) reply.removeHeader('connection')
  reply
    .header('x-request-id', request.id)
    .status(refusal.status)
    .send(refusalBody(refusal, request.routeOptions?.config?.family ?? 'newer'))
}
