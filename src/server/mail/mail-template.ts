import { academy } from '#rules/academy.ts'

export interface Letter {
  subject: string
  /** What it says in a list of mails, before it is opened. */
  preview: string
  heading: string
  paragraphs: string[]
  button?: { label: string; href: string }
  /** Small, under the button: how long it holds, what to do if it was not you. */
  notes?: string[]
}

/** A letter in the academy's look, once for programs that show HTML and once as plain text. */
export function renderLetter(
  letter: Letter,
  publicUrl: string,
): { subject: string; text: string; html: string } {
  return { subject: letter.subject, text: textOf(letter, publicUrl), html: htmlOf(letter, publicUrl) }
}

function textOf({ heading, paragraphs, button, notes = [] }: Letter, publicUrl: string): string {
  const call = button ? [`${button.label}:\n${button.href}`] : []
  const parts = [
    heading,
    ...paragraphs,
    ...call,
    ...notes,
    `${academy.name} · ${academy.tagline}\n${publicUrl}`,
  ]
  return `${parts.join('\n\n')}\n`
}

const { paper, card, ink, sindoor, genda } = academy.colours
const text = `font-family:Mukta,'Segoe UI',Helvetica,Arial,sans-serif;color:${ink};`

/** Tables and inline styles, which every mail program draws; the style element only turns the lamps off in dark rooms. */
function htmlOf(letter: Letter, publicUrl: string): string {
  const { subject, preview, heading, paragraphs, button, notes = [] } = letter
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .paper { background: #131029 !important }
  .card { background: #1e1a3d !important; border-color: #fdf0da !important }
  .ink, .ink a { color: #fdf0da !important }
}
</style>
</head>
<body class="paper" style="margin:0;background:${paper}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="ink" style="${text}padding:0 0 16px;font-size:20px;font-weight:bold">
<span lang="${academy.nativeLanguage}">${escaped(academy.nativeName)}</span> &nbsp;${escaped(academy.name)}
</td></tr>
<tr><td class="card" style="background:${card};border-top:8px solid ${ink};padding:32px 28px">
<h1 class="ink" style="${headingStyle}">${escaped(heading)}</h1>
${paragraphs.map((words) => `<p class="ink" style="${text}margin:0 0 16px;font-size:17px;line-height:1.6">${escaped(words)}</p>`).join('\n')}
${button ? buttonOf(button) : ''}
${notes.map((words) => `<p class="ink" style="${text}margin:0 0 12px;font-size:15px;line-height:1.6">${escaped(words)}</p>`).join('\n')}
</td></tr>
<tr><td style="background:${genda};height:6px;line-height:6px;font-size:0">&nbsp;</td></tr>
<tr><td class="ink" style="${text}padding:16px 0 0;font-size:14px;line-height:1.6">
${escaped(academy.tagline)}<br><a href="${escaped(publicUrl)}" style="color:inherit">${escaped(publicUrl)}</a>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const headingStyle = `font-family:'Rozha One',Georgia,serif;color:${ink};margin:0 0 20px;font-size:30px;line-height:1.2;font-weight:normal`

/** The address stands below in words too, for programs that show no buttons. */
function buttonOf({ label, href }: { label: string; href: string }): string {
  const link = escaped(href)
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr>
<td style="background:${sindoor}"><a href="${link}" style="${text}color:${paper};display:inline-block;padding:14px 28px;font-size:18px;font-weight:bold;text-decoration:none">${escaped(label)}</a></td>
</tr></table>
<p class="ink" style="${text}margin:0 0 16px;font-size:15px;line-height:1.6">If the button does not work, copy this address into your browser:<br><a href="${link}" style="color:inherit;word-break:break-all">${link}</a></p>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escaped(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
