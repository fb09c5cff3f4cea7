import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getBackupStateAsAdmin } from '@wohlauf/contract/administration/administration-backups'
import { login } from '@wohlauf/contract/authentication/authentication'
import { deleteOwnAccount } from '@wohlauf/contract/own-data/deletion'
import { withdrawHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { findArchive } from '../../platform/backup/place.ts'
import { lastBackup, lastVerification } from '../../platform/backup/runs.ts'
import { readConfig } from '../../platform/base/config/config.ts'
import { createEmptyDatabases } from '../../testing/database/empty-databases.ts'
import { filesIn, tracesOf } from '../../testing/database/traces.ts'
import { startBucketServer } from '../../testing/files/bucket-server.ts'
import { freezeJobTime } from '../../testing/job-time.ts'
import { createFullPerson } from '../../testing/people/full-person.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { PASSWORD } from '../../testing/people/people.ts'
import { runToEnd } from '../../testing/run-to-end.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { checkForRestore, restoreArchive } from './restore-archive.ts'
import { runRestore } from './run-restore.ts'

const folder = mkdtempSync(join(tmpdir(), 'wohlauf-backup-'))
const place = join(folder, 'place')
const identity = await generateX25519Identity()
const BACKUP = {
  BACKUP_TO: place,
  BACKUP_RECIPIENT: await identityToRecipient(identity),
  BACKUP_IDENTITY: identity,
  BACKUP_AT: '03:10',
}
const testServer = await startTestServer({ environment: BACKUP })
const databases = createEmptyDatabases(testServer)
afterAll(async () => {
  await databases.drop()
  await testServer.stop()
  rmSync(folder, { recursive: true, force: true })
})

const { services, clock, adminPool, secretKey } = testServer

/** An empty database and an empty folder, as on another machine. */
const createTarget = async () => {
  const url = await databases.create()
  const dataDir = join(folder, new URL(url).pathname)
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    SECRET_KEY: secretKey,
    NODE_ENV: 'test',
    ...BACKUP,
  })
  return { config, url, pool: new pg.Pool({ connectionString: url, max: 1 }), dataDir }
}

const countsIn = async (pool: pg.Pool): Promise<Record<string, number>> => {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows)
    counts[name] = (await pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${name}`)).rows[0]?.n ?? 0
  return counts
}

test('a backup is restored on another machine; a person deleted since is not, and a withdrawn consent stays withdrawn', async () => {
  const deletedPerson = await createFullPerson(testServer, 'Quittenbaum')
  const withdrawnPerson = await createFullPerson(testServer, 'Holunder')
  const remaining = await createLearner(testServer, withdrawnPerson.app)
  await testServer.runJobs()
  const closedApp = await testServer.createApp({ host: 'geschlossen.test', title: 'Geschlossen' })
  const before = await countsIn(adminPool)
  const files = filesIn(testServer.storageFolder).length

  const run = await services.backups.make(clock.now())
  expect(run).toMatchObject({ kind: 'BACKUP', isDone: true, problem: null })
  expect(readdirSync(join(place, 'archives'))).toEqual([run.archive])

  await testServer.call(deleteOwnAccount, { currentPassword: PASSWORD }, deletedPerson.as)
  await testServer.call(withdrawHealthConsent, {}, withdrawnPerson.as)
  await testServer.runJobs()
  expect(await adminPool.query('SELECT FROM tombstone WHERE cardinality(copied_to) = 1')).toMatchObject({
    rowCount: 2,
  })
  const deletion = await runToEnd('cli/app-delete.ts', [closedApp.host, '--with-all-data'], {
    DATA_DIR: join(folder, 'command'),
    DATABASE_URL: testServer.adminUrl,
    SECRET_KEY: testServer.secretKey,
    BACKUP_TO: place,
  })
  expect(deletion.output).toBe(
    'Deleted: Geschlossen (geschlossen.test), with all its accounts, content and files.\n',
  )

  const target = await createTarget()
  const { manifest, repeated } = await runRestore(place, target.config, {}, clock.now())
  expect(repeated).toEqual({ accounts: 1, consents: 1, apps: 1 })
  expect(manifest.files).toMatchObject({ count: files, removedMeanwhile: [], lost: [] })
  const after = await countsIn(target.pool)
  expect(Object.keys(after)).toEqual(Object.keys(before))
  expect(after).toMatchObject({
    app: (before.app ?? 0) - 1,
    module: before.module,
    tombstone: 3,
    search_entry: before.search_entry,
  })
  expect(after.app_user).toBe((before.app_user ?? 0) - 1)

  await freezeJobTime(target.url, clock.now())
  const restoredServer = await startTestServer({
    database: { adminUrl: target.url, secretKey: testServer.secretKey, drop: async () => {} },
    environment: { DATA_DIR: target.dataDir },
  })
  try {
    // The deletions were repeated at the machine's time.
    restoredServer.clock.advance(Date.now() - restoredServer.clock.now().getTime() + 1000)
    await restoredServer.runJobs()
    const words = [
      deletedPerson.user.emailAddress,
      deletedPerson.user.id,
      deletedPerson.firstName,
      deletedPerson.lastName,
    ]
    const storage = { adminPool: target.pool, storageFolder: join(target.dataDir, 'files') }
    expect(await tracesOf(storage, words)).toEqual([])
    const host = remaining.app.host
    const loginAnswer = await restoredServer.call(
      login,
      { emailAddress: remaining.user.emailAddress, password: PASSWORD },
      { host },
    )
    expect(loginAnswer.status).toBe(200)
    const { rows: accounts } = await target.pool.query(
      'SELECT health_consent_version FROM app_user WHERE id = $1',
      [withdrawnPerson.user.id],
    )
    expect(accounts).toEqual([{ health_consent_version: null }])
    expect((await countsIn(target.pool)).nutrition_diary_entry).toBe(0)
  } finally {
    await restoredServer.stop()
    await target.pool.end()
  }
})

test('the newest backup is checked in a scratch database, and the result is stored', async () => {
  const verified = await services.backups.verify(clock.now())
  expect(verified).toMatchObject({ kind: 'VERIFICATION', isDone: true, problem: null })
  expect(await lastVerification(services.platformPool, null)).toEqual(verified)
  const backup = await lastBackup(services.platformPool, null)
  expect(backup).toMatchObject({ archive: verified.archive, isDone: true })

  const admin = { token: await testServer.signInAdmin(await testServer.createAdmin()) }
  const { body } = await testServer.call(getBackupStateAsAdmin, {}, admin)
  expect(body).toEqual({
    isScheduled: true,
    backedUpAt: backup?.startedAt.toISOString(),
    verified: { at: verified.startedAt.toISOString(), seconds: verified.seconds },
    failedAt: null,
    missingFiles: 0,
    untoldPlaces: [],
  })
})

test('two backups are not made at the same time', async () => {
  const runs = await Promise.all([services.backups.make(clock.now()), services.backups.make(clock.now())])
  expect(runs.map(({ isDone }) => isDone).sort()).toEqual([false, true])
  expect(runs.find(({ isDone }) => !isDone)?.problem).toBe('Another backup is being made: wait for its end.')
})

test('a database that is not empty is refused, and so is one that was restored in part only', async () => {
  const target = await createTarget()
  await target.pool.query('CREATE TABLE notes ()')
  await expect(runRestore(place, target.config, {}, clock.now())).rejects.toThrow(
    'A backup is restored into an empty database only, and this one has tables',
  )
  await target.pool.query('DROP TABLE notes')
  await target.pool.end()

  const [name] = readdirSync(join(place, 'tombstones'))
  const broken = join(place, 'tombstones', `${name}`.replace(/.{8}\.jsonl$/, '00000000.jsonl'))
  const wrongApp = { id: randomUUID(), kind: 'ACCOUNT', appId: 'nobody', subject: null, at: clock.now() }
  writeFileSync(broken, JSON.stringify(wrongApp))
  await expect(runRestore(place, target.config, {}, clock.now())).rejects.toThrow(
    'beside the backups cannot be read',
  )
  rmSync(broken)
})

test('a storage that takes no files ends a restore: before its first row, or when it fails meanwhile', async () => {
  const target = await createTarget()
  const { environment, stop } = await startBucketServer()
  await stop()
  const away = readConfig({ ...environment, DATABASE_URL: target.url, SECRET_KEY: secretKey, ...BACKUP })
  await expect(runRestore(place, away, {}, clock.now())).rejects.toThrow('the file storage cannot be used')
  expect(await countsIn(target.pool)).toEqual({})

  const checked = await checkForRestore(await findArchive(place, target.config), [identity])
  const full = async () => {
    throw new Error('the disk is full')
  }
  const restore = restoreArchive(checked, { adminUrl: target.url, secretKey, writeFile: full }, [])
  await expect(restore).rejects.toThrow('the disk is full')
  expect((await countsIn(target.pool)).app).toBe(0)
  await target.pool.end()
})
