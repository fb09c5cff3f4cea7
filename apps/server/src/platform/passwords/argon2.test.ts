import { argon2Sync } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { TooBusy } from '../base/concurrency-limit.ts'
import { hashPassword, isOutdated, verifyPassword } from './argon2.ts'
import { createPasswords } from './passwords.ts'

const phc = await hashPassword('Größe-1')
const passwords = await createPasswords()
afterAll(passwords.stop)

test('a hash is a PHC string with parameters recommended by OWASP, and a salt of its own', async () => {
  expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(await hashPassword('Größe-1')).not.toBe(phc)
  expect(isOutdated(phc)).toBe(false)
})

test('only the password itself matches', async () => {
  expect(await verifyPassword('Größe-1', phc)).toBe(true)
  for (const other of ['größe-1', 'Größe-1 ', '', 'Grosse-1', 'Größe-1\0'])
    expect(await verifyPassword(other, phc)).toBe(false)
})

test('the same password from another keyboard matches, however its characters are composed', async () => {
  expect(await verifyPassword('Größe-1'.normalize('NFD'), phc)).toBe(true)
  expect(await verifyPassword('Gröﬀe', await hashPassword('Gröffe'))).toBe(true)
})

test('a hash by another Argon2id with other parameters is verified, and is outdated', async () => {
  const nonce = Buffer.from('0123456789abcdef')
  const tag = argon2Sync('argon2id', {
    message: 'alt',
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory: 64,
    passes: 2,
  })
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const old = `$argon2id$v=19$m=64,t=2,p=1$${base64(nonce)}$${base64(tag)}`
  expect(await verifyPassword('alt', old)).toBe(true)
  expect(await verifyPassword('neu', old)).toBe(false)
  expect(isOutdated(old)).toBe(true)
})

test('a string that is not a hash matches nothing and throws no error', async () => {
  for (const broken of [
    '',
    'alt',
    '$argon2id$',
    '$argon2i$v=19$m=64,t=2,p=1$AAAA$AAAA',
    '$2b$10$abc',
    `${phc}$`,
  ])
    expect(await verifyPassword('alt', broken)).toBe(false)
})

test('no password matches a missing hash', async () => {
  expect(await passwords.verify('nobody has this password', null)).toBe(false)
  expect(await passwords.verify('Größe-1', phc)).toBe(true)
})

test('an address without an account costs a complete hash too, so it is never answered immediately', async () => {
  /** Whether the answer arrives within one turn of the event loop: then no hash was computed for it. */
  const isAtOnce = async (phc: string | null) => {
    let isThere = false
    const answer = passwords.verify('x', phc).then(() => {
      isThere = true
    })
    for (let step = 0; step < 100; step += 1) await Promise.resolve()
    const wasThere = isThere
    await answer
    return wasThere
  }
  expect(await isAtOnce('not a hash')).toBe(true)
  expect(await isAtOnce(phc)).toBe(false)
  expect(await isAtOnce(null)).toBe(false)
})

test('when too many wait, the next is refused immediately, and the waiting ones still get their answer', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 300 }, () => passwords.verify('x', 'no hash')),
  )
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refusals.length).toBeGreaterThan(0)
  expect(refusals.length).toBeLessThan(150)
  for (const { reason } of refusals) expect(reason).toBeInstanceOf(TooBusy)
  expect(await passwords.verify('Größe-1', phc)).toBe(true)
})
