import { expect, test } from 'vitest'
import { linkToken } from './link-token.ts'

test('a link’s token depends on secret, app and id, and nothing else', () => {
  const token = linkToken('secret', 'app', 'id')
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(linkToken('secret', 'app', 'id')).toBe(token)
  for (const other of [
    linkToken('secret2', 'app', 'id'),
    linkToken('secret', 'app2', 'id'),
    linkToken('secret', 'app', 'id2'),
  ])
    expect(other).not.toBe(token)
})
