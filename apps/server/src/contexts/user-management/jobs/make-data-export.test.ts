import { deleteOwnAccount, requestDataExport } from '@wohlauf/contract/user-management'
import { afterAll, expect, test } from 'vitest'
import { DATA_OF_PERSON } from '../../../composition/data-of-person.ts'
import { inTenant } from '../../../platform/database/transaction.ts'
import type { Services } from '../../../platform/services.ts'
import { createLearner, type Learner } from '../../../testing/learner.ts'
import { PASSWORD } from '../../../testing/people.ts'
import { outcome } from '../../../testing/reading.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { filesIn } from '../../../testing/traces.ts'
import { folderOfExport, newExportKey } from '../export/folder-of-export.ts'
import { makeDataExport } from './make-data-export.ts'
import { removeExpiredDataExports } from './remove-expired-data-exports.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const job = makeDataExport(DATA_OF_PERSON)
const log = { info: () => {}, warn: () => {}, error: () => {} }
const DAY = 86_400_000

const createRequest = async () => {
  const learner = await createLearner(testServer)
  await testServer.call(requestDataExport, {}, learner.as)
  const { rows } = await testServer.adminPool.query('SELECT id FROM data_export WHERE user_id = $1', [
    learner.user.id,
  ])
  return { ...learner, dataExportId: String(rows[0]?.id) }
}
type RequestedExport = Learner & { dataExportId: string }

/** A worker that has started the job; `beforeCommit` runs just before its commit. */
const work = (
  { app, dataExportId }: RequestedExport,
  {
    services = {},
    beforeCommit = async () => {},
  }: { services?: Partial<Services>; beforeCommit?: () => Promise<void> },
) =>
  inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, async (tx) => {
    await job.run({
      payload: { dataExportId },
      appId: app.appId,
      inTx: (steps) => steps(tx),
      inTxAs: (_userId, steps) => steps(tx),
      now: testServer.clock.now(),
      services: { ...testServer.services, ...services },
      log,
    })
    await beforeCommit()
  })

const remove = ({ as }: Learner) => testServer.call(deleteOwnAccount, { currentPassword: PASSWORD }, as)
const filesOf = ({ app }: Learner) =>
  filesIn(testServer.storageFolder).filter((path) => path.includes(`${app.appId}/exports/`))
const subjects = async ({ user }: Learner) =>
  (await testServer.mails.to(user.emailAddress)).map(({ subject }) => subject)

/** Resolves when a statement waits for a lock of another transaction. */
const untilSomebodyWaits = async (): Promise<void> => {
  const { rows } = await testServer.adminPool.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  if (rows.length === 0) await untilSomebodyWaits()
}

test('deleting an account does not wait for its export, whose file is then removed', async () => {
  const asked = await createRequest()
  const written = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const { storage } = testServer.services
  const working = work(asked, {
    services: {
      storage: {
        ...storage,
        writeStream: async (...given) => {
          await storage.writeStream(...given)
          written.resolve()
          await goOn.promise
        },
      },
    },
  })
  await written.promise
  expect(filesOf(asked)).toHaveLength(1)
  expect(outcome(await remove(asked))).toBe(200)
  goOn.resolve()
  await working
  await testServer.runJobs()
  expect([filesOf(asked), await subjects(asked)]).toEqual([[], ['Dein Konto wurde gelöscht']])
})

test('an account deleted just before the export is finished deletes it too', async () => {
  const asked = await createRequest()
  const made = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const working = work(asked, {
    beforeCommit: () => {
      made.resolve()
      return goOn.promise
    },
  })
  await made.promise
  const removing = remove(asked)
  await untilSomebodyWaits()
  goOn.resolve()
  await working
  expect(outcome(await removing)).toBe(200)
  await testServer.runJobs()
  expect([filesOf(asked), await subjects(asked)]).toEqual([[], ['Dein Konto wurde gelöscht']])
})

test('a try that fails at its end leaves no file and no mail, and the next one succeeds', async () => {
  const asked = await createRequest()
  const failing = work(asked, {
    beforeCommit: async () => {
      throw new Error('no luck')
    },
  })
  await expect(failing).rejects.toThrow('no luck')
  expect(filesOf(asked)).toEqual([])
  await testServer.runJobs()
  expect([filesOf(asked).length, await subjects(asked)]).toEqual([1, ['Deine Daten sind bereit']])
})

test('two runs, also concurrent ones, produce one file and one mail', async () => {
  const asked = await createRequest()
  await Promise.all([work(asked, {}), work(asked, {}), work(asked, {})])
  await testServer.runJobs()
  expect([filesOf(asked).length, await subjects(asked)]).toEqual([1, ['Deine Daten sind bereit']])
  const { rows } = await testServer.adminPool.query(
    'SELECT storage_key AS key FROM data_export WHERE id = $1',
    [asked.dataExportId],
  )
  expect(filesOf(asked)[0]).toContain(rows[0]?.key)
})

test('incomplete files of a killed worker are deleted with the account, or when they have expired', async () => {
  const { storage } = testServer.services
  const leaveBehind = async ({ app, dataExportId }: RequestedExport) =>
    storage.write(newExportKey(app.appId, dataExportId), Buffer.from('PK'), 'application/zip')
  const leaving = await createRequest()
  await leaveBehind(leaving)
  await remove(leaving)
  const staying = await createRequest()
  await leaveBehind(staying)
  await testServer.runJobs()
  expect([filesOf(leaving).length, filesOf(staying).length]).toEqual([0, 2])
  testServer.clock.advance(2 * DAY + 1)
  await testServer.runSchedule(removeExpiredDataExports)
  expect(filesOf(staying)).toEqual([])
})

test('an export whose row was deleted is cleaned up, not created', async () => {
  const asked = await createRequest()
  const key = `${folderOfExport(asked.app.appId, asked.dataExportId)}/left.zip`
  await testServer.services.storage.write(key, Buffer.from('PK'), 'application/zip')
  await testServer.adminPool.query('DELETE FROM data_export WHERE id = $1', [asked.dataExportId])
  await testServer.runJobs()
  expect([filesOf(asked), await subjects(asked)]).toEqual([[], []])
})
