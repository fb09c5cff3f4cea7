import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteOwnAccount } from '@wohlauf/contract/own-data/deletion'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, afterEach, expect, test } from 'vitest'
import { findPlaces } from '../../platform/backup/known-places.ts'
import { readConfig } from '../../platform/base/config/config.ts'
import { createEmptyDatabases } from '../../testing/database/empty-databases.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { PASSWORD } from '../../testing/people/people.ts'
import { runToEnd } from '../../testing/run-to-end.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { makeRecordedBackup } from './backup-service.ts'
import { runRestore } from './run-restore.ts'
import { updatePlaces } from './update-places.ts'

const folder = mkdtempSync(join(tmpdir(), 'wohlauf-changed-places-'))
const [at, aside, copy] = [join(folder, 'at'), join(folder, 'aside'), join(folder, 'copy')]
const identity = await generateX25519Identity()
const testServer = await startTestServer()
const { adminPool, adminUrl, clock, secretKey, services } = testServer
const { platformPool } = services
const databases = createEmptyDatabases(testServer)
// The command uses the machine's clock.
clock.set(new Date())
const recipient = await identityToRecipient(identity)
const environmentFor = (url: string) => ({
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: url,
  SECRET_KEY: secretKey,
  NODE_ENV: 'test',
  BACKUP_RECIPIENT: recipient,
  BACKUP_IDENTITY: identity,
})
const config = readConfig(environmentFor(adminUrl))
afterAll(async () => {
  await databases.drop()
  await testServer.stop()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(async () => {
  for (const each of [at, aside, copy]) rmSync(each, { recursive: true, force: true })
  await adminPool.query('DELETE FROM backup_place')
  await adminPool.query('DELETE FROM tombstone')
})

const backUp = (settings = config, to = at) => {
  clock.advance(1000)
  const source = { ...settings, adminUrl, files: services.storage }
  return makeRecordedBackup(source, { platformPool, to }, clock.now())
}
const update = () => updatePlaces(platformPool, config, clock.now())
const command = async (args: string[], settings = {}) => {
  const environment = { ...environmentFor(adminUrl), ...settings }
  const { code, output, errorOutput } = await runToEnd('cli/backup.ts', args, environment)
  return { code, text: `${output}${errorOutput}` }
}
const people = await Promise.all(Array.from({ length: 12 }, () => createLearner(testServer)))
/** Deletes a person who is in every backup, and updates the places. Returns those that could not be updated. */
const deletePerson = async () => {
  const person = people.pop()
  if (!person) throw new Error('all people are deleted')
  const { status } = await testServer.call(deleteOwnAccount, { currentPassword: PASSWORD }, person.as)
  expect(status).toBe(200)
  return update()
}
const tombstones = () => readdirSync(join(at, 'tombstones'))
const removeOneTombstone = () => rmSync(join(at, 'tombstones', tombstones()[0] ?? ''))
const away = (address: string, problem: string) => ({
  address,
  problem: expect.stringContaining(`The place of backups ${address} is away: ${problem}`),
})
const NOTHING = 'nothing there says that it is a place of backups'
const ANOTHER = 'another one is there'
/** Returns how many deletions a restore of the place repeats. */
const restore = async () => {
  const settings = readConfig(environmentFor(await databases.create()))
  return (await runRestore(at, settings, {}, clock.now())).repeated.accounts
}

test('nothing is written into an empty folder at the address of a place, until that place is declared gone', async () => {
  await backUp()
  await deletePerson()
  renameSync(at, aside)
  mkdirSync(at)
  expect(await deletePerson()).toEqual([away(at, NOTHING)])
  expect(await backUp()).toMatchObject({ isDone: false, problem: away(at, NOTHING).problem })
  const answer = await command([`${at}/`, '--only-deletions'])
  expect(answer).toEqual({ code: 1, text: away(at, NOTHING).problem })
  expect(readdirSync(at)).toEqual([])

  rmSync(at, { recursive: true })
  renameSync(aside, at)
  expect(await update()).toEqual([])
  expect(await restore()).toBe(2)

  rmSync(at, { recursive: true })
  mkdirSync(at)
  expect(await command([at, '--forget'], { BACKUP_TO: at })).toEqual({
    code: 0,
    text: expect.stringContaining('within five minutes a running product begins a new place there'),
  })
  expect(await backUp()).toMatchObject({ isDone: true })
  expect(await deletePerson()).toEqual([])
  expect(await restore()).toBe(1)
})

test('another place at the address gets no tombstones until a backup is made there; the former one gets them once it is back', async () => {
  await backUp()
  await backUp(config, copy)
  await deletePerson()
  renameSync(at, aside)
  renameSync(copy, at)
  expect(await deletePerson()).toEqual([away(at, ANOTHER), away(copy, NOTHING)])
  expect(tombstones()).toHaveLength(1)

  expect(await backUp()).toMatchObject({ isDone: true })
  expect(await deletePerson()).toEqual([away(at, ANOTHER)])
  expect(await restore()).toBe(1)
  const answer = await command([at, '--only-deletions'])
  expect(answer).toEqual({ code: 1, text: expect.stringContaining(`Every deletion is known in ${at}.`) })
  expect(answer).toEqual({ code: 1, text: expect.stringContaining(`Not told: ${at}. The place of backups`) })

  renameSync(at, copy)
  renameSync(aside, at)
  expect(await update()).toEqual([away(at, ANOTHER)])
  expect(await restore()).toBe(3)
})

test('a place that has lost some tombstones is not restored silently, and gets them when it is named', async () => {
  await backUp()
  await deletePerson()
  await deletePerson()
  removeOneTombstone()
  expect(await update()).toEqual([])
  await expect(restore()).rejects.toThrow(`${at} has 1 of its 2`)
  expect(await command([at, '--only-deletions'])).toMatchObject({ code: 0 })
  expect(await restore()).toBe(2)
})

test('tombstones that only the place has are missed, too', async () => {
  await backUp()
  await deletePerson()
  // The database is one that was restored without the tombstones of the place.
  await adminPool.query('DELETE FROM tombstone')
  await adminPool.query('DELETE FROM backup_place')
  expect(await command([at, '--only-deletions'])).toMatchObject({ code: 0 })
  await deletePerson()
  expect(await restore()).toBe(2)
  removeOneTombstone()
  await expect(restore()).rejects.toThrow(`${at} has 1 of its 2`)
})

test('a place that is put back from an older copy gets what it lacks', async () => {
  await backUp()
  await deletePerson()
  cpSync(at, copy, { recursive: true })
  await deletePerson()
  rmSync(at, { recursive: true })
  renameSync(copy, at)
  expect(await update()).toEqual([])
  expect(await restore()).toBe(2)
})

test('a backup without a key creates no place', async () => {
  const withoutKey = { ...config, backup: { ...config.backup, recipients: [] } }
  expect(await backUp(withoutKey)).toMatchObject({
    isDone: false,
    problem: expect.stringContaining('names no key'),
  })
  expect(await findPlaces(platformPool)).toEqual([])
  expect(existsSync(join(at, 'place.json'))).toBe(false)
})
