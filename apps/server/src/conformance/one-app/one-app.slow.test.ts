/** Slow: the commands run as processes, each restore fills a database of its own, and every table of three installations is compared; refusals and what is placed are in `restore-app.test.ts`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { login } from '@wohlauf/contract/authentication/authentication'
import { deleteOwnAccount } from '@wohlauf/contract/own-data/deletion'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '../../composition/migrate.ts'
import { createEmptyDatabases } from '../../testing/database/empty-databases.ts'
import { freezeJobTime } from '../../testing/job-time.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { PASSWORD } from '../../testing/people/people.ts'
import { runAsAdmin } from '../../testing/people/run-as-admin.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { createWorld } from '../world.ts'
import { createGuide, type Installation, stateOf, tablesWithout } from './installations.ts'

const folder = mkdtempSync(join(tmpdir(), 'wohlauf-one-app-'))
const [place, movedTo] = [join(folder, 'place'), join(folder, 'move')]
const identity = await generateX25519Identity()
const environment = { BACKUP_RECIPIENT: await identityToRecipient(identity), BACKUP_IDENTITY: identity }
const testServer = await startTestServer({ environment })
const { adminPool, clock, secretKey } = testServer
const databases = createEmptyDatabases(testServer)
afterAll(async () => {
  await databases.drop()
  await testServer.stop()
  rmSync(folder, { recursive: true, force: true })
})
// The commands use the machine's clock.
clock.set(new Date())

const yoga = await createWorld(testServer)
const other = await createWorld(testServer)
const learner = await createLearner(testServer, yoga.app)
// An admin visits an account, with a device.
await adminPool.query(
  `INSERT INTO session (app_id, token_hash, user_id, impersonator_admin_id, client, created_at, last_seen_at, idle_seconds, expires_at)
   SELECT $1, 'visit', $2, (SELECT id FROM admin_user LIMIT 1), 'web', now(), now(), 600, now() + interval '1h'`,
  [yoga.app.appId, learner.user.id],
)
await adminPool.query(
  `INSERT INTO device (app_id, user_id, session_token_hash, device_identifier, kind, is_accepted, refreshed_at)
   VALUES ($1, $2, 'visit', 'visit', 'android', false, now())`,
  [yoga.app.appId, learner.user.id],
)
await testServer.runJobs()

const { appId, host } = yoga.app
const here: Installation = { url: testServer.adminUrl, dataDir: dirname(testServer.storageFolder) }
const guide = createGuide({ host, place, movedTo }, ({ url, dataDir }) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: url,
  SECRET_KEY: secretKey,
  NODE_ENV: 'test',
  ...environment,
}))
const [bringBack, replace, replaceFromAll] = guide.below('Bringing it back')
const state = (installation = here) => stateOf(installation, appId)
const stateOfOther = (installation = here) => stateOf(installation, other.app.appId)
const run = async (command: Parameters<typeof guide.run>[0] | undefined, installation = here) => {
  if (!command) throw new Error('the guide has lost a command')
  return guide.run(command, installation)
}

test('every table has rows of the app, and an archive of it is made and checked as the guide says', async () => {
  expect(tablesWithout(await state())).toEqual([])
  const [backup, check, ...more] = guide.below('Backing up one app')
  expect(more).toEqual([])
  const made = await run(backup)
  expect(made).toMatchObject({ code: 0, text: expect.stringContaining(`Backup app-${host}-2`) })
  const checked = await run(check)
  expect(checked).toMatchObject({ code: 0, text: expect.stringContaining('permissions as required') })
  const { rows } = await adminPool.query('SELECT kind, is_done FROM backup_run')
  expect(rows).toEqual([{ kind: 'APP_BACKUP', is_done: true }])
})

test('the app is as it was after its archive is restored over later changes, and no row of another app changes', async () => {
  const before = await state()
  await run(guide.below('Backing up one app')[0])
  await testServer.createUser({ app: yoga.app })
  await adminPool.query(`UPDATE module SET title = title || '!' WHERE app_id = $1`, [appId])
  await adminPool.query('DELETE FROM user_goal WHERE app_id = $1', [appId])
  await createLearner(testServer, other.app)
  const [changed, changedOther] = [await state(), await stateOfOther()]
  expect(changed.own).not.toEqual(before.own)

  expect(await run(bringBack)).toEqual({
    code: 1,
    text: `${yoga.app.title} (${host}) is here: with --replace its present state is given up for that of the backup. Nothing was changed.\n`,
  })
  expect([await state(), await stateOfOther()]).toEqual([changed, changedOther])

  const replaced = await run(replace)
  expect(replaced).toMatchObject({
    code: 0,
    text: expect.stringContaining(`Restored: ${yoga.app.title} (${host}) from app-${host}-`),
  })
  const after = await state()
  expect([after.own, after.files]).toEqual([before.own, before.files])
  // What outlives an app is only added to.
  expect(after.more['public.audit_entry']).toEqual(changed.more['public.audit_entry'])
  expect(await stateOfOther()).toEqual(changedOther)
})

test('an app that was deleted with all its rows and files is there again', async () => {
  const [before, beforeOther] = [await state(), await stateOfOther()]
  await run(guide.below('Backing up one app')[0])
  const remove = guide.below('Moving it to another installation').at(-1)
  expect(await run(remove)).toMatchObject({ code: 0, text: expect.stringMatching(/^Deleted: /) })
  const deleted = await state()
  expect([tablesWithout(deleted), deleted.files]).toEqual([Object.keys(before.own), {}])

  expect(await run(bringBack)).toMatchObject({ code: 0, text: expect.stringContaining('and is here again') })
  const after = await state()
  expect([after.own, after.files]).toEqual([before.own, before.files])
  expect(await stateOfOther()).toEqual(beforeOther)
})

test('it is restored out of a backup of all apps, and a person deleted since stays deleted', async () => {
  const backup = { file: 'cli/backup.ts', args: [place] }
  expect(await run(backup)).toMatchObject({ code: 0 })
  const person = await createLearner(testServer, yoga.app)
  await run(backup)
  expect(await testServer.call(deleteOwnAccount, { currentPassword: PASSWORD }, person.as)).toMatchObject({
    status: 200,
  })
  await testServer.runJobs()
  const [before, beforeOther] = [await state(), await stateOfOther()]
  await adminPool.query(`UPDATE module SET title = title || '!' WHERE app_id = $1`, [appId])

  expect(await run(replaceFromAll)).toMatchObject({
    code: 0,
    text: expect.stringContaining('deleted again since: 1 accounts, 0 consents'),
  })
  const after = await state()
  expect([after.own, after.files]).toEqual([before.own, before.files])
  expect(await stateOfOther()).toEqual(beforeOther)
  const { rows } = await adminPool.query('SELECT FROM app_user WHERE id = $1', [person.user.id])
  expect(rows).toEqual([])
})

test('it moves into an installation with another app, unless one of its hosts is taken there', async () => {
  const there: Installation = { url: await databases.create(), dataDir: join(folder, 'there') }
  await migrate(there.url, secretKey)
  const [pause, backup, restore, goOn, remove] = guide.below('Moving it to another installation')
  // The first app in an empty installation.
  const otherArchive = { file: 'cli/restore.ts', args: ['--app', other.app.host, place] }
  expect(await run(otherArchive, there)).toMatchObject({ code: 0 })
  const otherThere = await stateOfOther(there)
  expect(otherThere.own).toEqual((await stateOfOther()).own)
  expect(otherThere.files).toEqual((await stateOfOther()).files)

  for (const command of [pause, backup]) expect(await run(command)).toMatchObject({ code: 0 })
  const before = await state()
  await runAsAdmin(there.url, `INSERT INTO app_host (app_id, host) VALUES ('${other.app.appId}', '${host}')`)
  expect(await run(restore, there)).toEqual({
    code: 1,
    text: `${yoga.app.title} (${host}) cannot be restored here: app_host.host "${host}" belongs to ${other.app.title} (${other.app.host}). Nothing was changed.\n`,
  })
  expect(await state(there)).toMatchObject({ files: {} })
  await runAsAdmin(there.url, `DELETE FROM app_host WHERE host = '${host}'`)

  expect(await run(restore, there)).toMatchObject({ code: 0 })
  const moved = await state(there)
  expect([moved.own, moved.files]).toEqual([before.own, before.files])
  expect(moved.more['public.audit_entry']).toEqual(before.more['public.audit_entry'])
  expect(moved.more['pgboss.job']).toEqual(before.more['pgboss.job'])
  expect(await stateOfOther(there)).toEqual(otherThere)
  expect(await run(goOn, there)).toMatchObject({ code: 0 })

  await freezeJobTime(there.url, clock.now())
  const server = await startTestServer({
    database: { adminUrl: there.url, secretKey, drop: async () => {} },
    environment: { DATA_DIR: there.dataDir },
  })
  try {
    server.clock.set(clock.now())
    const { emailAddress } = learner.user
    expect(await server.call(login, { emailAddress, password: PASSWORD }, { host })).toMatchObject({
      status: 200,
    })
  } finally {
    await server.stop()
  }
  expect(await run(remove)).toMatchObject({ code: 0 })
})
