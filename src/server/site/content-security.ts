import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'

/** What under /api is for programs loads nothing at all. */
export const nothingLoads = "default-src 'none'; frame-ancestors 'none'"

/** The policy of one page. Its inline scripts, which the build wrote, are allowed by their hash, and no others. */
export function policyOf(html: string, config: Pick<Config, 'MEDIA_URL' | 'publicUrl' | CardFrame>): string {
  const media = config.MEDIA_URL ? ` ${new URL(config.MEDIA_URL).origin}` : ''
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${inlineHashes(html, 'script').join(' ')}`.trimEnd(),
    `style-src 'self' ${inlineHashes(html, 'style').join(' ')}`.trimEnd(),
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${media}`,
    `media-src 'self' data: blob:${media}`,
    `connect-src 'self'${media}`,
    "font-src 'self'",
    "worker-src 'self'",
    `frame-src 'self' https://www.youtube-nocookie.com${cardFrame(config)}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ]
  if (config.publicUrl.startsWith('https:')) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

type CardFrame = 'CCAVENUE_MERCHANT_ID' | 'CCAVENUE_URL'

/** The card provider's page stands in a frame of ours (spec 2). */
function cardFrame({ CCAVENUE_MERCHANT_ID: isSet, CCAVENUE_URL: url }: Pick<Config, CardFrame>): string {
  return isSet ? ` ${new URL(url ?? 'https://secure.ccavenue.com').origin}` : ''
}

function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const inline = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))
  const hashes = Array.from(inline, ([, text = '']) => createHash('sha256').update(text).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}
