import { academy } from '#rules/academy.ts'
import { escaped } from '../mail/mail-template.ts'
import { shownStudent, whenText } from './letters/letter-parts.ts'
import type { TutorRequestRow } from './tutor-request-store.ts'

/** Plain pages for a tutor, who has no account: no scripts, nothing from elsewhere. */
export function answerPage(request: TutorRequestRow): string {
  return request.kind === 'message' ? messagePage(request) : lessonPage(request)
}

/** What the tutor said before stands there to be kept or changed: a lesson that moves is held where it was. */
function lessonPage(request: TutorRequestRow): string {
  const { languageName, classSize, isTrial, reply } = request
  return page(
    isTrial ? 'A trial lesson?' : 'A lesson?',
    `<p>${escaped(shownStudent(request))} asks for a ${escaped(languageName)} lesson, class size ${classSize}.</p>
<p class="when">${escaped(whenText(request, 'tutor'))}</p>
<form method="post">
<label for="reply">A word to the student, if you like: where you meet, what to bring</label>
<textarea id="reply" name="reply" rows="4" maxlength="2000">${escaped(reply)}</textarea>
<button name="answer" value="accept">Accept</button>
<button class="quiet" name="answer" value="decline">Decline</button>
</form>`,
  )
}

function messagePage(request: TutorRequestRow): string {
  return page(
    'A message to you',
    `<p>${escaped(shownStudent(request))} would like to learn ${escaped(request.languageName)}, class size ${request.classSize}, and writes:</p>
<blockquote>${escaped(request.message)}</blockquote>
<form method="post">
<label for="reply">Your answer</label>
<textarea id="reply" name="reply" rows="8" maxlength="2000" required></textarea>
<button name="answer" value="reply">Send</button>
</form>`,
  )
}

export function answeredPage(): string {
  return page('Thank you!', '<p>We have written to the student. You can close this page.</p>')
}

export function endedPage(): string {
  return page(
    'This link has ended',
    `<p>It was used already, the request has changed since, or the address is not whole. The newest mail about a lesson holds the link that works.</p>
<p>Questions? Please write to <a href="mailto:${academy.mailboxes.support}">${academy.mailboxes.support}</a>.</p>`,
  )
}

export function pastPage(): string {
  return page('This lesson’s time has passed', '<p>There is nothing to answer any more.</p>')
}

const { paper, card, ink, sindoor, genda } = academy.colours
const style = `:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;background:${paper};color:${ink};font:18px/1.6 Mukta,system-ui,sans-serif;overflow-wrap:anywhere;border-top:8px solid ${ink}}
main{max-width:36rem;margin:0 auto;padding:1.5rem 1rem 3rem}h1{font:normal clamp(2rem,8vw,3rem)/1.15 'Rozha One',Georgia,serif;margin:1rem 0}
.name{font-weight:700}.said{font:normal 2rem/1.4 'Tiro Devanagari Hindi','Noto Serif Devanagari',serif;border-left:8px solid ${genda};padding-left:1rem;margin:1rem 0 0}.roman{border-left:8px solid ${genda};padding-left:1rem;margin:0 0 1.5rem}audio{width:100%}.when{font-weight:700;font-size:1.15em;border-left:8px solid ${genda};padding-left:1rem}blockquote{margin:1rem 0;background:${card};border-top:4px solid ${ink};padding:1rem;white-space:pre-wrap}
form{margin:1.5rem 0;display:grid;gap:.75rem}label{font-weight:700}textarea{font:inherit;color:inherit;background:${card};border:2px solid ${ink};padding:.6rem;width:100%}
button{font:inherit;font-weight:700;min-height:44px;padding:.6rem 1.2rem;border:3px solid ${sindoor};background:${sindoor};color:${paper};cursor:pointer}
button.quiet{background:transparent;color:${ink};border-color:${ink}}button:hover{background:${ink};border-color:${ink};color:${paper}}a{color:inherit}:focus-visible{outline:3px solid ${sindoor};outline-offset:3px}`

/** `heading` and `content` are HTML. */
export function page(heading: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${heading} · ${escaped(academy.name)}</title><style>${style}</style></head>
<body><main><p class="name"><span lang="${academy.nativeLanguage}">${escaped(academy.nativeName)}</span> ${escaped(academy.name)}</p><h1>${heading}</h1>${content}</main></body></html>`
}
