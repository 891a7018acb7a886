import type { FastifyInstance } from 'fastify'

/** What search engines ask for first: where they may go, and what there is. */
export function registerSearchEngines(app: FastifyInstance, paths: string[]): void {
  const { publicUrl } = app.deps.config
  const places = paths.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`)
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${places.join('\n')}
</urlset>
`
  const robots = `User-agent: *
Allow: /
Disallow: /api/
Disallow: /dev/
Sitemap: ${publicUrl}/sitemap.xml
`
  const kept = 'public, max-age=600'
  app.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', kept).send(sitemap),
  )
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', kept).send(robots),
  )
}
