import { expect, test } from 'vitest'
import { createSealedSecrets } from './sealed-secrets.ts'

const [KEY, NEXT] = [
  'Zm9yIHRlc3RzIG9ubHksIDMyIGJ5dGVzIGFuZCBtb3Jl',
  'YW5vdGhlciBrZXkgZm9yIHRlc3RzLCAzMiBieXRlcyBhbmQ',
]
const SECRET = Buffer.from('12345678901234567890')
const owner = { id: 'a', appId: 'x' }

test('a secret is opened for its owner only, and is not revealed by what is stored', () => {
  const { seal, open } = createSealedSecrets(KEY)
  const sealed = seal(owner, SECRET)
  expect(open(owner, sealed)).toEqual(SECRET)
  expect(Buffer.from(sealed, 'base64url').includes(SECRET)).toBe(false)
  for (const other of [
    { id: 'b', appId: 'x' },
    { id: 'a', appId: 'y' },
    { id: 'a', appId: null },
  ])
    expect(open(other, sealed)).toBe(null)
})

test('after a rotation it is opened with the former key, and with none that is unknown', () => {
  const sealed = createSealedSecrets(KEY).seal(owner, SECRET)
  const rotated = createSealedSecrets(NEXT, [KEY])
  expect(rotated.open(owner, sealed)).toEqual(SECRET)
  const sealedAgain = rotated.seal(owner, SECRET)
  const afterwards = createSealedSecrets(NEXT)
  expect([afterwards.open(owner, sealed), afterwards.open(owner, sealedAgain)]).toEqual([null, SECRET])
})
