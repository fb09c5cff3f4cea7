import { getAppOfHost } from '@wohlauf/contract/authentication/authentication'
import { getLegalText } from '@wohlauf/contract/legal/legal'
import {
  createLegalTextAsAdmin,
  getLegalTextsAsAdmin,
  updateLegalTextAsAdmin,
} from '@wohlauf/contract/legal/legal-as-admin'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
beforeEach(() => testServer.clock.set('2099-03-04T09:00:00Z'))

const signIn = async () => ({ token: await testServer.signInAdmin(await testServer.createAdmin()) })

const create = async ({ appId }: TestApp, validFrom: string, bodyHtml: string | null = '<p>Geprüft.</p>') =>
  testServer.call(
    createLegalTextAsAdmin,
    { appId, kind: 'ACCESSIBILITY', validFrom, bodyHtml },
    await signIn(),
  )
const statementOf = async ({ host }: TestApp, version?: string) =>
  testServer.call(getLegalText, { kind: 'ACCESSIBILITY', ...(version ? { version } : {}) }, { host })
const isLinked = async ({ host }: TestApp) =>
  (await testServer.call(getAppOfHost, {}, { host })).body.hasAccessibilityStatement

test('an app has no statement before one is published, and admins see none', async () => {
  const app = await testServer.createApp()
  expect([(await statementOf(app)).status, await isLinked(app)]).toEqual([404, false])
  const { body } = await testServer.call(getLegalTextsAsAdmin, { appId: app.appId }, await signIn())
  expect(body.map(({ kind }) => kind)).toEqual(['TERMS_OF_USE', 'DATA_PROTECTION', 'IMPRINT'])
})

test('a statement is public and linked from midnight in Berlin of its day on, in its app alone', async () => {
  const [app, other] = [await testServer.createApp(), await testServer.createApp()]
  expect((await create(app, '2099-03-29')).status).toBe(200)
  testServer.clock.set('2099-03-28T22:59:59.999Z')
  expect([(await statementOf(app)).status, await isLinked(app)]).toEqual([404, false])
  testServer.clock.set('2099-03-28T23:00:00.000Z')
  expect((await statementOf(app)).body).toEqual({
    version: '2099-03-29',
    bodyHtml: '<p>Geprüft.</p>',
    isInForce: true,
    formerVersions: [],
  })
  expect(await isLinked(app)).toBe(true)
  expect([(await statementOf(other)).status, await isLinked(other)]).toEqual([404, false])
})

test('a later version replaces the former one, which stays readable; one without a text ends the statement', async () => {
  const app = await testServer.createApp()
  await create(app, '2099-03-04', '<p>Alt</p>')
  await create(app, '2099-03-05', '<p>Neu</p>')
  await create(app, '2099-03-06', null)
  await create(app, '2099-03-07', '<p>Wieder</p>')
  testServer.clock.set('2099-03-05T09:00:00Z')
  expect((await statementOf(app)).body).toMatchObject({
    bodyHtml: '<p>Neu</p>',
    formerVersions: ['2099-03-04'],
  })
  expect((await statementOf(app, '2099-03-04')).body).toMatchObject({
    bodyHtml: '<p>Alt</p>',
    isInForce: false,
  })
  testServer.clock.set('2099-03-06T09:00:00Z')
  const statuses = [
    await statementOf(app),
    await statementOf(app, '2099-03-05'),
    await statementOf(app, '2099-03-06'),
  ]
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(await isLinked(app)).toBe(false)
  testServer.clock.set('2099-03-07T09:00:00Z')
  expect((await statementOf(app)).body.formerVersions).toEqual(['2099-03-05', '2099-03-04'])
  expect((await statementOf(app, '2099-03-06')).status).toBe(404)
  expect(await isLinked(app)).toBe(true)
})

test('a statement with places of the template that nobody has filled in is refused', async () => {
  const app = await testServer.createApp()
  const fields = { bodyHtml: 'Ersetze noch jede Stelle in [eckigen Klammern]' }
  const open = '<p>Von Hand: [wer, <strong>wann</strong>].</p>'
  const refused = await create(app, '2099-03-05', open)
  expect([refused.status, refused.refusal?.fields]).toEqual([400, fields])

  const { body } = await create(app, '2099-03-05')
  const change = { appId: app.appId, legalTextId: body.legalTextId, validFrom: '2099-03-05', bodyHtml: open }
  const changed = await testServer.call(updateLegalTextAsAdmin, change, await signIn())
  expect([changed.status, changed.refusal?.fields]).toEqual([400, fields])

  const imprint = { appId: app.appId, kind: 'IMPRINT', validFrom: '2099-03-05', bodyHtml: open } as const
  expect((await testServer.call(createLegalTextAsAdmin, imprint, await signIn())).status).toBe(200)
})
