import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'

/** What under /api is for programs loads nothing at all. */
export const nothingLoads = "default-src 'none'; frame-ancestors 'none'"

/** What is no page (files, sounds, pictures) belongs in nobody's frame, even opened by itself. */
export const filesOnly = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The policy of a page that has no script, loads nothing, and holds its style in itself. */
export function stillPolicy(
  html: string,
  { frames, sounds = 'none' }: { frames: 'self' | 'none'; sounds?: 'self' | 'none' },
): string {
  const directives = [
    "default-src 'none'",
    ...(sounds === 'self' ? ["media-src 'self'"] : []),
    ...stylesOf(html, ''),
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors '${frames}'`,
  ]
  return directives.join('; ')
}

/** The policy of one page. Its inline scripts, which the build wrote, are allowed by their hash, and no others. */
export function policyOf(html: string, config: Pick<Config, 'MEDIA_URL' | 'publicUrl' | CardFrame>): string {
  const media = config.MEDIA_URL ? ` ${new URL(config.MEDIA_URL).origin}` : ''
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${inlineHashes(html, 'script').join(' ')}`.trimEnd(),
    ...stylesOf(html, "'self'"),
    `img-src 'self' data: blob:${media}`,
    `media-src 'self' data: blob:${media}`,
    `connect-src 'self'${media}`,
    `frame-src 'self' https://www.youtube-nocookie.com${cardFrame(config)}`,
    "object-src 'none'",
    "base-uri 'none'",
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

/** The styles that the page was built with, by their hash: the sheets in it, and the attributes of its elements. */
function stylesOf(html: string, from: string): string[] {
  const attributes = Array.from(html.matchAll(/<[a-z][^>]*?\sstyle="([^"]*)"/g), ([, text = '']) =>
    unescaped(text),
  )
  const sheets = ['style-src', from, ...inlineHashes(html, 'style')].filter(Boolean)
  return [
    sheets.length > 1 ? sheets.join(' ') : "style-src 'none'",
    attributes.length > 0 ? `style-src-attr 'unsafe-hashes' ${hashed(attributes)}` : "style-src-attr 'none'",
  ]
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

const unescaped = (text: string) => text.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole)

function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const inline = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))
  const texts = Array.from(inline, ([, text = '']) => text)
  return texts.length > 0 ? [hashed(texts)] : []
}

function hashed(texts: string[]): string {
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).join(' ')
}
