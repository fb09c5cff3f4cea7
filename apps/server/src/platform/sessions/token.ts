import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits; the only copy is the client's. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored value. A plain hash is sufficient: 256 bits cannot be guessed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{43}$/.test(value)
