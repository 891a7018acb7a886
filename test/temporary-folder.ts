import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the tests keep for a moment stands in one folder, and is gone with them. */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'boli-tests-'))
  // A PostgreSQL of theirs runs as somebody else.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
