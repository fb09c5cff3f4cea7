import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { TooBusy } from '../turns.ts'
import { hashPassword, isOutdated, verifyPassword } from './argon2.ts'
import { createPasswords } from './passwords.ts'

const phc = await hashPassword('Größe-1')

test('a hash is a PHC string with parameters that OWASP names, and a salt of its own', async () => {
  expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(await hashPassword('Größe-1')).not.toBe(phc)
  expect(isOutdated(phc)).toBe(false)
})

test('only the password itself fits', async () => {
  expect(await verifyPassword('Größe-1', phc)).toBe(true)
  for (const other of ['größe-1', 'Größe-1 ', '', 'Grosse-1', 'Größe-1\0'])
    expect(await verifyPassword(other, phc)).toBe(false)
})

test('the same password typed on another keyboard fits, however its signs are put together', async () => {
  expect(await verifyPassword('Größe-1'.normalize('NFD'), phc)).toBe(true)
  expect(await verifyPassword('Gröﬀe', await hashPassword('Gröffe'))).toBe(true)
})

test('a hash made by any other Argon2id with other parameters is understood, and is outdated', async () => {
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

test('what is no hash fits nothing, and no error', async () => {
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

test('nobody has the password of nobody', async () => {
  const passwords = await createPasswords()
  expect(await passwords.verify('nobody has this password', null)).toBe(false)
  expect(await passwords.verify('Größe-1', phc)).toBe(true)
})

test('an address without an account costs a whole hash too, and so never answers at once', async () => {
  const passwords = await createPasswords()
  /** Whether an answer is there before the event loop has turned once: then no hash was made for it. */
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
  expect(await isAtOnce('no hash at all')).toBe(true)
  expect(await isAtOnce(phc)).toBe(false)
  expect(await isAtOnce(null)).toBe(false)
})

test('when too many wait, the next is told so at once, and those who wait still get their answer', async () => {
  const passwords = await createPasswords()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 300 }, () => passwords.verify('x', 'no hash')),
  )
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(150)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(TooBusy)
  expect(await passwords.verify('Größe-1', phc)).toBe(true)
})
