import { afterAll, expect, test } from 'vitest'
import { inTenant } from '../../../../platform/database/transaction.ts'
import { filesIn, tracesOf } from '../../../../testing/database/traces.ts'
import { createFullPerson } from '../../../../testing/people/full-person.ts'
import { createCompany } from '../../../../testing/people/leavers.ts'
import { startTestServer } from '../../../../testing/test-server.ts'
import { deleteDepartedAccounts } from './delete-departed-accounts.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool } = testServer

const remainingAccounts = async (appId: string) =>
  (
    await adminPool.query<{ address: string }>(
      `SELECT email_address AS address FROM app_user WHERE app_id = $1 AND role = 'ROLE_USER' ORDER BY 1`,
      [appId],
    )
  ).rows.map(({ address }) => address)
const run = () => testServer.runSchedule(deleteDepartedAccounts)

test('keeps an account until its last day is over in Berlin, and then deletes it with the mail of a revocation', async () => {
  testServer.clock.set('2026-03-04T12:00:00Z')
  const company = await createCompany(testServer)
  const { user } = await company.leaver()
  const stays = await company.member()
  testServer.clock.set('2026-03-18T22:59:59Z')
  await run()
  expect(await remainingAccounts(company.app.appId)).toContain(user.emailAddress)
  testServer.clock.set('2026-03-18T23:00:00Z')
  await run()
  expect(await remainingAccounts(company.app.appId)).toEqual([stays.emailAddress])
  const mails = await testServer.mails.to(user.emailAddress)
  expect(mails.map(({ subject }) => subject)).toEqual(
    Array(2).fill(`Dein Zugang zu ${company.app.title} ist beendet`),
  )
  expect(mails[1]?.text).toContain('dein Konto ist gelöscht')
  expect(mails[1]?.text).toContain('Musterwerke AG')
  await run()
  expect(await testServer.mails.to(user.emailAddress)).toHaveLength(2)
})

test('nothing of a person with data of every kind is left', async () => {
  testServer.clock.set('2026-03-04T12:00:00Z')
  const person = await createFullPerson(testServer, 'Mispelstrauch')
  const { user, firstName, lastName, app } = person
  await adminPool.query(`UPDATE account_departure SET ends_on = '2026-03-04' WHERE account_id = $1`, [
    user.id,
  ])
  testServer.clock.set('2026-03-05T12:00:00Z')
  await run()
  expect(await tracesOf(testServer, [user.emailAddress, user.id, firstName, lastName])).toEqual([])
  expect(filesIn(testServer.storageFolder).filter((path) => path.includes(`${app.appId}/exports/`))).toEqual(
    [],
  )
})

test('more accounts than one query reads, by several workers, are each deleted once', async () => {
  testServer.clock.set('2026-03-04T12:00:00Z')
  const company = await createCompany(testServer, { availableSeats: 200 })
  const { appId } = company.app
  await adminPool.query(
    `WITH made AS (
       INSERT INTO app_user (app_id, email_address, password_hash, first_name, last_name, role)
       SELECT $1, 'viele-' || n || '@firma.example', 'x', 'V', 'N', 'ROLE_USER' FROM generate_series(1, 130) n
       RETURNING id, email_address)
     INSERT INTO account_departure (app_id, account_id, sponsor_id, email_address, is_by_link, seat_created_at,
       seat_updated_at, revoked_at, ends_on)
     SELECT $1, id, $2, email_address, false, now(), now(), now(), '2026-03-04' FROM made`,
    [appId, company.sponsorId],
  )
  testServer.clock.set('2026-03-05T12:00:00Z')
  const context = {
    appId,
    payload: {},
    now: testServer.clock.now(),
    services: testServer.services,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  }
  const worker = () =>
    deleteDepartedAccounts.run({
      ...context,
      record: () => {},
      inTx: (work) => inTenant(testServer.pool, { appId, userId: null, reach: 'app' }, work),
      inTxAs: (userId, work) => inTenant(testServer.pool, { appId, userId, reach: 'app' }, work),
    })
  await Promise.all([worker(), worker(), worker()])
  expect(await remainingAccounts(appId)).toEqual([])
  const { rows } = await adminPool.query(
    `SELECT to_address AS address, count(*)::int AS mails FROM mail WHERE app_id = $1 AND kind = 'seat-revoked' GROUP BY 1`,
    [appId],
  )
  expect([rows.length, new Set(rows.map(({ mails }) => mails))]).toEqual([130, new Set([1])])
})

test('an account that cannot be deleted does not prevent the deletion of others', async () => {
  testServer.clock.set('2026-03-04T12:00:00Z')
  const company = await createCompany(testServer)
  const [stuck, other] = [await company.leaver(), await company.leaver()]
  testServer.clock.set('2026-03-19T12:00:00Z')
  await adminPool.query(
    `CREATE FUNCTION public.stuck() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'stuck'; END $$;
     CREATE TRIGGER stuck BEFORE DELETE ON app_user FOR EACH ROW WHEN (OLD.id = '${stuck.user.id}') EXECUTE FUNCTION public.stuck()`,
  )
  expect(await run()).toMatchObject({ failed: 1 })
  expect(await remainingAccounts(company.app.appId)).toEqual([stuck.user.emailAddress])
  await adminPool.query('DROP TRIGGER stuck ON app_user')
  await run()
  expect(await remainingAccounts(company.app.appId)).toEqual([])
  expect(await testServer.mails.to(other.user.emailAddress)).toHaveLength(2)
})
