import type { FastifyInstance } from 'fastify'

/** Of what a tutor's plain page sends: nothing but forms are read. */
export function takeFormsOnly(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  const type = 'application/x-www-form-urlencoded'
  scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 50_000 }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(text as string))),
  )
}

/** Plain text, its line ends of one kind. */
export function wordsIn(field: string | undefined): string {
  return (field ?? '').replace(/\r\n?/g, '\n').trim().slice(0, 2000)
}
