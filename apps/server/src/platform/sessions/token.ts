import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits; the only copy is the client's. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps. A plain hash will do: nobody guesses 256 bits. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Whether it can be a token of ours at all; anything else is not worth a look into the database. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{43}$/.test(value)
