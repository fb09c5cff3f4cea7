import {
  getProcessesAsAdmin,
  getSecurityEventsAsAdmin,
} from '@wohlauf/contract/administration/administration-running'
import { adminLogin, login } from '@wohlauf/contract/authentication/authentication'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { startReports } from './report-process.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const admin = await testServer.createAdmin()
const app = await testServer.createApp()
const token = await testServer.signInAdmin(admin)
const [MINUTE, DAY] = [60_000, 86_400_000]
const running = { clock: testServer.clock.now, services: testServer.services }

const listProcesses = async () => {
  const { body } = await testServer.call(
    getProcessesAsAdmin,
    {},
    { token: await testServer.signInAdmin(admin) },
  )
  return body.processes
}

test('lists a process with its version as soon as it reports, and no longer once it has ended', async () => {
  const worker = await startReports('WORKER', { release: '1.2.2' }, running)
  const server = await startReports('SERVER', { release: '1.2.3' }, running)
  expect((await listProcesses()).map(({ kind, version, isAlive }) => [kind, version, isAlive])).toEqual([
    ['SERVER', '1.2.3', true],
    ['WORKER', '1.2.2', true],
  ])
  await worker.stop()
  expect((await listProcesses()).map(({ kind }) => kind)).toEqual(['SERVER'])
  await server.stop()
  expect(await listProcesses()).toEqual([])
})

test('a process that stops reporting is listed as such for a day', async () => {
  await testServer.adminPool.query(
    `INSERT INTO running_process (kind, version, machine, started_at, seen_at) VALUES ('WORKER', '1.2.1', 'a', $1, $1)`,
    [testServer.clock.now()],
  )
  testServer.clock.advance(2 * MINUTE - 1)
  expect((await listProcesses()).map(({ isAlive }) => isAlive)).toEqual([true])
  testServer.clock.advance(1)
  expect((await listProcesses()).map(({ isAlive }) => isAlive)).toEqual([false])
  testServer.clock.advance(DAY)
  const other = await startReports('SERVER', { release: '1.2.3' }, running)
  expect((await listProcesses()).map(({ kind }) => kind)).toEqual(['SERVER'])
  await other.stop()
})

test('adds up what processes have counted of the security log, each event once, and forgets it after thirty days', async () => {
  const readCounts = async () => {
    const as = { token: await testServer.signInAdmin(admin) }
    const { body } = await testServer.call(getSecurityEventsAsAdmin, {}, as)
    return body.events.map(({ title, site, isRefused, inLastDay, inLastWeek }) => [
      title,
      site,
      isRefused,
      inLastDay,
      inLastWeek,
    ])
  }
  const reports = await startReports('SERVER', { release: '1.2.3' }, running)
  await reports.stop()
  expect(await readCounts()).toEqual([])
  const user = await testServer.createUser({ app })
  const fail = () => testServer.call(login, { emailAddress: user.emailAddress, password: 'falsch-geraten' })
  await fail()
  await fail()
  await testServer.call(adminLogin, { emailAddress: admin.emailAddress, password: 'falsch-geraten' })
  const first = await startReports('SERVER', { release: '1.2.3' }, running)
  await first.stop()
  const expected = (day: number, week: number) => [
    ['Anmeldung fehlgeschlagen', 'ADMIN', true, Math.min(day, 1), 1],
    ['Anmeldung fehlgeschlagen', 'APP', true, day, week],
  ]
  expect(await readCounts()).toEqual(expected(2, 2))

  testServer.clock.advance(2 * DAY)
  expect(await readCounts()).toEqual(expected(0, 2))
  testServer.clock.advance(31 * DAY)
  await (await startReports('SERVER', { release: '1.2.3' }, running)).stop()
  const { rows } = await testServer.adminPool.query('SELECT hour FROM security_event_count WHERE hour < $1', [
    new Date(testServer.clock.now().getTime() - 30 * DAY),
  ])
  expect(rows).toEqual([])
  expect(token).not.toBe('')
})
