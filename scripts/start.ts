import { buildClientWhenStale } from './build-client.ts'

buildClientWhenStale()
await import('../src/server/main.ts')
