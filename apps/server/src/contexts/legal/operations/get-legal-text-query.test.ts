import { getLegalText, getLegalVersions } from '@wohlauf/contract/legal/legal'
import { createLegalTextAsAdmin } from '@wohlauf/contract/legal/legal-as-admin'
import { type LegalTextKind, STANDARD_VERSIONS } from '@wohlauf/contract/legal/legal-texts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
beforeEach(() => testServer.clock.set('2099-03-04T09:00:00Z'))

const write = async (app: TestApp, kind: LegalTextKind, validFrom: string, bodyHtml: string | null) => {
  const token = await testServer.signInAdmin(await testServer.createAdmin())
  const input = { appId: app.appId, kind, validFrom, bodyHtml }
  expect((await testServer.call(createLegalTextAsAdmin, input, { token })).status).toBe(200)
}
const textOf = async ({ host }: TestApp, kind: LegalTextKind, version?: string) =>
  testServer.call(getLegalText, { kind, ...(version ? { version } : {}) }, { host })
const readText = async (app: TestApp, kind: LegalTextKind, version?: string) =>
  (await textOf(app, kind, version)).body

test('an app without texts of its own shows the standard ones', async () => {
  const app = await testServer.createApp()
  for (const kind of ['TERMS_OF_USE', 'DATA_PROTECTION', 'IMPRINT'] as const)
    expect(await readText(app, kind)).toEqual({
      version: STANDARD_VERSIONS[kind],
      bodyHtml: null,
      isInForce: true,
      formerVersions: [],
    })
})

test('a planned text comes into force at midnight in Berlin, by itself; what it replaces stays readable', async () => {
  const app = await testServer.createApp()
  await write(app, 'IMPRINT', '2099-03-29', '<p>Alt</p>')
  await write(app, 'IMPRINT', '2099-10-25', '<p>Neu</p>')
  const before = STANDARD_VERSIONS.IMPRINT
  const at = async (instant: string) => {
    testServer.clock.set(instant)
    return readText(app, 'IMPRINT')
  }
  expect((await at('2099-03-28T22:59:59.999Z')).bodyHtml).toBeNull()
  expect(await at('2099-03-28T23:00:00.000Z')).toEqual({
    version: '2099-03-29',
    bodyHtml: '<p>Alt</p>',
    isInForce: true,
    formerVersions: [before],
  })
  expect((await at('2099-10-24T21:59:59.999Z')).bodyHtml).toBe('<p>Alt</p>')
  expect(await at('2099-10-24T22:00:00.000Z')).toEqual({
    version: '2099-10-25',
    bodyHtml: '<p>Neu</p>',
    isInForce: true,
    formerVersions: ['2099-03-29', before],
  })
  expect(await readText(app, 'IMPRINT', '2099-03-29')).toMatchObject({
    bodyHtml: '<p>Alt</p>',
    isInForce: false,
  })
  expect(await readText(app, 'IMPRINT', before)).toMatchObject({ bodyHtml: null, isInForce: false })
  expect((await readText(app, 'IMPRINT', '2099-10-25')).isInForce).toBe(true)
})

test('a planned version is not found yet, nor a day without one, nor another app’s', async () => {
  const [app, other] = [await testServer.createApp(), await testServer.createApp()]
  await write(app, 'TERMS_OF_USE', '2099-04-01', '<p>Geplant</p>')
  await write(app, 'TERMS_OF_USE', '2099-03-04', '<p>Heute</p>')
  expect((await textOf(app, 'TERMS_OF_USE', '2099-04-01')).status).toBe(404)
  expect((await textOf(app, 'TERMS_OF_USE', '2099-03-20')).status).toBe(404)
  expect((await textOf(other, 'TERMS_OF_USE', '2099-03-04')).status).toBe(404)
  expect((await textOf(app, 'IMPRINT', '2099-03-04')).status).toBe(404)
})

test('the versions in force are those of the app, each of its own text', async () => {
  const app = await testServer.createApp()
  const versions = async () => (await testServer.call(getLegalVersions, {}, { host: app.host })).body
  const standard = {
    termsOfUseVersion: STANDARD_VERSIONS.TERMS_OF_USE,
    dataProtectionVersion: STANDARD_VERSIONS.DATA_PROTECTION,
  }
  await write(app, 'TERMS_OF_USE', '2099-03-05', '<p>Neu</p>')
  expect(await versions()).toEqual(standard)
  testServer.clock.set('2099-03-04T23:00:00Z')
  expect(await versions()).toEqual({ ...standard, termsOfUseVersion: '2099-03-05' })
  await write(app, 'TERMS_OF_USE', '2099-03-06', null)
  testServer.clock.set('2099-03-06T09:00:00Z')
  expect(await versions()).toEqual({ ...standard, termsOfUseVersion: '2099-03-06' })
})
