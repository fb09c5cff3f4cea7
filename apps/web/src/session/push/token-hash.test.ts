import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { tokenHash } from './token-hash.ts'

test.each(['token', '{"endpoint":"https://push.example.org/ä"}', ''])('of %o', async (token) => {
  expect(await tokenHash(token)).toBe(createHash('sha256').update(token).digest('base64url'))
})
