import { adminLogin, login } from '@wohlauf/contract/authentication/authentication'
import { query } from '@wohlauf/contract/operation'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestServer } from '../../testing/test-server.ts'
import { handle } from '../http/mount/handler.ts'

const whence = handle(
  query('throttle/whence-query', {
    audience: 'anyone',
    input: z.object({}),
    output: z.object({ from: z.string() }),
  }),
  async ({ remoteAddress }) => ({ from: remoteAddress }),
)
const testServer = await startTestServer({
  environment: { TRUST_PROXY: '127.0.0.1' },
  moreHandlers: [whence],
})
afterAll(testServer.stop)
const app = await testServer.createApp()
const MINUTE_MS = 60_000

let lastAddress = 0
/** A new address for each test, so that tests do not count each other's failures. */
const newAddress = () => {
  lastAddress += 1
  return `203.0.113.${lastAddress}`
}

/** All attempts come from one address by default. */
const tryOn = (operation: typeof login | typeof adminLogin, emailAddress: string) => {
  const own = newAddress()
  return (password: string, from = own, host?: string) =>
    testServer.call(
      operation,
      { emailAddress, password },
      { headers: { 'x-forwarded-for': from }, ...(host ? { host } : {}) },
    )
}
const outcome = async (answer: ReturnType<ReturnType<typeof tryOn>>) => {
  const { status, headers } = await answer
  return [status, headers['retry-after']]
}
const FAILED = [400, undefined]
const refusedFor = (minutes: number) => [429, String(minutes * 60)]

const user = () => testServer.createUser({ app })

describe.each([
  ['an account', async () => tryOn(login, (await user()).emailAddress)],
  ['an unknown address', async () => tryOn(login, 'nobody@demo.example')],
  ['an admin', async () => tryOn(adminLogin, (await testServer.createAdmin()).emailAddress)],
  ['an unknown admin', async () => tryOn(adminLogin, 'nobody@demo.example')],
])('%s', (_, prepare) => {
  test('has five free failures, then waits a minute, then two', async () => {
    const attempt = await prepare()
    for (let failure = 1; failure <= 5; failure += 1) expect(await outcome(attempt('falsch'))).toEqual(FAILED)
    expect(await outcome(attempt('falsch'))).toEqual(refusedFor(1))
    testServer.clock.advance(MINUTE_MS)
    expect(await outcome(attempt('falsch'))).toEqual(FAILED)
    expect(await outcome(attempt('falsch'))).toEqual(refusedFor(2))
  })
})

test('parallel guesses give no additional attempts', async () => {
  const attempt = tryOn(login, (await user()).emailAddress)
  const answers = await Promise.all(Array.from({ length: 12 }, () => attempt('falsch')))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(5).fill(400), ...Array(7).fill(429)])
})

test('while an account is blocked its correct password is refused, and afterwards it works', async () => {
  const { emailAddress, password } = await user()
  const attempt = tryOn(login, emailAddress)
  for (let failure = 1; failure <= 5; failure += 1) await attempt('falsch')
  expect(await outcome(attempt(password))).toEqual(refusedFor(1))
  testServer.clock.advance(MINUTE_MS)
  expect((await attempt(password)).status).toBe(200)
})

test('a correct password resets the failures before it, also as the last free attempt', async () => {
  const { emailAddress, password } = await user()
  const attempt = tryOn(login, emailAddress)
  for (let round = 1; round <= 2; round += 1) {
    for (let failure = 1; failure <= 4; failure += 1) expect((await attempt('falsch')).status).toBe(400)
    expect((await attempt(password)).status).toBe(200)
  }
})

test('five wrong passwords of another client do not lock the owner out', async () => {
  const { emailAddress, password } = await user()
  const [owner, stranger] = [tryOn(login, emailAddress), tryOn(login, emailAddress)]
  for (let failure = 1; failure <= 5; failure += 1) await stranger('falsch')
  expect(await outcome(stranger('falsch'))).toEqual(refusedFor(1))
  expect((await owner(password)).status).toBe(200)
})

test('a flood of guesses from elsewhere does not delay a network with an earlier login', async () => {
  const { emailAddress, password } = await user()
  const attempt = tryOn(login, emailAddress)
  expect((await attempt(password)).status).toBe(200)
  const storm = Array.from({ length: 600 }, (_, at) =>
    tryOn(login, `storm-${at}@demo.example`)('falsch', `192.0.${2 + (at >> 8)}.${at & 255}`),
  )
  const [mine, strangers] = await Promise.all([attempt(password), Promise.all(storm)])
  expect(strangers.some(({ status }) => status === 429)).toBe(true)
  expect(mine.status).toBe(200)
})

test('the same address in two apps is two accounts', async () => {
  const other = await testServer.createApp()
  const attempt = tryOn(login, (await user()).emailAddress)
  for (let failure = 1; failure <= 5; failure += 1) await attempt('falsch')
  expect((await attempt('falsch')).status).toBe(429)
  expect((await attempt('falsch', undefined, other.host)).status).toBe(400)
})

test('thirty failures from one address, for any account and site, make it wait; others do not', async () => {
  const from = newAddress()
  const guesses = Array.from({ length: 30 }, (_, index) => tryOn(login, `guess-${index}@demo.example`))
  expect(
    (await Promise.all(guesses.map((guess) => guess('falsch', from)))).map(({ status }) => status),
  ).toEqual(Array(30).fill(400))
  const [neighbour, admin] = [await user(), await testServer.createAdmin()]
  expect(await outcome(tryOn(adminLogin, admin.emailAddress)(admin.password, from))).toEqual(refusedFor(1))
  const attempt = tryOn(login, neighbour.emailAddress)
  expect(await outcome(attempt(neighbour.password, from))).toEqual(refusedFor(1))
  expect((await attempt(neighbour.password)).status).toBe(200)
  testServer.clock.advance(MINUTE_MS)
  expect((await attempt(neighbour.password, from)).status).toBe(200)
})

test('only the configured proxy’s header determines a request’s network', async () => {
  const from = async (remoteAddress: string, forwarded: string) => {
    const { body } = await testServer.send({
      method: 'POST',
      url: whence.operation.path,
      host: app.host,
      payload: {},
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
    })
    return body
  }
  expect(await from('127.0.0.1', '203.0.113.200')).toEqual({ from: '203.0.113.200' })
  expect(await from('127.0.0.1', '10.9.9.9, 203.0.113.200')).toEqual({ from: '203.0.113.200' })
  expect(await from('198.51.100.9', '203.0.113.200')).toEqual({ from: '198.51.100.9' })
})
