import { randomBytes, timingSafeEqual } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'

/** The cost of a hash; `memory` in KiB. */
export type HashCost = { memory: number; passes: number; parallelism: number }

/** The first of OWASP's equally strong settings. */
export const HASH_COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 }

/** `Algorithm.Argon2id`; the package declares it as an enum that a stripped import cannot reach. */
const ARGON2ID_ALGORITHM = 2

const TAG_BYTES = 32
const NONCE_BYTES = 16

/** Can be sent to a thread. */
export type TagInput = { password: Uint8Array; salt: Uint8Array; cost: HashCost }

/** Argon2 itself: 32 bytes of the password and the salt. */
export type ComputeTag = (input: TagInput) => Promise<Uint8Array>

/** Umlauts typed as one or as two code points are the same password. */
const normalise = (password: string) => Buffer.from(password.normalize('NFKC'), 'utf8')

export const argumentsOf = ({ password, salt, cost: { memory, passes, parallelism } }: TagInput) =>
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
  cost = HASH_COST,
): Promise<string> => {
  const salt = randomBytes(NONCE_BYTES)
  const { memory, passes, parallelism } = cost
  const tag = await computeTag({ password: normalise(password), salt, cost })
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
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const salt = Buffer.from(nonce, 'base64')
  const tag = await computeTag({ password: normalise(password), salt, cost })
  const expectedTag = Buffer.from(expected, 'base64')
  return tag.length === expectedTag.length && timingSafeEqual(tag, expectedTag)
}

export const isOutdated = (phc: string, { memory, passes, parallelism } = HASH_COST): boolean =>
  !phc.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`)
