import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceMs, forgetServerTime, recordServerTime, serverNow } from './clock.ts'

const DEVICE = Date.parse('2026-03-04T09:00:00.500Z')

/** Takes a header that says how many seconds the server is ahead of the device. */
const setAhead = (seconds: number) => recordServerTime(new Date(Date.now() + seconds * 1000).toUTCString())
const aheadMs = () => serverNow().getTime() - deviceMs()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: DEVICE })
  forgetServerTime()
})
afterEach(() => void vi.useRealTimers())

test('until an answer has come, the device is trusted', () => expect(aheadMs()).toBe(0))

test.each([-86_400, -720, -2, 0, 2, 720, 86_400])('a server %i seconds ahead is never overrun', (seconds) => {
  setAhead(seconds)
  expect(aheadMs()).toBe(seconds * 1000 - 500)
})

test('later answers do not move the time back and forth', () => {
  setAhead(-720)
  for (const seconds of [-721, -719, -718]) setAhead(seconds)
  expect(aheadMs()).toBe(-720_500)
})

test('a clock that was set meanwhile is measured again', () => {
  setAhead(-720)
  vi.setSystemTime(DEVICE - 720_000)
  setAhead(0)
  expect(aheadMs()).toBe(-500)
})

test('a header that is no date changes nothing', () => {
  setAhead(720)
  recordServerTime('gestern')
  expect(aheadMs()).toBe(719_500)
})
