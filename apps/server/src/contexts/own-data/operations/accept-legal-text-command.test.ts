import { createLegalTextAsAdmin } from '@wohlauf/contract/legal/legal-as-admin'
import { DATA_PROTECTION_VERSION, TERMS_VERSION } from '@wohlauf/contract/legal/legal-texts'
import { acceptLegalText, getChangedLegalTexts } from '@wohlauf/contract/own-data/legal-consents'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inTenant } from '../../../platform/database/transaction.ts'
import { outcome } from '../../../testing/content/reading.ts'
import { callConcurrently, type Learner } from '../../../testing/people/learner.ts'
import type { TestApp } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { consent } from '../database/tables.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
/** Sessions of managers that begin now are still active after midnight. */
const EVENING = '2099-03-04T20:00:00Z'
const NEXT_DAY = '2099-03-05'
beforeEach(() => testServer.clock.set(EVENING))

type Kind = 'TERMS_OF_USE' | 'DATA_PROTECTION'

/** Changes the text from the next day on. */
const changeText = async ({ appId }: TestApp, kind: Kind) => {
  const token = await testServer.signInAdmin(await testServer.createAdmin())
  const input = { appId, kind, validFrom: NEXT_DAY, bodyHtml: '<p>Neu</p>' }
  expect((await testServer.call(createLegalTextAsAdmin, input, { token })).status).toBe(200)
}
const createPerson = async (
  app: TestApp,
  agreed: Partial<Record<Kind, string>>,
  role: 'ROLE_USER' | 'ROLE_APP_MANAGER' = 'ROLE_USER',
): Promise<Learner> => {
  const user = await testServer.createUser({ app, role })
  const consents = Object.entries(agreed) as [Kind, string][]
  await inTenant(testServer.pool, { appId: app.appId, userId: user.id, reach: 'own' }, async (tx) => {
    for (const [kind, textVersion] of consents)
      await tx.insert(consent).values({ userId: user.id, kind, textVersion, givenAt: testServer.clock.now() })
  })
  return { app, user, as: { token: await testServer.signIn(user), host: app.host } }
}
const BOTH = { TERMS_OF_USE: TERMS_VERSION, DATA_PROTECTION: DATA_PROTECTION_VERSION }

const askedOf = async ({ as }: Learner) => (await testServer.call(getChangedLegalTexts, {}, as)).body
const accept = ({ as }: Learner, kind: Kind, version = NEXT_DAY) =>
  testServer.call(acceptLegalText, { kind, version }, as)
const consentsOf = async ({ user }: Learner) => {
  const { rows } = await testServer.adminPool.query(
    'SELECT kind, text_version AS version FROM consent WHERE user_id = $1 ORDER BY given_at, kind',
    [user.id],
  )
  return rows.map(({ kind, version }) => `${kind} ${version}`)
}
const onTheNextDay = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  testServer.clock.set('2099-03-04T23:00:00Z')
  return work()
}

test('nobody is asked under the standard texts, nor before a text is in force', async () => {
  const app = await testServer.createApp()
  const person = await createPerson(app, BOTH)
  expect(await askedOf(person)).toEqual([])
  await changeText(app, 'TERMS_OF_USE')
  expect(await askedOf(person)).toEqual([])
})

test('from its day on a learner and a manager who agreed before are asked, each for themselves', async () => {
  const app = await testServer.createApp()
  const [learner, manager] = [
    await createPerson(app, BOTH),
    await createPerson(app, BOTH, 'ROLE_APP_MANAGER'),
  ]
  const invitedManager = await createPerson(app, {}, 'ROLE_APP_MANAGER')
  const elsewhere = await createPerson(await testServer.createApp(), BOTH)
  await changeText(app, 'TERMS_OF_USE')
  await changeText(app, 'DATA_PROTECTION')
  await onTheNextDay(async () => {
    const both = [
      { kind: 'TERMS_OF_USE', version: NEXT_DAY },
      { kind: 'DATA_PROTECTION', version: NEXT_DAY },
    ]
    expect([await askedOf(learner), await askedOf(manager)]).toEqual([both, both])
    expect([await askedOf(invitedManager), await askedOf(elsewhere)]).toEqual([[], []])
    expect((await accept(learner, 'TERMS_OF_USE')).status).toBe(200)
    expect((await askedOf(learner)).map(({ kind }) => kind)).toEqual(['DATA_PROTECTION'])
    expect((await accept(learner, 'DATA_PROTECTION')).status).toBe(200)
    expect(await askedOf(learner)).toEqual([])
    expect(await askedOf(manager)).toEqual(both)
  })
})

test('a new consent is a row of its own, and is stored once however often it is sent', async () => {
  const app = await testServer.createApp()
  const person = await createPerson(app, { TERMS_OF_USE: TERMS_VERSION })
  await changeText(app, 'TERMS_OF_USE')
  await onTheNextDay(async () => {
    expect(await callConcurrently(4, () => accept(person, 'TERMS_OF_USE'))).toEqual({ 200: 4 })
    expect((await accept(person, 'TERMS_OF_USE')).status).toBe(200)
    expect(await consentsOf(person)).toEqual([`TERMS_OF_USE ${TERMS_VERSION}`, `TERMS_OF_USE ${NEXT_DAY}`])
  })
})

test('a consent to another version than the one in force is refused', async () => {
  const app = await testServer.createApp()
  const person = await createPerson(app, BOTH)
  await changeText(app, 'TERMS_OF_USE')
  expect(outcome(await accept(person, 'TERMS_OF_USE'))).toEqual([409, 'conflict'])
  await onTheNextDay(async () => {
    for (const version of [TERMS_VERSION, '2099-03-06'])
      expect(outcome(await accept(person, 'TERMS_OF_USE', version))).toEqual([409, 'conflict'])
    expect(outcome(await accept(person, 'DATA_PROTECTION'))).toEqual([409, 'conflict'])
    expect(await consentsOf(person)).toHaveLength(2)
  })
})
