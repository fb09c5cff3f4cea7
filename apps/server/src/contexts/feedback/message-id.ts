import { createHash } from 'node:crypto'

/**
 * Made of everything that was sent, with the client's id: a retry is the same row, and a text that was
 * changed before the retry is not lost. A sender cannot read an anonymous row, so contents cannot be compared
 * instead. UUID of version 8 (RFC 9562).
 */
export const idOfMessage = (input: object): string => {
  const digits = createHash('sha256').update(JSON.stringify(input)).digest('hex')
  const variant = '89ab'[Number.parseInt(digits.charAt(16), 16) % 4]
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}
