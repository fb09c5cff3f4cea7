import { getAppOfHost } from '@wohlauf/contract/authentication/authentication'
import { getLegalText } from '@wohlauf/contract/legal/legal'
import {
  createLegalTextAsAdmin,
  getLegalTextsAsAdmin,
  updateLegalTextAsAdmin,
} from '@wohlauf/contract/legal/legal-as-admin'
import { OPTIONAL_LEGAL_TEXTS, type OptionalLegalText } from '@wohlauf/contract/values/optional-legal-texts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
beforeEach(() => testServer.clock.set('2099-03-04T09:00:00Z'))

const signIn = async () => ({ token: await testServer.signInAdmin(await testServer.createAdmin()) })

type Version = { kind: OptionalLegalText; validFrom: string; bodyHtml?: string | null }

const create = async ({ appId }: TestApp, { bodyHtml = '<p>Geprüft.</p>', ...version }: Version) =>
  testServer.call(createLegalTextAsAdmin, { appId, ...version, bodyHtml }, await signIn())
const settingsOf = async ({ host }: TestApp) => (await testServer.call(getAppOfHost, {}, { host })).body

test('an app has none of these texts before one is published, and admins see none', async () => {
  const app = await testServer.createApp()
  expect((await settingsOf(app)).optionalLegalTexts).toEqual([])
  const { body } = await testServer.call(getLegalTextsAsAdmin, { appId: app.appId }, await signIn())
  expect(body.map(({ kind }) => kind)).toEqual(['TERMS_OF_USE', 'DATA_PROTECTION', 'IMPRINT'])
})

test('an app names all kinds that are in force; clients from before that field learn of the statement', async () => {
  const app = await testServer.createApp()
  await create(app, { kind: 'EASY_LANGUAGE', validFrom: '2099-03-04' })
  expect(await settingsOf(app)).toMatchObject({
    optionalLegalTexts: ['EASY_LANGUAGE'],
    hasAccessibilityStatement: false,
  })
  await create(app, { kind: 'ACCESSIBILITY', validFrom: '2099-03-04' })
  expect(await settingsOf(app)).toMatchObject({
    optionalLegalTexts: ['ACCESSIBILITY', 'EASY_LANGUAGE'],
    hasAccessibilityStatement: true,
  })
})

describe.each(OPTIONAL_LEGAL_TEXTS)('%s', (kind) => {
  const textOf = async ({ host }: TestApp, version?: string) =>
    testServer.call(getLegalText, { kind, ...(version ? { version } : {}) }, { host })
  const linkedIn = async (app: TestApp) => (await settingsOf(app)).optionalLegalTexts

  test('a text is public and linked from midnight in Berlin of its day on, in its app alone', async () => {
    const [app, other] = [await testServer.createApp(), await testServer.createApp()]
    expect((await create(app, { kind, validFrom: '2099-03-29' })).status).toBe(200)
    testServer.clock.set('2099-03-28T22:59:59.999Z')
    expect([(await textOf(app)).status, await linkedIn(app)]).toEqual([404, []])
    testServer.clock.set('2099-03-28T23:00:00.000Z')
    expect((await textOf(app)).body).toEqual({
      version: '2099-03-29',
      bodyHtml: '<p>Geprüft.</p>',
      isInForce: true,
      formerVersions: [],
    })
    expect(await linkedIn(app)).toEqual([kind])
    expect([(await textOf(other)).status, await linkedIn(other)]).toEqual([404, []])
    for (const otherKind of OPTIONAL_LEGAL_TEXTS.filter((each) => each !== kind))
      expect((await testServer.call(getLegalText, { kind: otherKind }, { host: app.host })).status).toBe(404)
  })

  test('a later version replaces the former one, which stays readable; one without a text ends it', async () => {
    const app = await testServer.createApp()
    await create(app, { kind, validFrom: '2099-03-04', bodyHtml: '<p>Alt</p>' })
    await create(app, { kind, validFrom: '2099-03-05', bodyHtml: '<p>Neu</p>' })
    await create(app, { kind, validFrom: '2099-03-06', bodyHtml: null })
    await create(app, { kind, validFrom: '2099-03-07', bodyHtml: '<p>Wieder</p>' })
    testServer.clock.set('2099-03-05T09:00:00Z')
    expect((await textOf(app)).body).toMatchObject({
      bodyHtml: '<p>Neu</p>',
      formerVersions: ['2099-03-04'],
    })
    expect((await textOf(app, '2099-03-04')).body).toMatchObject({
      bodyHtml: '<p>Alt</p>',
      isInForce: false,
    })
    testServer.clock.set('2099-03-06T09:00:00Z')
    const statuses = [await textOf(app), await textOf(app, '2099-03-05'), await textOf(app, '2099-03-06')]
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await linkedIn(app)).toEqual([])
    testServer.clock.set('2099-03-07T09:00:00Z')
    expect((await textOf(app)).body.formerVersions).toEqual(['2099-03-05', '2099-03-04'])
    expect((await textOf(app, '2099-03-06')).status).toBe(404)
    expect(await linkedIn(app)).toEqual([kind])
  })

  test('a text with places of the template that nobody has filled in is refused', async () => {
    const app = await testServer.createApp()
    const fields = { bodyHtml: 'Ersetze noch jede Stelle in [eckigen Klammern]' }
    const open = '<p>Von Hand: [wer, <strong>wann</strong>].</p>'
    const refused = await create(app, { kind, validFrom: '2099-03-05', bodyHtml: open })
    expect([refused.status, refused.refusal?.fields]).toEqual([400, fields])

    const { body } = await create(app, { kind, validFrom: '2099-03-05' })
    const change = {
      appId: app.appId,
      legalTextId: body.legalTextId,
      validFrom: '2099-03-05',
      bodyHtml: open,
    }
    const changed = await testServer.call(updateLegalTextAsAdmin, change, await signIn())
    expect([changed.status, changed.refusal?.fields]).toEqual([400, fields])
  })
})

test('a text of another kind may have square brackets', async () => {
  const { appId } = await testServer.createApp()
  const imprint = { appId, kind: 'IMPRINT', validFrom: '2099-03-05', bodyHtml: '<p>[Stand]</p>' } as const
  expect((await testServer.call(createLegalTextAsAdmin, imprint, await signIn())).status).toBe(200)
})
