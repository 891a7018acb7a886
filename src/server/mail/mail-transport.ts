import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Config } from '../config.ts'
import type { QueuedMail } from './mail-store.ts'

/** Hands one mail over, or throws. */
export type Deliver = (mail: QueuedMail) => Promise<void>

type Settings = Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'dataDir' | 'publicUrl'>

/** The mail server of SMTP_URL; without one, a folder of files that any mail program opens. */
export function openTransport(config: Settings): Deliver {
  return config.SMTP_URL ? throughServer(config.SMTP_URL, config) : intoOutbox(config)
}

/** Shorter together than the lease of a mail: nobody else takes it while it is still being sent. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
}

function throughServer(url: string, config: Settings): Deliver {
  const server = nodemailer.createTransport({ url, ...patience })
  return async (mail) => {
    await server.sendMail(messageOf(mail, config))
  }
}

function intoOutbox(config: Settings): Deliver {
  const outbox = join(config.dataDir, 'outbox')
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    const { message } = await writer.sendMail(messageOf(mail, config))
    mkdirSync(outbox, { recursive: true })
    // Named by the mail: written again after a crash, it is still one file.
    const stamp = mail.createdAt.toISOString().replace(/[:.]/g, '-')
    const file = join(outbox, `${stamp}-${mail.id}.eml`)
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}

function messageOf(mail: QueuedMail, { MAIL_FROM, publicUrl }: Settings) {
  return {
    from: MAIL_FROM,
    // An address, never a list: a comma in it must not reach a second person.
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.createdAt,
    // The same at every try, so that a mail that went out twice is shown once.
    messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(mail) },
    attachments: mail.attachments.map(({ filename, contentType, base64 }) => ({
      filename,
      contentType,
      content: Buffer.from(base64, 'base64'),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** RFC 8058: the two headers from which a mail program makes its own button. */
function unsubscribing({ unsubscribeUrl }: QueuedMail): Record<string, string> {
  if (unsubscribeUrl === '') return {}
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
