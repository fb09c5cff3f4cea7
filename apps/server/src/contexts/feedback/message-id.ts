import { createHash } from 'node:crypto'

/**
 * The id under which a message is stored: made of everything that was sent, so that a retry is the same row, and nothing that
 * was sent is lost when the text was changed before the retry. An anonymous row cannot be read by its sender, so the stored
 * content cannot be compared with the sent one instead. It is a UUID of version 8 (RFC 9562).
 *
 * @param input the call's input, with the client's id
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
