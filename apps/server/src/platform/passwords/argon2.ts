import { randomBytes, timingSafeEqual } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'

/** The first of OWASP's equally strong settings; `memory` in KiB. */
const ARGON2ID = { memory: 19_456, passes: 2, parallelism: 1 } as const

/** `Algorithm.Argon2id`; the package declares it as an enum that a stripped import cannot reach. */
const ARGON2ID_ALGORITHM = 2

const TAG_BYTES = 32
const NONCE_BYTES = 16

type Parameters = { memory: number; passes: number; parallelism: number }

/** Can be sent to a thread. `memory` in KiB. */
export type TagInput = { password: Uint8Array; salt: Uint8Array; parameters: Parameters }

/** Argon2 itself: 32 bytes of the password and the salt. */
export type ComputeTag = (input: TagInput) => Promise<Uint8Array>

/** Umlauts typed as one or as two code points are the same password. */
const normalise = (password: string) => Buffer.from(password.normalize('NFKC'), 'utf8')

export const argumentsOf = ({ password, salt, parameters: { memory, passes, parallelism } }: TagInput) =>
  [
    password,
    {
      algorithm: ARGON2ID_ALGORITHM,
      salt,
      memoryCost: memory,
      timeCost: passes,
      parallelism,
      outputLen: TAG_BYTES,
    },
  ] as const

/**
 * Uses Node's own thread pool: for the start, for scripts, and without limits. The server hashes in
 * `hashing-threads.ts`.
 */
const computeInPool: ComputeTag = (input) => hashRaw(...argumentsOf(input))

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

/** Hashes to a PHC string: `$argon2id$v=19$m=…,t=…,p=…$nonce$tag`. */
export const hashPassword = async (
  password: string,
  computeTag: ComputeTag = computeInPool,
): Promise<string> => {
  const salt = randomBytes(NONCE_BYTES)
  const { memory, passes, parallelism } = ARGON2ID
  const tag = await computeTag({ password: normalise(password), salt, parameters: ARGON2ID })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** A string that is not one of our PHC strings matches nothing. */
export const verifyPassword = async (
  password: string,
  phc: string,
  computeTag: ComputeTag = computeInPool,
): Promise<boolean> => {
  const [, memory, passes, parallelism, nonce, expected] = PHC.exec(phc) ?? []
  if (!nonce || !expected) return false
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const salt = Buffer.from(nonce, 'base64')
  const tag = await computeTag({ password: normalise(password), salt, parameters })
  const expectedTag = Buffer.from(expected, 'base64')
  return tag.length === expectedTag.length && timingSafeEqual(tag, expectedTag)
}

export const isOutdated = (phc: string): boolean =>
  !phc.startsWith(`$argon2id$v=19$m=${ARGON2ID.memory},t=${ARGON2ID.passes},p=${ARGON2ID.parallelism}$`)
