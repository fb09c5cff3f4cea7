import { sponsorReportMonth } from '../../contexts/sponsor-report/database/tables.ts'
import { inTenant } from '../../platform/database/transaction.ts'
import { createReaders, type Readers } from '../content/readers.ts'
import type { TestServer } from '../test-server.ts'
import type { TestApp } from './people.ts'

/** People of a sponsor, and their activity at an instant. */
export type Staff = Readers & {
  status?: 'INVITED' | 'REGISTRATION_STARTED' | 'ACCEPTED'
  /** The activity for which each of them earned points. */
  did?: string
  at?: string
}

/** Creates many accounts on a sponsor's seats in a few statements, because a report needs dozens. */
export const hirePeople = async (
  testServer: Pick<TestServer, 'adminPool'>,
  app: TestApp,
  sponsorId: string,
  { status = 'ACCEPTED', did, at, ...people }: Staff,
): Promise<void> => {
  const ids = await createReaders(testServer, app, people)
  await testServer.adminPool.query(
    `WITH entry AS (
       INSERT INTO health_point_entry (app_id, user_id, reason, subject, points, created_at)
       SELECT $1, u, $5, gen_random_uuid(), 5, $6 FROM unnest($3::uuid[]) AS u WHERE $5::text IS NOT NULL)
     INSERT INTO seat (app_id, sponsor_id, email_address, status, account_id, created_at, updated_at)
     SELECT $1, $2, email_address, $4, id, created_at, created_at FROM app_user WHERE app_id = $1 AND id = ANY ($3)`,
    [app.appId, sponsorId, ids, status, did ?? null, at ?? null],
  )
}

/** A company that exists since 2020, with its people. */
export const createCompany = async (
  testServer: TestServer,
  app: TestApp,
  ...staff: Staff[]
): Promise<string> => {
  const { sponsorId } = await testServer.createSponsor(app, { name: 'Musterwerke AG' })
  await testServer.adminPool.query(`UPDATE sponsor SET created_at = '2020-01-01' WHERE id = $1`, [sponsorId])
  for (const each of staff) await hirePeople(testServer, app, sponsorId, each)
  return sponsorId
}

/** Publishes a month, in the same way as the job. */
export const createReportMonth = (
  { pool, clock }: Pick<TestServer, 'pool' | 'clock'>,
  { appId }: TestApp,
  sponsorId: string,
  figures: Partial<typeof sponsorReportMonth.$inferInsert> = {},
) =>
  inTenant(pool, { appId, userId: null, reach: 'app' }, (tx) =>
    tx.insert(sponsorReportMonth).values({
      month: '2026-02-01',
      registered: 60,
      active: 30,
      completed: null,
      ...figures,
      sponsorId,
      frozenAt: clock.now(),
    }),
  )
