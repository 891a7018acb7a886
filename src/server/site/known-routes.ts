interface ManifestRoute {
  id: string
  parentId?: string
  path?: string
  index?: boolean
}

/** Every address that the built web client knows, from the manifest of its build, in small letters or large as it does. */
export function knownRoutes(manifest: string): RegExp[] {
  const json = manifest.slice(manifest.indexOf('=') + 1).replace(/;\s*$/, '')
  const { routes } = JSON.parse(json) as { routes: Record<string, ManifestRoute> }
  const pathOf = (route: ManifestRoute): string => {
    const parent = route.parentId === undefined ? undefined : routes[route.parentId]
    return [parent ? pathOf(parent) : '', route.path ?? ''].filter(Boolean).join('/')
  }
  return Object.values(routes)
    .filter((route) => route.index || route.path)
    .map(pathOf)
    .filter((path) => !path.includes('*'))
    .map(patternOf)
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').filter(Boolean)
  const pattern = parts.map((part) => {
    const isOptional = part.endsWith('?')
    const name = isOptional ? part.slice(0, -1) : part
    const text = name.startsWith(':') ? '[^/]+' : name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return isOptional ? `(?:/${text})?` : `/${text}`
  })
  return new RegExp(`^${pattern.join('')}/*$`, 'i')
}
