import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const settings = {
  ...process.env,
  PORT: '3001',
  PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173',
}

/** The API restarts when its files change; the client reloads itself and asks the API through Vite's proxy. */
const children = [
  spawn(process.execPath, ['--watch', 'src/server/main.ts'], { cwd: root, env: settings, stdio: 'inherit' }),
  spawn(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'dev'], { cwd: root, stdio: 'inherit' }),
]

for (const child of children) child.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

function stop(): void {
  for (const child of children) child.kill('SIGTERM')
}
