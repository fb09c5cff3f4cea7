import { getDataExport, getDataExportFile, requestDataExport } from '@wohlauf/contract/own-data/data-export'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { DATA_OF_PERSON } from '../../../composition/data-of-person.ts'
import { inTenant } from '../../../platform/database/transaction.ts'
import { outcome } from '../../../testing/content/reading.ts'
import { filesIn } from '../../../testing/database/traces.ts'
import { unzip } from '../../../testing/files/unzip.ts'
import { createFullPerson, tablesOfPeople } from '../../../testing/people/full-person.ts'
import { callConcurrently, createLearner, type Learner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { makeDataExport } from '../jobs/make-data-export.ts'
import { removeExpiredDataExports } from '../jobs/remove-expired-data-exports.ts'
import { gatherOwnData } from './gather.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const HOUR = 3_600_000
const exportsOf = ({ app }: Learner) =>
  filesIn(testServer.storageFolder).filter((path) => path.includes(`${app.appId}/exports/`))
const stateOf = async ({ as }: Learner) => (await testServer.call(getDataExport, {}, as)).body
const download = ({ as }: Learner) => testServer.call(getDataExportFile, {}, as)
const rowsOf = async ({ user }: Learner) =>
  (await testServer.adminPool.query('SELECT id, storage_key FROM data_export WHERE user_id = $1', [user.id]))
    .rows

/** Columns that no export contains: keys that connect rows, and secrets. */
const OMITTED = [
  'push_token',
  'push_token_hash',
  'session_token_hash',
  'app_id',
  'user_id',
  'account_id',
  'sender_id',
  'of_app_id',
  'of_user_id',
  'password_hash',
  'sealed_secret',
  'recovery_code_hashes',
  'token_hash',
  'content_hash',
  'storage_key',
  'admin_id',
  'impersonator_admin_id',
  'image_id',
  'thumbhash',
]

const DATE = 1082

/** Days are compared as stored, not as an instant in this machine's zone. */
const rowsIn = async (table: string, column: string, id: string): Promise<Record<string, unknown>[]> => {
  const types = {
    getTypeParser: (oid: number) => (oid === DATE ? (day: string) => day : pg.types.getTypeParser(oid)),
  } as pg.CustomTypesConfig
  const text = `SELECT * FROM "${table}" WHERE "${column}" = $1`
  return (await testServer.adminPool.query({ text, values: [id], types })).rows
}

/** Runs the job alone, before another one changes the data. @returns each section's name by its table */
const makeFor = async ({ app, user }: Learner): Promise<Map<string, string>> => {
  const { rows } = await testServer.adminPool.query('SELECT id FROM data_export WHERE user_id = $1', [
    user.id,
  ])
  const person = { appId: app.appId, userId: user.id }
  const now = testServer.clock.now()
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  return inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, async (tx) => {
    const { sections } = await gatherOwnData(tx, person, testServer.services, DATA_OF_PERSON)
    const payload = { dataExportId: String(rows[0]?.id) }
    const { run } = makeDataExport(DATA_OF_PERSON)
    await run({
      payload,
      appId: app.appId,
      record: () => {},
      inTx: (steps) => steps(tx),
      inTxAs: (_userId, steps) => steps(tx),
      now,
      services: testServer.services,
      log,
    })
    return new Map(sections.map(({ table, name }) => [table, name]))
  })
}

const camelCase = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

test('the export contains every column of every row about the user, and no secret', async () => {
  const person = await createFullPerson(testServer, 'Mirabelle')
  const stranger = await createFullPerson(testServer, 'Fremdling')
  const storedRows = new Map<string, Record<string, unknown>[]>()
  for (const { name, column } of tablesOfPeople())
    storedRows.set(name, await rowsIn(name, column, person.user.id))
  const sections = await makeFor(person)
  const answer = await download(person)
  expect([answer.status, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    200,
    'application/zip',
    'attachment; filename=meine-daten.zip',
  ])
  const files = await unzip(answer.bytes)
  const [page, data, picture = '', ...more] = files.keys()
  expect([page, data, picture, more]).toEqual([
    'daten.html',
    'daten.json',
    expect.stringMatching(/^bilder\/ernaehrungstagebuch-2026-03-04-[0-9a-f]{8}\.webp$/),
    [],
  ])
  expect(files.get(picture)?.toString('latin1', 8, 12)).toBe('WEBP')
  const json = files.get('daten.json')?.toString() ?? ''
  const exported: Record<string, Record<string, unknown>[]> = JSON.parse(json)

  for (const [table, rows] of storedRows) {
    const records = exported[sections.get(table) ?? `no section for ${table}`]
    expect(records?.length, `rows of ${table}`).toBeGreaterThanOrEqual(rows.length)
    for (const row of rows) {
      const expected = Object.fromEntries(
        Object.entries(row)
          .filter(([name]) => !OMITTED.includes(name))
          .map(([name, value]) => [camelCase(name), value]),
      )
      expect(records, `a row of ${table}`).toContainEqual(
        expect.objectContaining(JSON.parse(JSON.stringify(expected))),
      )
    }
  }
  for (const word of [stranger.user.id, stranger.user.emailAddress, stranger.firstName])
    expect(json).not.toContain(word)
  expect(json).not.toContain('$argon2')
  expect(json).not.toMatch(/hash/i)
})

test('the page is German, describes actions in words, and contains no scripts', async () => {
  const person = await createFullPerson(testServer, 'Aronia')
  const evil = '<script>alert(1)</script>'
  await testServer.adminPool.query('UPDATE habit_intent SET trigger = $2 WHERE user_id = $1', [
    person.user.id,
    evil,
  ])
  await testServer.runJobs()
  const page = (await unzip((await download(person)).bytes)).get('daten.html')?.toString() ?? ''
  for (const sentence of [
    'Meine Daten',
    'VornameAronia',
    'aronia@ganz-eigen.example',
    'Wasser trinken',
    'Gut ankommen',
    'Der Anfang',
    'Was ist richtig?',
    'Quiz richtig beantwortet',
    'Musterwerke AG',
    'Angenommen',
    'Mo, Fr',
    '4. März 2026 um 10:00 Uhr',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ])
    expect(page).toContain(sentence)
  expect(page).not.toMatch(/<script|https?:|undefined|\[object|null</i)
})

test('is created, then ready for 48 hours, announced by a mail that only leads to the profile', async () => {
  const learner = await createLearner(testServer)
  expect(await stateOf(learner)).toEqual({ requestedAt: null, availableUntil: null })
  expect(await testServer.call(requestDataExport, {}, learner.as).then(outcome)).toBe(200)
  const requestedAt = testServer.clock.now().toISOString()
  expect(await stateOf(learner)).toEqual({ requestedAt, availableUntil: null })
  expect(outcome(await download(learner))).toEqual([404, 'not-found'])

  await testServer.runJobs()
  const availableUntil = new Date(testServer.clock.now().getTime() + 48 * HOUR).toISOString()
  expect(await stateOf(learner)).toEqual({ requestedAt, availableUntil })
  expect(outcome(await download(learner))).toBe(200)
  const mails = await testServer.mails.to(learner.user.emailAddress)
  expect(mails.map(({ subject, links }) => [subject, links])).toEqual([
    ['Deine Daten sind bereit', [`http://${learner.app.host}/profil`]],
  ])

  testServer.clock.advance(48 * HOUR - 1)
  expect(outcome(await download(learner))).toBe(200)
  testServer.clock.advance(1)
  expect(outcome(await download(learner))).toEqual([404, 'not-found'])
  expect(await stateOf(learner)).toEqual({ requestedAt: null, availableUntil: null })
})

test('is available only to its user: not without a session, not to another user of the same or another app', async () => {
  const learner = await createLearner(testServer)
  await testServer.call(requestDataExport, {}, learner.as)
  await testServer.runJobs()
  const neighbour = await createLearner(testServer, learner.app)
  const stranger = await createLearner(testServer)
  for (const other of [neighbour, stranger]) {
    expect(outcome(await download(other))).toEqual([404, 'not-found'])
    expect(await stateOf(other)).toEqual({ requestedAt: null, availableUntil: null })
  }
  const loggedOut = await testServer.call(getDataExportFile, {}, { host: learner.app.host })
  expect(outcome(loggedOut)).toEqual([401, 'authentication-required'])
})

test('concurrent requests create it once', async () => {
  const learner = await createLearner(testServer)
  const requesting = callConcurrently(10, () => testServer.call(requestDataExport, {}, learner.as))
  expect(await requesting).toEqual({ 200: 10 })
  await testServer.runJobs()
  expect([(await rowsOf(learner)).length, exportsOf(learner).length]).toEqual([1, 1])
  expect(await testServer.mails.to(learner.user.emailAddress)).toHaveLength(1)
})

test('a repeated request changes nothing while it is being created; a finished one is replaced and its file deleted', async () => {
  const learner = await createLearner(testServer)
  const ask = () => testServer.call(requestDataExport, {}, learner.as)
  await ask()
  const first = await rowsOf(learner)
  testServer.clock.advance(59 * 60_000)
  await ask()
  expect(await rowsOf(learner)).toEqual(first)
  await testServer.runJobs()
  const [firstFile] = exportsOf(learner)
  expect(await callConcurrently(5, ask)).toEqual({ 200: 5 })
  expect((await stateOf(learner)).availableUntil).toBeNull()
  await testServer.runJobs()
  expect(exportsOf(learner)).toHaveLength(1)
  expect(exportsOf(learner)).not.toContain(firstFile)
  expect((await rowsOf(learner)).map(({ id }) => id)).not.toEqual(first.map(({ id }) => id))
})

test('one that was not completed within an hour can be requested again', async () => {
  const learner = await createLearner(testServer)
  await testServer.call(requestDataExport, {}, learner.as)
  const [first] = await rowsOf(learner)
  testServer.clock.advance(HOUR + 1)
  await testServer.call(requestDataExport, {}, learner.as)
  const [second] = await rowsOf(learner)
  expect(second?.id).not.toBe(first?.id)
  await testServer.runJobs()
  expect(exportsOf(learner)).toHaveLength(1)
  expect(outcome(await download(learner))).toBe(200)
})

test('file and row are deleted after exactly 48 hours, and younger ones stay', async () => {
  const old = await createLearner(testServer)
  await testServer.call(requestDataExport, {}, old.as)
  await testServer.runJobs()
  testServer.clock.advance(24 * HOUR)
  const young = await createLearner(testServer)
  await testServer.call(requestDataExport, {}, young.as)
  await testServer.runJobs()
  testServer.clock.advance(24 * HOUR)
  await testServer.runSchedule(removeExpiredDataExports)
  expect([exportsOf(old).length, (await rowsOf(old)).length]).toEqual([1, 1])
  testServer.clock.advance(1)
  await testServer.runSchedule(removeExpiredDataExports)
  expect([exportsOf(old).length, (await rowsOf(old)).length]).toEqual([0, 0])
  expect([exportsOf(young).length, (await rowsOf(young)).length]).toEqual([1, 1])
})
