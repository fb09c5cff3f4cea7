import { command, upload } from '@wohlauf/contract/operation'
import { EmptyObject } from '@wohlauf/contract/values/values'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { limitTaker, takeLimits } from './take-limits.ts'

const now = new Date('2026-03-04T10:00:00Z')
const CALLER = { appId: 'app', userId: 'user', remoteAddress: '203.0.113.1' }

/** The limits that a call uses when some are exhausted: `waits`, in seconds. */
const takenBy = async (
  operation: Parameters<typeof takeLimits>[1],
  call: Partial<Parameters<typeof takeLimits>[2]> = {},
  waits: Partial<Record<string, number>> = {},
) => {
  const uses: unknown[] = []
  const take = async (
    ...[name, subject, at, amount]: Parameters<Parameters<typeof takeLimits>[0]['take']>
  ) => {
    uses.push([name, subject, at, amount])
    return waits[name] ?? 0
  }
  const refusal = await takeLimits({ take }, operation, { ...CALLER, ...call }, now).catch(
    (error: unknown) => error,
  )
  return { uses, refusal }
}

const input = z.object({ to: z.string() })
const spec = { audience: 'anyone', input, output: EmptyObject } as const
const writing = command('test/write-command', {
  ...spec,
  limits: ['contact-from-network', { 'reset-mail-to-address': 'to' }, 'message-of-user'],
})
const sending = upload('test/send-command', { ...spec, files: { paper: { accepts: 'document' } } })

test('each limit counts its own subject, in the stated order', async () => {
  expect(await takenBy(writing, { input: { to: 'a@b.example' } })).toEqual({
    uses: [
      ['contact-from-network', '203.0.113.1', now, 1],
      ['reset-mail-to-address', 'app a@b.example', now, 1],
      ['message-of-user', 'user', now, 1],
    ],
    refusal: undefined,
  })
})

test('a call refused by one limit takes nothing of the next, and gets its waiting time', async () => {
  const { uses, refusal } = await takenBy(
    writing,
    { input: { to: 'a@b.example' } },
    { 'reset-mail-to-address': 7 },
  )
  expect(uses).toHaveLength(2)
  expect(refusal).toMatchObject({ name: 'too-many-requests', retryAfterSeconds: 7 })
})

test('an operation without limits takes nothing', async () => {
  expect(await takenBy(command('test/free-command', spec))).toEqual({ uses: [], refusal: undefined })
})

test('every upload is counted with its kibibytes, rounded up', async () => {
  expect((await takenBy(sending, { bytes: 1025 })).uses).toEqual([
    ['upload-to-app', 'app', now, 1],
    ['upload-kibibyte-to-app', 'app', now, 2],
  ])
  expect((await takenBy(sending, { bytes: 1 }, { 'upload-kibibyte-to-app': 9 })).refusal).toMatchObject({
    name: 'upload-quota-used-up',
    retryAfterSeconds: 9,
  })
})

test('a handler takes from a limit that its operation states for it, and from no other', async () => {
  const uses: unknown[] = []
  const take = async (...args: unknown[]) => {
    uses.push(args)
    return 7
  }
  const operation = command('test/find-command', {
    ...spec,
    limitsInHandler: ['confirmation-mail-to-address'],
  })
  const takeLimit = limitTaker({ take }, operation, 'app', now)
  expect(await takeLimit('confirmation-mail-to-address', 'a@b.example')).toBe(7)
  expect(uses).toEqual([['confirmation-mail-to-address', 'app a@b.example', now]])
  await expect(takeLimit('reset-mail-to-address', 'a@b.example')).rejects.toThrow(
    'test/find-command does not state the limit reset-mail-to-address',
  )
  expect(uses).toHaveLength(1)
})
