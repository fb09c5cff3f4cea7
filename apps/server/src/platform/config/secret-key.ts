import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { StartError } from './start-error.ts'

const secretsSchema = z.object({ secretKey: z.string().min(43) })

/**
 * The key kept in `<dataDir>/secrets.json`, readable by the owner only; made on the first call.
 * @throws StartError when the file is damaged or cannot be read or written
 */
export function readSecretKey(dataDir: string): string {
  const path = join(dataDir, 'secrets.json')
  try {
    const kept = read(path) ?? create(path)
    chmodSync(path, 0o600)
    return secretsSchema.parse(JSON.parse(kept)).secretKey
  } catch (cause) {
    throw new StartError(
      `The secret key in "${path}" cannot be read or made; put the file back from a backup, or set SECRET_KEY, for example to the output of "openssl rand -base64 32".`,
      { cause },
    )
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Linked into place whole, so that of two processes starting at once both end with the first one's key. */
function create(path: string): string {
  const draft = `${path}.${process.pid}`
  const secretKey = randomBytes(32).toString('base64url')
  writeFileSync(draft, `${JSON.stringify({ secretKey })}\n`, { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8')
}
