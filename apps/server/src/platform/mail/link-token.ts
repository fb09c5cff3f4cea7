import { createHmac } from 'node:crypto'

/**
 * The token of a mailed link, 256 bits, derived from the id of the link's row: who holds the secret can write the link
 * again, who only sees the database cannot.
 */
export const linkToken = (secretKey: string, appId: string, linkId: string): string =>
  createHmac('sha256', secretKey).update(`link:${appId}:${linkId}`).digest('base64url')
