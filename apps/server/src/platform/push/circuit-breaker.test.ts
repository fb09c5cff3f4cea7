import { beforeEach, expect, test } from 'vitest'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import { PushNotSent } from './push-not-sent.ts'

let now: number
let requestCount: number
let breaker: CircuitBreaker
beforeEach(() => {
  now = 0
  requestCount = 0
  breaker = createCircuitBreaker(() => now)
})

const ask = async (error?: Error, service = 'fcm'): Promise<string> => {
  try {
    return await breaker.run(service, async () => {
      requestCount += 1
      if (error) throw error
      return 'sent'
    })
  } catch (failure) {
    return (failure as Error).message
  }
}
const outage = new PushNotSent('down', { isOutage: true })
const times = async (count: number, error: Error): Promise<void> => {
  for (let time = 0; time < count; time++) await ask(error)
}
const PAUSED = 'The push service is paused.'

test('the fifth failure in succession pauses the service for half a minute', async () => {
  await times(4, outage)
  expect(await ask(outage)).toBe('down')
  expect([await ask(), requestCount]).toEqual([PAUSED, 5])
  now = 29_999
  expect(await ask()).toBe(PAUSED)
  now = 30_000
  expect([await ask(), requestCount]).toEqual(['sent', 6])
})

test('after a pause one more failure pauses it again, and a success ends the count', async () => {
  await times(5, outage)
  now = 30_000
  expect([await ask(outage), await ask()]).toEqual(['down', PAUSED])
  now = 60_000
  expect(await ask()).toBe('sent')
  await times(4, outage)
  expect(await ask()).toBe('sent')
})

test('another service is used meanwhile', async () => {
  await times(5, outage)
  expect([await ask(undefined, 'apns'), await ask()]).toEqual(['sent', PAUSED])
})

test('failures of single messages, and errors of our own, pause nothing', async () => {
  await times(20, new PushNotSent('bad token'))
  await times(20, new Error('a bug'))
  expect(await ask(outage)).toBe('down')
  expect(await ask()).toBe('sent')
})

test('a service is not called for as long as it asks, a quarter of an hour at most', async () => {
  await ask(new PushNotSent('wait', { retryAfterSeconds: 40 }))
  now = 39_999
  expect(await ask()).toBe(PAUSED)
  now = 40_000
  await ask(new PushNotSent('wait', { retryAfterSeconds: 86_400 }))
  now += 899_999
  expect(await ask()).toBe(PAUSED)
  now += 1
  expect(await ask()).toBe('sent')
})
