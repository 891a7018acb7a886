export interface FieldError {
  field: string
  message: string
}

export const somethingWentWrong = 'Something went wrong, please try again'

/** A call that was refused or never arrived. `status` 0: nobody answered. */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  readonly errors: FieldError[]
  /** The refusal is mended by a paid plan: show the way to /pricing. */
  readonly upgrade: boolean
  /** The whole refusal, for what it says beside its message. */
  readonly body: unknown

  constructor(
    status: number,
    message: string,
    more: { errors?: FieldError[]; upgrade?: boolean; body?: unknown } = {},
  ) {
    super(message)
    this.status = status
    this.errors = more.errors ?? []
    this.upgrade = more.upgrade ?? false
    this.body = more.body ?? null
  }
}

/** What to tell a person about anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof CallError ? error.message : somethingWentWrong
}

/** Says what could not be loaded (spec 8), and keeps what a refusal or a lost connection says itself. */
export async function loading<T>(thing: string, asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof CallError && (error.status < 500 || error.status === 503)) throw error
    throw new CallError(500, `Error during loading ${thing}, Please try again.`)
  }
}
