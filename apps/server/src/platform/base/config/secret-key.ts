import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { StartError } from './start-error.ts'

export type SecretKeys = { secretKey: string; formerSecretKeys: readonly string[] }

const key = z.string().min(43)
const secretsSchema = z.object({ secretKey: key, formerSecretKeys: z.array(key).default([]) })

/**
 * The keys in `<dataDir>/secrets.json`, readable only by the owner; generated on the first call.
 * @throws StartError when the file is damaged or cannot be read or written
 */
export function readSecretKeys(dataDir: string): SecretKeys {
  return withFile(dataDir, (path) => {
    const content = read(path) ?? create(path)
    chmodSync(path, 0o600)
    return secretsSchema.parse(JSON.parse(content))
  })
}

/** The unchanged file, for a backup. */
export const readSecretKeysFile = (dataDir: string): Buffer => withFile(dataDir, (path) => readFileSync(path))

/** Replaces the file by that of a backup. */
export const writeSecretKeysFile = (dataDir: string, content: Buffer): SecretKeys => {
  const keys = secretsSchema.parse(JSON.parse(content.toString()))
  return withFile(dataDir, (path) => {
    renameSync(write(path, keys), path)
    return keys
  })
}

/**
 * Puts a new key in front of the stored ones.
 * @throws StartError as above; then the file is unchanged
 */
export function replaceSecretKey(dataDir: string): SecretKeys {
  const { secretKey, formerSecretKeys } = readSecretKeys(dataDir)
  return withFile(dataDir, (path) => {
    const keys = { secretKey: newKey(), formerSecretKeys: [secretKey, ...formerSecretKeys] }
    renameSync(write(path, keys), path)
    return keys
  })
}

function withFile<T>(dataDir: string, work: (path: string) => T): T {
  const path = join(dataDir, 'secrets.json')
  try {
    return work(path)
  } catch (cause) {
    throw new StartError(
      `The secret key in "${path}" cannot be read or created; restore the file from a backup, or set SECRET_KEY, for example to the output of "openssl rand -base64 32".`,
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

const newKey = () => randomBytes(32).toString('base64url')

/** @returns the path of the draft, completely written to disk */
function write(path: string, keys: Pick<SecretKeys, 'secretKey'> & Partial<SecretKeys>): string {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(keys)}\n`, { mode: 0o600, flush: true })
  return draft
}

/** Links the complete file into place, so that two processes starting together both get the first one's key. */
function create(path: string): string {
  const draft = write(path, { secretKey: newKey() })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8')
}
