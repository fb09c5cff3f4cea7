import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { confirmPasswordReset, requestPasswordReset } from '@wohlauf/contract/accounts/passwords'
import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import pg from 'pg'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../../composition/migrate.ts'
import { outcome } from '../../../testing/content/reading.ts'
import { startOwnCluster } from '../../../testing/database/own-cluster.ts'
import { mailedToken } from '../../../testing/mail/mailed-token.ts'
import { runAsAdmin } from '../../../testing/people/run-as-admin.ts'
import { type RunningProgram, runProgram } from '../../../testing/run-program.ts'
import { runToEnd } from '../../../testing/run-to-end.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { keyIdOf } from '../../base/secrets/derive-key.ts'
import { ROLES, urlFor } from '../roles.ts'

// Roles belong to the whole database server: tests that replace their passwords must not affect other tests.
const cluster = await startOwnCluster()
const testServer = await startTestServer({ database: cluster })
afterAll(testServer.stop)

const { adminUrl, secretKey: KEY } = cluster
const NEXT_KEY = 'the next key of at least 32 bytes'
const THIRD_KEY = 'one more key that is not used yet'

/** Whether the runtime's role can log in with the password derived from a key. */
const isLetIn = async (secretKey: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: urlFor(adminUrl, ROLES.runtime, secretKey) })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const start = async (secretKey: string): Promise<RunningProgram & { port: number }> => {
  const port = await freePort()
  const program = await runProgram('main.ts', { ...testServer, secretKey }, { PORT: String(port) })
  onTestFinished(program.kill)
  return { ...program, port }
}

const isReady = (port: number) => fetch(`http://localhost:${port}/health/ready`).then(({ ok }) => ok)

const dataDir = mkdtempSync(join(tmpdir(), 'wohlauf-rotate-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const rotate = (environment: Record<string, string>, ...args: string[]) =>
  runToEnd('cli/secret-key-rotate.ts', args, { DATABASE_URL: adminUrl, DATA_DIR: dataDir, ...environment })

const migrateBack = async (secretKey: string) => {
  await runAsAdmin(adminUrl, `COMMENT ON ROLE ${ROLES.owner} IS NULL`)
  await migrate(adminUrl, secretKey)
}

beforeEach(() => migrateBack(KEY))

const REFUSED = new RegExp(
  `belongs to the secret key ${keyIdOf(KEY)}, and this one is ${keyIdOf(NEXT_KEY)}: set SECRET_KEY.*Nothing was changed\\.`,
)

test('a second program with another secret key is refused with a message, and the first one continues', async () => {
  const first = await start(KEY)
  const second = await start(NEXT_KEY).catch((error: Error) => error.message)
  expect(second).toMatch(/^main\.ts ended with 1:\nWohlauf cannot start: .+\n$/)
  expect(second).toMatch(REFUSED)
  expect(await Promise.all(Array.from({ length: 20 }, () => isReady(first.port)))).not.toContain(false)
  expect([await isLetIn(KEY), await isLetIn(NEXT_KEY)]).toEqual([true, false])
  await start(KEY)
})

test('another database of the same server has the same roles, so another secret key is refused there as well', async () => {
  await runAsAdmin(adminUrl, 'CREATE DATABASE beside')
  const beside = new URL(adminUrl)
  beside.pathname = '/beside'
  await expect(migrate(beside.href, NEXT_KEY)).rejects.toThrow(REFUSED)
  expect(await isLetIn(KEY)).toBe(true)
  await Promise.all([migrate(beside.href, KEY), migrate(adminUrl, KEY)])
})

test('one of two simultaneous starts with two keys succeeds, and the other changes nothing', async () => {
  for (let round = 0; round < 5; round += 1) {
    await runAsAdmin(adminUrl, `COMMENT ON ROLE ${ROLES.owner} IS NULL`)
    const keys = [KEY, NEXT_KEY]
    const ends = await Promise.allSettled(keys.map((key) => migrate(adminUrl, key)))
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const [at, end] of ends.entries())
      expect(await isLetIn(keys[at] ?? '')).toBe(end.status === 'fulfilled')
  }
})

test('the command is refused without the former key, and when there is nothing to replace', async () => {
  const without = await rotate({ SECRET_KEY: NEXT_KEY })
  expect(without).toMatchObject({ code: 1, output: '' })
  expect(without.errorOutput).toMatch(/not among FORMER_SECRET_KEYS.*--lost.*Nothing was changed\.\n$/)
  const again = await rotate({ SECRET_KEY: KEY, FORMER_SECRET_KEYS: NEXT_KEY })
  expect(again.errorOutput).toMatch(/has the secret key \w+ already\..*Nothing was changed\.\n$/)
  expect((await rotate({ SECRET_KEY: NEXT_KEY }, '--force')).errorOutput).toMatch(
    /^Use "npm run secret-key:rotate"/,
  )
  expect(await isLetIn(KEY)).toBe(true)
})

test('after the rotation the former key is refused, the new one starts, and earlier links open', async () => {
  const app = await testServer.createApp()
  const [early, late] = [await testServer.createUser({ app }), await testServer.createUser({ app })]
  const ask = ({ emailAddress }: { emailAddress: string }) =>
    testServer.call(requestPasswordReset, { userEmailAddress: emailAddress }, { host: app.host })
  // From here on jobs follow the test's clock.
  await testServer.runJobs()
  await ask(early)
  const earlyToken = await mailedToken(testServer, early.emailAddress)
  // This mail's link is stored, and the mail still waits.
  testServer.mails.refuseAtData()
  await ask(late)
  expect(await testServer.runJobs()).toEqual({ done: 1, failed: 1 })
  const askAsStranger = () => testServer.call(getAuthenticatedUser, {}, { host: app.host }).then(outcome)
  // Opens a connection.
  await askAsStranger()

  expect(await rotate({ SECRET_KEY: NEXT_KEY, FORMER_SECRET_KEYS: `${THIRD_KEY}, ${KEY}` })).toEqual({
    code: 0,
    output: `The secret key is ${keyIdOf(NEXT_KEY)} now, and was ${keyIdOf(KEY)}. Restart every running process with it.\n`,
    errorOutput: '',
  })
  expect([await isLetIn(KEY), await isLetIn(NEXT_KEY)]).toEqual([false, true])
  await expect(start(KEY)).rejects.toThrow(`belongs to the secret key ${keyIdOf(NEXT_KEY)}`)
  // An open connection stays open until its process is restarted.
  expect(await askAsStranger()).toEqual([401, 'authentication-required'])

  const next = await startTestServer({
    database: { ...cluster, secretKey: NEXT_KEY, drop: async () => {} },
    environment: { FORMER_SECRET_KEYS: KEY },
  })
  onTestFinished(next.stop)
  next.clock.advance(60_000)
  const lateToken = await mailedToken(next, late.emailAddress)
  for (const confirmationToken of [earlyToken, lateToken]) {
    const input = { confirmationToken, userPassword: 'noch-ein-gutes-passwort' }
    expect(await next.call(confirmPasswordReset, input, { host: app.host }).then(outcome)).toBe(200)
  }
})

test('a generated key is replaced in its file, also after it was lost', async () => {
  const readKeys = () => JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
  const strange = await rotate({})
  expect(strange.errorOutput).toContain('--lost')
  const { secretKey: first } = readKeys()
  expect((await rotate({}, '--lost')).code).toBe(0)
  expect([readKeys(), await isLetIn(first)]).toEqual([{ secretKey: first }, true])

  expect((await rotate({})).code).toBe(0)
  const { secretKey: second, formerSecretKeys } = readKeys()
  expect([formerSecretKeys, await isLetIn(first), await isLetIn(second)]).toEqual([[first], false, true])
  // The state after the command died between the two steps: the next run continues.
  await migrateBack(first)
  expect((await rotate({})).code).toBe(0)
  expect([readKeys(), await isLetIn(second)]).toEqual([
    { secretKey: second, formerSecretKeys: [first] },
    true,
  ])
})
