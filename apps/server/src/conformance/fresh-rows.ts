import { randomUUID } from 'node:crypto'
import { createLink } from '../contexts/mailed-links/mailed-links.ts'
import type { LinkPurpose } from '../contexts/mailed-links/rules/link-life.ts'
import { seat } from '../contexts/seats/database/tables.ts'
import { inTenant } from '../platform/database/transaction.ts'
import { hashToken } from '../platform/sessions/token.ts'
import type { TestUser } from '../testing/people/people.ts'
import type { TestServer } from '../testing/test-server.ts'
import type { World } from './world.ts'

/** @returns the id of a session that is otherwise unused */
export const anotherSession = async (testServer: TestServer, user: TestUser): Promise<string> => {
  const tokenHash = hashToken(await testServer.signIn(user))
  const { rows } = await testServer.adminPool.query('SELECT id FROM session WHERE token_hash = $1', [
    tokenHash,
  ])
  return rows[0]?.id ?? ''
}

/** @returns the secret of the address at which the learner's calendar reads, which exists */
export const calendarTokenOf = async (
  { adminPool, services }: TestServer,
  { app, learner }: World,
): Promise<string> => {
  const { rows } = await adminPool.query('SELECT id FROM calendar_feed WHERE user_id = $1', [learner.id])
  return services.calendarTokens.tokenOf(app.appId, rows[0]?.id) ?? ''
}

/** A reminder of a day that no other sample uses. @returns its id */
export const unseenNotification = async (
  { adminPool, clock }: TestServer,
  habitIntentId: string,
): Promise<string> => {
  const { rows } = await adminPool.query(
    `INSERT INTO notification (app_id, user_id, habit_intent_id, reminded_on, created_at)
     SELECT app_id, user_id, id, '2026-01-01', $1 FROM habit_intent WHERE id = $2 RETURNING id`,
    [clock.now(), habitIntentId],
  )
  return rows[0]?.id ?? ''
}

/** A job that gave up; it does nothing when it is run again. @returns its id */
export const failedJob = async ({ adminPool, clock }: TestServer, appId: string): Promise<string> => {
  const { rows } = await adminPool.query(
    `INSERT INTO pgboss.job (name, state, data, completed_on, output)
     VALUES ('send-mail', 'failed', jsonb_build_object('appId', $1::text, 'payload', jsonb_build_object('mailId', $2::text)), $3,
       '{"message": "Error without luck"}') RETURNING id`,
    [appId, randomUUID(), clock.now()],
  )
  return rows[0]?.id ?? ''
}

/** A version that is not in force before the next century. @returns its id */
export const plannedLegalText = async (
  { adminPool, clock }: TestServer,
  appId: string,
  validFrom: string,
): Promise<string> => {
  const { rows } = await adminPool.query(
    `INSERT INTO legal_text (app_id, kind, valid_from, body_html, written_at)
     VALUES ($1, 'TERMS_OF_USE', $2, '<p>Text</p>', $3) RETURNING id`,
    [appId, validFrom, clock.now()],
  )
  return rows[0]?.id ?? ''
}

/** A valid link of each kind; each token works once. */
export const freshLink = async (
  testServer: TestServer,
  { app, learner, sponsor }: Pick<World, 'app' | 'learner' | 'sponsor'>,
  purpose: LinkPurpose,
): Promise<string> => {
  if (purpose === 'DEPARTURE' || purpose === 'PRIVATE_MOVE')
    await testServer.giveDeparture(learner, sponsor.sponsorId)
  return inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, async (tx) => {
    const now = testServer.clock.now()
    const emailAddress = `${randomUUID()}@firma.example`
    const isOfSeat = purpose === 'INVITATION' || purpose === 'REGISTRATION'
    const seatId = randomUUID()
    const subject = isOfSeat ? { seatId } : { accountId: learner.id, emailAddress }
    if (isOfSeat)
      await tx.insert(seat).values({
        id: seatId,
        sponsorId: sponsor.sponsorId,
        emailAddress,
        status: 'INVITED',
        createdAt: now,
        updatedAt: now,
      })
    const linkId = await createLink(tx, testServer.services, app.appId, { purpose, ...subject }, now)
    return testServer.services.linkToken(app.appId, linkId)
  })
}
