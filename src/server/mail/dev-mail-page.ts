import type { FastifyInstance, FastifyReply } from 'fastify'
import { academy } from '#rules/academy.ts'
import { mailsListed, shownMail } from './mail-list-store.ts'
import { mailWords } from './mail-store.ts'
import { escaped } from './mail-template.ts'

/** No scripts, nothing from elsewhere: a mail may hold whatever somebody typed. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The mailbox of a machine without a mail server: every mail that would have gone out. */
export function registerDevMail(app: FastifyInstance): void {
  const { sql } = app.deps
  app.get('/dev/mail', async (_request, reply) => {
    const mails = (await mailsListed(sql, { after: null, most: 200 })).map(shownMail)
    const rows = mails.map(
      ({ id, to, subject, state, createdAt }) =>
        `<li><a href="/dev/mail/${encodeURIComponent(id)}">${escaped(subject)}</a><br>to ${escaped(to)} · ${escaped(createdAt)} · ${state}</li>`,
    )
    const list = rows.length > 0 ? `<ol>${rows.join('\n')}</ol>` : '<p>No mail yet.</p>'
    return sendPage(reply, 'Mail', `<p>No mail server is set (SMTP_URL), so mails stay here.</p>${list}`)
  })
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async ({ params }, reply) => {
    const mail = await mailWords(sql, params.id)
    if (!mail) return sendPage(reply.status(404), 'No such mail', '<p>There is no such mail.</p>')
    const about = `<p>to ${escaped(mail.to)} · ${escaped(mail.createdAt.toISOString())} · <a href="/dev/mail">all mails</a></p>`
    return sendPage(reply, mail.subject, `${about}${frameOf(mail.html)}<pre>${withLinks(mail.text)}</pre>`)
  })
}

/** The HTML part, as a stranger: it may not run a script, and its links open in the whole window. */
function frameOf(html: string): string {
  const inWindow = html.replace(/<head>/i, '<head><base target="_top">')
  return `<iframe title="The mail as HTML" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escaped(inWindow)}"></iframe>`
}

function withLinks(text: string): string {
  return escaped(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)
}

const { paper, card, ink, sindoor } = academy.colours
const style = `:root{color-scheme:light}body{margin:0 auto;max-width:46rem;padding:2rem 1rem;background:${paper};color:${ink};font:17px/1.6 Mukta,system-ui,sans-serif;border-top:8px solid ${ink}}
h1{font:normal 2rem/1.2 'Rozha One',Georgia,serif;overflow-wrap:anywhere}a{color:${ink};display:inline-block;padding-block:.35rem}a:hover{color:${sindoor}}li{margin-bottom:.75rem}
iframe{width:100%;height:42rem;border:0;border-top:4px solid ${ink};background:${card}}pre{white-space:pre-wrap;overflow-wrap:anywhere;border-top:4px solid ${ink};padding-top:1rem}`

function sendPage(reply: FastifyReply, title: string, content: string): FastifyReply {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)} · ${escaped(academy.name)}</title><style>${style}</style></head><body><main><h1>${escaped(title)}</h1>${content}</main></body></html>`
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html)
}
