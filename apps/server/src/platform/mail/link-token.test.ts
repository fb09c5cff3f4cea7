import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createLinkTokens } from './link-token.ts'

const [KEY, NEXT_KEY] = ['the key at first, 32 bytes or more', 'the key after it, 32 bytes or more']
const links = createLinkTokens(KEY)

test('a link’s token depends only on secret, app and id', () => {
  const linkId = links.newLinkId()
  const token = links.linkToken('app', linkId)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(createLinkTokens(KEY).linkToken('app', linkId)).toBe(token)
  expect(links.linkToken('app2', linkId)).not.toBe(token)
  expect(links.linkToken('app', links.newLinkId())).not.toBe(token)
})

test('a link’s id is a UUID, a new one each time', () => {
  const ids = Array.from({ length: 100 }, links.newLinkId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(z.uuid({ version: 'v8' }).safeParse(id).success).toBe(true)
})

test('a link keeps its token when the secret key is replaced, and a new one has a token of the new key', () => {
  const linkId = links.newLinkId()
  const later = createLinkTokens(NEXT_KEY, [KEY])
  expect(later.linkToken('app', linkId)).toBe(links.linkToken('app', linkId))
  const newId = later.newLinkId()
  expect(createLinkTokens(NEXT_KEY).linkToken('app', newId)).toBe(later.linkToken('app', newId))
})

test('without its key a link’s token cannot be computed', () => {
  expect(() => createLinkTokens(NEXT_KEY).linkToken('app', links.newLinkId())).toThrow('FORMER_SECRET_KEYS')
})

test('a link mailed years ago keeps its token in every version', () => {
  const linkId = `${links.newLinkId().slice(0, 8)}-0000-8000-8000-000000000000`
  expect(links.linkToken('app', linkId)).toBe('JPjwYxjJfS1KXr9lvTpOcSqC7pH8ZMKdpk3A4cRsWBI')
})
