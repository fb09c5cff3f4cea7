import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getAuthenticatedUser, login } from '@wohlauf/contract/authentication/authentication'
import { updateModuleImageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, expect, test } from 'vitest'
import { messageReceivedMail } from '../contexts/support/mails/message-received.ts'
import { keepRun } from '../platform/backup/runs.ts'
import { watchBackups } from '../platform/backup/watch-backups.ts'
import { StartError } from '../platform/base/config/start-error.ts'
import { createMetrics } from '../platform/base/metrics/metrics.ts'
import { inTenant } from '../platform/database/transaction.ts'
import { watchQueues } from '../platform/jobs/queue-figures.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { makePicture } from '../testing/files/picture.ts'
import { freePort } from '../testing/free-port.ts'
import { startTestServer } from '../testing/test-server.ts'
import { POOL_SIZES } from './connections.ts'
import { diskFigures, serveMetrics } from './serve-metrics.ts'

const SECRET = 'geheim7c41'
const REMOTE = '203.0.113.77'

const testServer = await startTestServer()
watchQueues(testServer.services.metrics, testServer.services.platformPool)
const port = await freePort()
const place = {
  metrics: { port, host: '127.0.0.1' },
  version: '1.2.3',
  revision: 'unknown',
  dataDir: import.meta.dirname,
}
const figures = await serveMetrics(place, testServer.services.metrics)
afterAll(async () => {
  await figures.stop()
  await testServer.stop()
})

const ask = (path = '/metrics', method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method })

type Sample = { name: string; labels: Record<string, string>; value: number }
const samplesOf = (text: string): Sample[] =>
  text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = /^([a-z_0-9]+)(?:\{(.*)\})? (\S+)$/i.exec(line) ?? []
    if (!name) return []
    const pairs = [...labels.matchAll(/([a-z_]+)="([^"]*)"/g)].map(([, key, of]) => [key, of])
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }]
  })
const samples = async () => samplesOf(await (await ask()).text())
const figureOf = async (name: string, labels: Record<string, string> = {}) =>
  (await samples()).find(
    (each) =>
      each.name === name && Object.entries(labels).every(([key, value]) => each.labels[key] === value),
  )?.value

/** The table of the guide: each figure's name and its labels. */
const documented = new Map(
  [
    ...readFileSync(
      fileURLToPath(new URL('../../../../docs/operations/observe.md', import.meta.url)),
      'utf8',
    ).matchAll(/^\| `([a-z_]+)`\s+\| ([^|]*?)\s*\|/gm),
  ].map(([, name = '', labels = '']) => [
    name,
    [...labels.matchAll(/`([a-z_]+)`/g)].map(([, label]) => label),
  ]),
)
const OWN = /^(wohlauf_|http_server_)/

test('after varied calls, jobs, mails and uploads the figures are those of the guide, and contain nothing personal', async () => {
  const app = await testServer.createApp({ host: `${SECRET}.test` })
  const user = await testServer.createUser({ app, emailAddress: `${SECRET}@demo.example` })
  const token = await testServer.signIn(user)
  const manager = await testServer.signIn(await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' }))
  const { moduleId } = await testServer.createModule(app)
  const { emailAddress } = user
  await testServer.call(login, { emailAddress, password: user.password })
  await testServer.call(login, { emailAddress, password: SECRET })
  await testServer.call(getAuthenticatedUser, {}, { token })
  await testServer.call(getAuthenticatedUser, {})
  for (const bytes of [await makePicture(), Buffer.from(SECRET)])
    await testServer.call(
      updateModuleImageAsManager,
      { moduleId },
      { token: manager, files: { imageFile: { bytes, fileName: `${SECRET}.png`, type: 'image/png' } } },
    )
  for (const url of [`/${SECRET}`, `/api/${SECRET}`, '/health/live', `/api/files/images/${SECRET}/x.webp`])
    await testServer.send({ method: 'GET', url, remoteAddress: REMOTE })
  const refusedAddress = `${SECRET}-niemand@example.org`
  testServer.mails.refuseRecipient(refusedAddress, `550 5.1.1 ${SECRET} unknown`)
  for (const to of [refusedAddress, `${SECRET}@example.org`])
    await inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
      writeMail(tx, messageReceivedMail, { to, params: {} }),
    )
  await testServer.runJobs()

  const text = await (await ask()).text()
  for (const secret of [SECRET, REMOTE, app.appId, user.id, moduleId, token, 'example.org'])
    expect(text).not.toContain(secret)
  const samples = samplesOf(text).filter(({ name }) => OWN.test(name))
  for (const { name, labels } of samples) {
    const figure = name.replace(/_(bucket|sum|count)$/, '')
    const documentedLabels = documented.get(figure)
    expect(documentedLabels, figure).toBeDefined()
    expect(
      Object.keys(labels)
        .filter((label) => label !== 'le')
        .sort(),
      figure,
    ).toEqual(documentedLabels?.toSorted())
  }
  const types = [...text.matchAll(/^# TYPE (\S+)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => OWN.test(name))
  expect(types.sort()).toEqual([...documented.keys()].filter((name) => OWN.test(name)).sort())
  const names = new Set([...OPERATIONS.map(({ name }) => name), 'health', 'asset', 'site', 'none'])
  for (const { name, labels } of samples)
    if (name.startsWith('http_server_')) expect([...names]).toContain(labels.operation)

  expect(
    await figureOf('http_server_request_duration_seconds_count', { operation: login.name, status: '200' }),
  ).toBe(1)
  expect(await figureOf('wohlauf_security_events_total', { event: 'login-failed' })).toBe(1)
  expect(await figureOf('wohlauf_refusals_total', { refusal: 'authentication-required' })).toBe(1)
  expect(await figureOf('wohlauf_mails_total', { outcome: 'accepted' })).toBe(1)
  expect(await figureOf('wohlauf_mails_total', { outcome: 'refused' })).toBe(1)
  expect(await figureOf('wohlauf_uploads_total', { outcome: 'received' })).toBe(1)
  expect(await figureOf('wohlauf_uploads_total', { outcome: 'wrong-file-format' })).toBe(1)
  expect(await figureOf('wohlauf_job_duration_seconds_count', { queue: 'send-mail', outcome: 'done' })).toBe(
    2,
  )
  for (const pool of ['requests', 'writes', 'platform', 'throttle'] as const)
    expect(await figureOf('wohlauf_database_connections', { pool, state: 'max' })).toBe(POOL_SIZES[pool])
  expect(await figureOf('wohlauf_build_info', { version: '1.2.3', revision: 'unknown' })).toBe(1)
  expect(await figureOf('wohlauf_data_disk_bytes', { kind: 'free' })).toBeGreaterThan(0)
  expect(await figureOf('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
})

test('a job that is due shows its age', async () => {
  const app = await testServer.createApp()
  await inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
    writeMail(tx, messageReceivedMail, { to: 'spaet@example.org', params: {} }),
  )
  testServer.clock.advance(90_000)
  await testServer.adminPool.query('UPDATE pgboss.test_time SET now = $1', [testServer.clock.now()])
  expect(await figureOf('wohlauf_job_oldest_age_seconds', { queue: 'send-mail' })).toBeGreaterThanOrEqual(90)
  await testServer.runJobs()
  expect(await figureOf('wohlauf_job_oldest_age_seconds', { queue: 'send-mail' })).toBe(0)
})

test('the last backup and the last check have the times of the last successful ones; 0 before the first expected one', async () => {
  const [backup, verified] = ['wohlauf_backup_timestamp_seconds', 'wohlauf_backup_verified_timestamp_seconds']
  const read = async () => [await figureOf(backup), await figureOf(verified)]
  const watch = (at: string | null, canVerify: boolean) =>
    watchBackups(testServer.services.metrics, testServer.services.platformPool, { at, to: null, canVerify })
  expect(await read()).toEqual([undefined, undefined])
  watch('03:10', false)
  expect(await read()).toEqual([0, undefined])
  watch('03:10', true)
  expect(await read()).toEqual([0, 0])
  for (const [kind, isDone, seconds] of [
    ['BACKUP', true, 1000],
    ['VERIFICATION', true, 2000],
    ['BACKUP', false, 3000],
    ['VERIFICATION', false, 4000],
  ] as const)
    await keepRun(testServer.services.platformPool, {
      kind,
      isDone,
      startedAt: new Date(seconds * 1000),
      seconds: 1,
    })
  expect(await read()).toEqual([1000, 2000])
})

test('files that a backup would lack are counted until one is made, as are places that lack tombstones', async () => {
  const { platformPool } = testServer.services
  const read = async () => [
    await figureOf('wohlauf_backup_missing_files'),
    await figureOf('wohlauf_backup_untold_places'),
  ]
  expect(await read()).toEqual([0, 0])
  const run = { kind: 'BACKUP', seconds: 1 } as const
  await keepRun(platformPool, { ...run, isDone: false, missingFiles: 520, startedAt: new Date(5_000_000) })
  const id = randomUUID()
  await testServer.adminPool.query('INSERT INTO backup_place (id, address) VALUES ($1, $2)', [id, '/one'])
  expect(await read()).toEqual([520, 0])
  await testServer.adminPool.query(`INSERT INTO tombstone (kind, of_app_id) VALUES ('APP', $1)`, [id])
  expect(await read()).toEqual([520, 1])
  await keepRun(platformPool, { ...run, isDone: true, startedAt: new Date(6_000_000) })
  await testServer.adminPool.query('UPDATE tombstone SET copied_to = ARRAY[$1::uuid]', [id])
  expect(await read()).toEqual([0, 0])
})

test('the storage is reported as up, and as down while it cannot be used', async () => {
  expect(await figureOf('wohlauf_database_up')).toBe(1)
  expect(await figureOf('wohlauf_storage_up')).toBe(1)
  rmSync(testServer.storageFolder, { recursive: true, force: true })
  writeFileSync(testServer.storageFolder, 'in the way')
  expect(await figureOf('wohlauf_storage_up')).toBe(0)
  rmSync(testServer.storageFolder)
  expect(await figureOf('wohlauf_storage_up')).toBe(1)
})

test('a file system in memory is not reported as a disk', () => {
  const fileSystem = { bavail: 5, blocks: 20, bsize: 4096 }
  expect(diskFigures({ ...fileSystem, type: 0xef53 }).map(({ value }) => value)).toEqual([20_480, 81_920])
  expect(diskFigures({ ...fileSystem, type: 0x01021994 })).toEqual([])
})

test('only /metrics is served there, by GET', async () => {
  expect((await ask('/')).status).toBe(404)
  expect((await ask('/metrics', 'POST')).status).toBe(404)
  expect((await ask()).headers.get('content-type')).toContain('text/plain')
  expect((await testServer.send({ method: 'GET', url: '/metrics' })).body).not.toContain('wohlauf_')
})

test('a port that is in use is refused with a sentence; without a port nothing is served', async () => {
  await expect(serveMetrics(place, createMetrics())).rejects.toThrow(StartError)
  expect((await serveMetrics({ ...place, metrics: null }, createMetrics())).port).toBe(null)
})
