import type { MetaDescriptor } from 'react-router'
import { builtOrigin } from '#calls/page-origin.ts'
import { academy } from '#rules/academy.ts'

interface PageMeta {
  /** The page's own address; none for a page that no search engine should list. */
  path?: string
  title: string
  description?: string
  /** The name of its picture for shared links: public/og/<picture>.png, made by scripts/open-graph.ts. */
  picture?: string
  /** Further data for search engines, as schema.org has it. */
  data?: Record<string, unknown>[]
}

/** What search engines and shared links read of a public page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { path, title, description = academy.description, picture = 'home', data = [] } = page
  const origin = typeof location === 'undefined' ? builtOrigin : location.origin
  const image = `${origin}/og/${picture}.png`
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: academy.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${academy.nativeName}: ${academy.tagline}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(path === undefined ? [] : addressOf(origin, path)),
    ...[...(path === undefined || path === '/' ? [] : [crumbs(origin, { path, title })]), ...data].map(
      (thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } }),
    ),
  ]
}

/** The academy itself, for the front page. */
export function organization(): Record<string, unknown> {
  const origin = typeof location === 'undefined' ? builtOrigin : location.origin
  return {
    '@type': 'EducationalOrganization',
    '@id': `${origin}/#academy`,
    name: academy.name,
    alternateName: academy.nativeName,
    description: academy.description,
    url: `${origin}/`,
    logo: `${origin}/og/logo.png`,
    email: academy.mailboxes.support,
    foundingDate: '2012',
    sameAs: academy.socials.map(({ url }) => url),
  }
}

function addressOf(origin: string, path: string): MetaDescriptor[] {
  const address = `${origin}${path}`
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:url', content: address },
  ]
}

function crumbs(origin: string, { path, title }: { path: string; title: string }) {
  const steps = [
    { name: academy.name, item: `${origin}/` },
    { name: title, item: `${origin}${path}` },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  }
}
