import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

type Child = Parameters<FastifyInstance['childLoggerFactory']>

/** The logger of one request. Most of them never say a word: it is made with the first. */
export function lateLogger(parent: Child[0], bindings: Child[1], options: Child[2]): FastifyBaseLogger {
  return new LateLogger(() => parent.child(bindings, options))
}

type Said = Parameters<FastifyBaseLogger['info']>

class LateLogger {
  private readonly make: () => FastifyBaseLogger
  private made: FastifyBaseLogger | undefined

  constructor(make: () => FastifyBaseLogger) {
    this.make = make
  }

  private get own(): FastifyBaseLogger {
    this.made ??= this.make()
    return this.made
  }

  get level(): string {
    return this.own.level
  }

  set level(level: string) {
    this.own.level = level
  }

  child(...given: Parameters<FastifyBaseLogger['child']>) {
    return this.own.child(...given)
  }

  fatal(...said: Said) {
    this.own.fatal(...said)
  }

  error(...said: Said) {
    this.own.error(...said)
  }

  warn(...said: Said) {
    this.own.warn(...said)
  }

  info(...said: Said) {
    this.own.info(...said)
  }

  debug(...said: Said) {
    this.own.debug(...said)
  }

  trace(...said: Said) {
    this.own.trace(...said)
  }

  silent(...said: Said) {
    this.own.silent(...said)
  }
}
