import { randomBytes, timingSafeEqual } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'

/** The first of OWASP's equally strong settings; `memory` in KiB. */
const ARGON2ID = { memory: 19_456, passes: 2, parallelism: 1 } as const

/** `Algorithm.Argon2id`; the package declares it as an enum that a stripped import cannot reach. */
const ARGON2ID_ALGORITHM = 2

const TAG_BYTES = 32
const NONCE_BYTES = 16

type Parameters = { memory: number; passes: number; parallelism: number }

/** Umlauts typed as one or as two code points are the same password. */
const normalise = (password: string) => Buffer.from(password.normalize('NFKC'), 'utf8')

const tag = (password: string, salt: Buffer, { memory, passes, parallelism }: Parameters): Promise<Buffer> =>
  hashRaw(normalise(password), {
    algorithm: ARGON2ID_ALGORITHM,
    salt,
    memoryCost: memory,
    timeCost: passes,
    parallelism,
    outputLen: TAG_BYTES,
  })

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** Hashes to a PHC string: `$argon2id$v=19$m=…,t=…,p=…$nonce$tag`. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(NONCE_BYTES)
  const { memory, passes, parallelism } = ARGON2ID
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(await tag(password, nonce, ARGON2ID))}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Whether the password matches; a string that is not one of our PHC strings matches nothing. */
export const verifyPassword = async (password: string, phc: string): Promise<boolean> => {
  const [, memory, passes, parallelism, nonce, expected] = PHC.exec(phc) ?? []
  if (!nonce || !expected) return false
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const given = await tag(password, Buffer.from(nonce, 'base64'), parameters)
  const wanted = Buffer.from(expected, 'base64')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** Whether the hash was computed with other parameters than the current ones. */
export const isOutdated = (phc: string): boolean =>
  !phc.startsWith(`$argon2id$v=19$m=${ARGON2ID.memory},t=${ARGON2ID.passes},p=${ARGON2ID.parallelism}$`)
