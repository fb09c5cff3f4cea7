import { readdir, readFile } from 'node:fs/promises'
import { platform } from 'node:os'
import { expect, test } from 'vitest'
import { hashPassword, type TagInput, verifyPassword } from './argon2.ts'
import { createHashingThreads } from './hashing-threads.ts'

const { computeTag, atOnce } = createHashingThreads()

const TOO_SHORT_SALT: TagInput = {
  password: Buffer.from('x'),
  salt: Buffer.from('x'),
  parameters: { memory: 64, passes: 1, parallelism: 1 },
}

test('more hashes at once than the threads take are each that of their own password', async () => {
  const passwords = Array.from({ length: 2 * atOnce + 1 }, (_, at) => `Größe-${at}`)
  const hashes = await Promise.all(passwords.map((password) => hashPassword(password, computeTag)))
  const matches = hashes.map((phc, at) => verifyPassword(passwords[at] ?? '', phc))
  expect(await Promise.all(matches)).toEqual(passwords.map(() => true))
  expect(await verifyPassword('Größe-1', hashes[0] ?? '', computeTag)).toBe(false)
})

test('an input that Argon2 refuses is an error of its own hash alone', async () => {
  const [refused, ...others] = await Promise.allSettled([
    computeTag(TOO_SHORT_SALT),
    ...Array.from({ length: atOnce }, () => hashPassword('Größe-1', computeTag)),
  ])
  expect(refused.status).toBe('rejected')
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 'fulfilled'))
})

/** How willingly each thread of this process gives way to others: 0 is usual. Linux only; elsewhere nothing is said. */
const nicenessOfThreads = async (): Promise<number[]> => {
  const threads = await readdir('/proc/self/task').catch(() => [])
  const stats = await Promise.all(threads.map((thread) => readFile(`/proc/self/task/${thread}/stat`, 'utf8')))
  return stats.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]))
}

test('the threads give way to the rest of the process on Linux, and nowhere more than they alone', async () => {
  await hashPassword('Größe-1', computeTag)
  const niceness = await nicenessOfThreads()
  expect(new Set(niceness)).toEqual(new Set(platform() === 'linux' ? [0, 5] : []))
})
