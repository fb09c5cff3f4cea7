import { afterAll, expect, test } from 'vitest'
import { hashPassword, type TagInput, verifyPassword } from './argon2.ts'
import { createHashingThreads } from './hashing-threads.ts'

const { computeTag, capacity, stop } = createHashingThreads()
afterAll(stop)

const TOO_SHORT_SALT: TagInput = {
  password: Buffer.from('x'),
  salt: Buffer.from('x'),
  cost: { memory: 64, passes: 1, parallelism: 1 },
}

test('more concurrent hashes than the threads take are each that of their own password', async () => {
  const passwords = Array.from({ length: 2 * capacity + 1 }, (_, at) => `Größe-${at}`)
  const hashes = await Promise.all(passwords.map((password) => hashPassword(password, computeTag)))
  const matches = hashes.map((phc, at) => verifyPassword(passwords[at] ?? '', phc))
  expect(await Promise.all(matches)).toEqual(passwords.map(() => true))
  expect(await verifyPassword('Größe-1', hashes[0] ?? '', computeTag)).toBe(false)
})

test('an input that Argon2 refuses is an error of its own hash alone', async () => {
  const [refusedHash, ...others] = await Promise.allSettled([
    computeTag(TOO_SHORT_SALT),
    ...Array.from({ length: capacity }, () => hashPassword('Größe-1', computeTag)),
  ])
  expect(refusedHash.status).toBe('rejected')
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 'fulfilled'))
})

test('stopping rejects hashes in progress, which nobody awaits any more', async () => {
  const ending = createHashingThreads()
  await hashPassword('Größe-1', ending.computeTag)
  const hashes = Array.from({ length: ending.capacity + 1 }, () => hashPassword('Größe-1', ending.computeTag))
  const outcomes = Promise.allSettled(hashes)
  await ending.stop()
  expect((await outcomes).map(({ status }) => status)).toEqual(hashes.map(() => 'rejected'))
})
