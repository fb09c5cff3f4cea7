import { randomBytes } from 'node:crypto'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { writeArchive } from '../../platform/backup/archive/write-archive.ts'
import { findArchive, openPlace } from '../../platform/backup/place.ts'
import { copyOut, inSnapshot } from '../../platform/backup/rows/copy-out.ts'
import { readConfig } from '../../platform/base/config/config.ts'
import { keyIdOf } from '../../platform/base/secrets/derive-key.ts'
import { connectAsAdmin } from '../../platform/database/migration/admin-connection.ts'
import { readApplied } from '../../platform/database/migration/applied-migrations.ts'
import { applyFirstMigrations, ownMigrations } from '../../platform/database/migration/apply-migrations.ts'
import { ensureRoles } from '../../platform/database/migration/ensure-roles.ts'
import { installQueue } from '../../platform/jobs/install.ts'
import { createEmptyDatabases } from '../../testing/database/empty-databases.ts'
import { startBucketServer } from '../../testing/files/bucket-server.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { migrate } from '../migrate.ts'
import { requireMigrated } from '../require-migrated.ts'
import { startServices } from '../start-services.ts'
import { withPlatformPool } from '../with-platform-pool.ts'
import { checkForRestore, restoreArchive } from './restore-archive.ts'
import { runRestore } from './run-restore.ts'
import { verifyBackup } from './verify-backup.ts'

const bucket = await startBucketServer()
const folder = mkdtempSync(join(tmpdir(), 'wohlauf-restoring-'))
const identity = await generateX25519Identity()
const recipient = await identityToRecipient(identity)
const { S3_BUCKET, ...service } = bucket.environment
const place = `s3://${S3_BUCKET}/backups/wohlauf`
const SETTINGS = {
  BACKUP_TO: place,
  BACKUP_RECIPIENT: recipient,
  BACKUP_IDENTITY: identity,
  ...Object.fromEntries(Object.entries(service).map(([name, value]) => [`BACKUP_${name}`, value])),
}
const testServer = await startTestServer({ environment: SETTINGS })
const { services, clock, secretKey } = testServer
const databases = createEmptyDatabases(testServer)
afterAll(async () => {
  await databases.drop()
  await testServer.stop()
  await bucket.stop()
  rmSync(folder, { recursive: true, force: true })
})
const learner = await createLearner(testServer)

const configFor = (databaseUrl: string) =>
  readConfig({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    SECRET_KEY: secretKey,
    NODE_ENV: 'test',
    ...SETTINGS,
  })

const read = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test('a bucket in a service of its own is a place, and what lies beside the prefix is left alone', async () => {
  const { archive, problem } = await services.backups.make(clock.now())
  expect(problem).toBeNull()
  expect(bucket.keys()).toEqual([`backups/wohlauf/archives/${archive}`, 'backups/wohlauf/place.json'])
  const url = await databases.create()
  const { name } = await runRestore(`${place}/archives/${archive}`, configFor(url), {}, clock.now())
  expect(name).toBe(archive)
  expect(await read(url, 'SELECT id FROM app_user')).toEqual([{ id: learner.user.id }])
  await expect(runRestore(`${place}/archives/none.age`, configFor(url), {}, clock.now())).rejects.toThrow(
    'There is no backup "backups/wohlauf/archives/none.age"',
  )
})

const fail = async (): Promise<never> => {
  throw new Error('the machine is gone')
}

test.each([
  ['before its rows were committed', { open: fail }, async () => {}],
  ['before later deletions were repeated', {}, fail],
])('no process uses a database whose restore ended %s', async (_, broken, afterRows) => {
  const url = await databases.create()
  const config = configFor(url)
  const checked = await checkForRestore(await findArchive(place, config), [identity])
  const archive = { ...checked.archive, ...broken }
  const target = { adminUrl: url, secretKey, writeFile: async () => {} }
  await expect(restoreArchive({ ...checked, archive }, target, [], afterRows)).rejects.toThrow(
    'the machine is gone',
  )
  const refusal = 'Restore it again into an empty database.'
  await expect(migrate(url, secretKey)).rejects.toThrow(refusal)
  await expect(requireMigrated(url, secretKey)).rejects.toThrow(refusal)
  await expect(withPlatformPool(url, config, async () => {})).rejects.toThrow(refusal)
})

/** A backup that the version before the last migration would have made, of a database with one app. */
const makeOlderArchive = async (removedMeanwhile: string[] = []): Promise<string> => {
  const url = await databases.create()
  const file = join(folder, 'older.age')
  const client = await connectAsAdmin(url)
  try {
    await client.query('BEGIN')
    await ensureRoles(client, secretKey)
    await client.query('COMMIT')
    await applyFirstMigrations(client, ownMigrations().length - 1)
    await installQueue(url, secretKey)
    await client.query(
      `INSERT INTO app (title, prevention_type, style, host, enabled_features, sender_email_address)
       VALUES ('Früher', 'NUTRITION', 'default', 'frueher.test', '{}', 'a@frueher.test')`,
    )
    await writeArchive(
      [recipient],
      (stream) => pipeline(stream, createWriteStream(file)),
      (add) =>
        inSnapshot(client, async () => ({
          version: '0.0.9',
          takenAt: clock.now().toISOString(),
          migrations: await readApplied(client),
          secretKeyId: keyIdOf(secretKey),
          tables: await copyOut(client, add),
          files: { count: 0, bytes: 0, removedMeanwhile },
        })),
    )
    return file
  } finally {
    await client.end()
  }
}

test('an older backup is restored, and brought to the state of this version', async () => {
  const file = await makeOlderArchive()
  const url = await databases.create()
  await expect(runRestore(file, configFor(url), {}, clock.now())).rejects.toThrow(
    'What was deleted since the backup is unknown',
  )
  await runRestore(file, configFor(url), { acceptUnknownDeletions: true }, clock.now())
  expect(await read(url, 'SELECT title FROM app')).toEqual([{ title: 'Früher' }])
  // The database is in the required state already.
  await migrate(url, secretKey)
})

test('an older backup that was made without its files is not restored silently, and fails its check', async () => {
  const file = await makeOlderArchive(['one/images/a.webp', 'one/images/b.webp'])
  const url = await databases.create()
  const options = { acceptUnknownDeletions: true }
  const refusal = 'The backup was made without 2 of its 2 files'
  await expect(runRestore(file, configFor(url), options, clock.now())).rejects.toThrow(refusal)
  await expect(verifyBackup(file, configFor(url), startServices)).rejects.toThrow(refusal)
  await runRestore(file, configFor(url), { ...options, acceptLostFiles: true }, clock.now())
  expect(await read(url, 'SELECT title FROM app')).toEqual([{ title: 'Früher' }])
})

test('a backup of another secret key is refused', async () => {
  const url = await databases.create()
  const config = { ...configFor(url), secretKey: randomBytes(32).toString('base64url') }
  await expect(runRestore(place, config, {}, clock.now())).rejects.toThrow(
    `The backup belongs to the secret key ${keyIdOf(secretKey)}, and this one is`,
  )
  expect(await read(url, `SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace`)).toEqual([])
  expect(await openPlace(place, config).then(({ archives }) => archives())).toHaveLength(1)
})
