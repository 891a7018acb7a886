import type { Deps } from '../serve.ts'
import { claimMails, markFailed, markSent, type QueuedMail } from './mail-store.ts'
import type { Deliver } from './mail-transport.ts'

export interface Pace {
  /** How many go out side by side. */
  most: number
  leaseSeconds: number
  tries: number
  firstWaitSeconds: number
}

/** Thirty tries over about a day: a mail server that falls silent at night is mended in the morning. */
export const usualPace: Pace = { most: 5, leaseSeconds: 120, tries: 30, firstWaitSeconds: 5 }
const longestWaitSeconds = 3600

interface Sending {
  deps: Pick<Deps, 'sql' | 'log'>
  deliver: Deliver
  keepWords: boolean
  pace: Pace
}

/** One round of the queue. True when there may be more. */
export async function sendMails({ deps, deliver, keepWords, pace }: Sending): Promise<boolean> {
  const mails = await claimMails(deps.sql, pace)
  const send = async (mail: QueuedMail) => {
    try {
      // Past its last try only because a process died in the middle of it.
      if (mail.attempts > pace.tries) throw new Error('It was begun too often and never finished.')
      await deliver(mail)
    } catch (error) {
      const { message } = error as Error
      const seconds = waitBefore(mail.attempts, pace, error)
      deps.log.warn({ mail: mail.id, attempts: mail.attempts, problem: message }, 'mail not sent')
      return markFailed(deps.sql, mail, { error: message, seconds })
    }
    await markSent(deps.sql, mail.id, { keepWords })
  }
  await Promise.all(mails.map(send))
  return mails.length === pace.most
}

/** Longer each time, and never together: a server that comes back is not to be run over. Null: no more tries. */
function waitBefore(attempts: number, { tries, firstWaitSeconds }: Pace, error: unknown): number | null {
  if (attempts >= tries || isRefusedForGood(error)) return null
  const seconds = Math.min(longestWaitSeconds, firstWaitSeconds * 4 ** (attempts - 1))
  return seconds * (0.75 + Math.random() / 2)
}

interface Answer {
  command?: string
  responseCode?: number
  response?: string
}

/** An answer's own code (RFC 3463): of all that is wrong with a mailbox, that there is none. */
const code = /^\d{3}[ -](\d\.\d+\.\d+)/
const noMailbox = new Set(['5.1.1', '5.1.6', '5.1.10'])
/** The same where a server gives none. */
const inWords =
  /(?:no such|unknown) (?:local )?(?:user|mailbox|recipient|address|account)|(?:user|mailbox|recipient|account)(?: is)? (?:unknown|not found)|do(?:es not|esn't) exist/i

/**
 * The server knows no such mailbox: it will not know it in an hour. Whatever else it refuses for may be its opinion of us
 * (relaying, SPF, a list of blocked senders), told in as many ways as there are servers, and somebody can mend that.
 */
function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode = 0, response = '' } = error as Answer
  if (command !== 'RCPT TO' || responseCode < 500) return false
  const told = code.exec(response)?.[1]
  return told ? noMailbox.has(told) : inWords.test(response) && !/sender/i.test(response)
}
