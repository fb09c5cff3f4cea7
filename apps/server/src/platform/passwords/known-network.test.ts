import { expect, test } from 'vitest'
import { createThrottle } from './throttle.ts'

/** Waits until all queued callbacks of the event loop have run. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('callers who wait while their networks cannot be looked up share the failure instead of asking in turn', async () => {
  const connections: (() => void)[] = []
  const connect = () =>
    new Promise((_, reject) => connections.push(() => reject(new Error('the database is away'))))
  const { isKnownNetwork } = createThrottle({ connect } as never, 'a secret key of at least 32 bytes')
  const ask = () =>
    Promise.all(Array.from({ length: 100 }, (_, at) => isKnownNetwork(`192.0.2.${at}`, new Date(0))))

  const answer = ask()
  await settle()
  expect(connections).toHaveLength(2)
  for (const fail of connections) fail()
  expect(new Set(await answer)).toEqual(new Set([false]))
  expect(connections).toHaveLength(2)

  const later = ask()
  await settle()
  expect(connections).toHaveLength(4)
  for (const fail of connections) fail()
  await later
})
