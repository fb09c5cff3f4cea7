import { randomUUID } from 'node:crypto'
import {
  createAppAsAdmin,
  getAppsAsAdmin,
  type ManagedApp,
  updateAppAsAdmin,
} from '@wohlauf/contract/administration/administration-apps'
import { login } from '@wohlauf/contract/authentication/authentication'
import { getRecipes } from '@wohlauf/contract/recipes/recipes'
import { afterAll, describe, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { ADMIN_HOST } from '../../../testing/hosts.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { PASSWORD } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const as = { token: await testServer.signInAdmin(await testServer.createAdmin()) }

const FINGERPRINT = Array(32).fill('AB').join(':')
const ANDROID = `de.firma.app ${FINGERPRINT}`

type AppInput = Omit<ManagedApp, 'appId' | 'revision'>

const appInput = (more: Partial<AppInput> = {}): AppInput => {
  const host = `${randomUUID()}.firma.de`
  return {
    title: 'Gesund bei Muster',
    preventionType: 'MOVEMENT',
    styleAlias: 'wohlauf',
    host,
    allowedHostsForInitialConnection: [host],
    enabledFeatures: ['RECIPES', 'BLOG'],
    senderEmailAddress: 'hallo@firma.de',
    appStoreLink: 'https://apps.example/1',
    playStoreLink: null,
    graceDaysAfterRevoking: 14,
    allowsPrivateMembers: true,
    publishesOnSave: false,
    lowestShellVersion: '1.4.7',
    androidShell: ANDROID,
    iosShell: 'A1B2C3D4E5.de.firma.app',
    ...more,
  }
}

const NO_SHELLS = { lowestShellVersion: null, androidShell: null, iosShell: null }

const create = (input: AppInput & { appId?: string }) => testServer.call(createAppAsAdmin, input, as)
const update = (input: AppInput & { appId: string; revision?: number }) =>
  testServer.call(updateAppAsAdmin, input, as)
const readApp = async (appId: string) =>
  (await testServer.call(getAppsAsAdmin, {}, as)).body.find((each) => each.appId === appId)
const existing = async (more: Partial<AppInput> = {}) => {
  const input = appInput(more)
  const { body } = await create(input)
  return { appId: body.appId, input }
}

/** The title of the document that a browser gets under a host. */
const titleAt = async (host: string) => {
  const { status, body } = await testServer.call(
    login,
    { emailAddress: 'niemand@firma.de', password: PASSWORD },
    { host },
  )
  return status === 404 ? (body as unknown as { identifier: string }).identifier : status
}

describe('creating', () => {
  test('stores every field, and answers under each host immediately', async () => {
    const input = appInput({ allowedHostsForInitialConnection: [` ALT-${randomUUID()}.firma.de`] })
    const [alias = ''] = input.allowedHostsForInitialConnection.map((host) => host.trim().toLowerCase())
    expect(await titleAt(input.host)).toBe('unknown-host')
    const { status, body } = await create(input)
    expect(status).toBe(200)
    expect(await readApp(body.appId)).toEqual({
      ...input,
      appId: body.appId,
      allowedHostsForInitialConnection: [alias, input.host].sort(),
      enabledFeatures: ['BLOG', 'RECIPES'],
      revision: 1,
    })
    expect([await titleAt(input.host), await titleAt(alias)]).toEqual([400, 400])
    const user = await testServer.createUser({ app: { appId: body.appId, host: input.host, title: '' } })
    const credentials = { emailAddress: user.emailAddress, password: PASSWORD }
    expect((await testServer.call(login, credentials, { host: input.host })).body).toMatchObject({
      appTitle: input.title,
      appHost: input.host,
      appStyle: 'wohlauf',
    })
  })

  test('is idempotent; other content under the id is a conflict', async () => {
    const input = { ...appInput({ appStoreLink: '' }), appId: randomUUID() }
    for (const _ of ['first', 'again']) expect((await create(input)).body).toEqual({ appId: input.appId })
    expect((await readApp(input.appId))?.appStoreLink).toBeNull()
    for (const change of [{ title: 'Anders' }, { allowedHostsForInitialConnection: [`${randomUUID()}.de`] }])
      expect(outcome(await create({ ...input, ...change }))).toEqual([409, 'conflict'])
    expect(await readApp(input.appId)).toMatchObject({ title: input.title, revision: 1 })
  })

  test('one of several apps with the same host is created when many admins create them concurrently', async () => {
    const { host } = appInput()
    const others = () => ({ host: `${randomUUID()}.de`, allowedHostsForInitialConnection: [host] })
    // One admin's calls run one after the other.
    const tokens = await Promise.all(
      Array.from({ length: 8 }, async () => testServer.signInAdmin(await testServer.createAdmin())),
    )
    const answers = await Promise.all(
      tokens.map((token, at) =>
        testServer.call(createAppAsAdmin, appInput(at % 2 ? others() : { host }), { token }),
      ),
    )
    const outcomes = answers.map(outcome).filter((each) => each !== 200)
    expect(outcomes).toEqual(Array(7).fill([409, 'host-taken']))
    const { rows } = await testServer.adminPool.query(
      'SELECT count(*)::int AS count FROM app a WHERE NOT EXISTS (SELECT FROM app_host h WHERE h.app_id = a.app_id AND h.host = a.host)',
    )
    expect(rows).toEqual([{ count: 0 }])
  })
})

describe('hosts', () => {
  test('of another app are refused at their field, with its title', async () => {
    const { input } = await existing({ title: 'Andere App' })
    const message = `„${input.host}“ gehört schon zur App „Andere App“`
    const own = await existing()
    for (const call of [create, (input: AppInput) => update({ ...input, appId: own.appId })]) {
      const asMain = await call(appInput({ host: input.host.toUpperCase() }))
      expect([asMain.status, asMain.refusal?.fields]).toEqual([409, { host: message }])
      const asAlias = await call(appInput({ allowedHostsForInitialConnection: ['frei.de', input.host] }))
      expect([asAlias.status, asAlias.refusal?.fields]).toEqual([
        409,
        { allowedHostsForInitialConnection: message },
      ])
    }
    expect(await readApp(own.appId)).toMatchObject({ host: own.input.host, revision: 1 })
  })

  test('of the admin site are refused under any name of its host', async () => {
    const { refusal } = await create(appInput({ host: ADMIN_HOST }))
    expect([refusal?.identifier, Object.keys(refusal?.fields ?? {})]).toEqual(['not-valid', ['host']])
    const other = await startTestServer({ environment: { ADMIN_HOST: 'zentrale.firma.de' } })
    try {
      const token = await other.signInAdmin(await other.createAdmin())
      const input = appInput({ allowedHostsForInitialConnection: ['zentrale.firma.de'] })
      const answer = await other.call(createAppAsAdmin, input, { token, host: 'zentrale.firma.de' })
      expect([answer.status, answer.refusal?.fields]).toEqual([
        409,
        {
          allowedHostsForInitialConnection: 'Unter „zentrale.firma.de“ ist die Verwaltung erreichbar',
        },
      ])
    } finally {
      await other.stop()
    }
  })

  test('that a change removes are free, and return no page', async () => {
    const { appId, input } = await existing()
    const next = appInput()
    expect((await update({ ...next, appId })).status).toBe(200)
    expect([await titleAt(input.host), await titleAt(next.host)]).toEqual(['unknown-host', 400])
    expect((await create(appInput({ host: input.host }))).status).toBe(200)
  })
})

describe('changing', () => {
  test('changes every field, and counts up the revision', async () => {
    const { appId } = await existing()
    const next = appInput({
      title: 'x'.repeat(255),
      preventionType: 'STRESS',
      styleAlias: 'default',
      enabledFeatures: ['ABOUT'],
      senderEmailAddress: 'neu@firma.de',
      appStoreLink: null,
      playStoreLink: 'https://play.example/1',
      lowestShellVersion: '1.10',
      androidShell: `de.anders ${FINGERPRINT} ${FINGERPRINT.replace('AB', '00')}`,
      iosShell: null,
    })
    expect((await update({ ...next, appId, revision: 1 })).body).toEqual({})
    expect(await readApp(appId)).toEqual({ ...next, appId, revision: 2 })
    expect(outcome(await update({ ...next, appId, revision: 1 }))).toEqual([409, 'conflict'])
    expect(outcome(await update({ ...next, appId: randomUUID() }))).toEqual([404, 'not-found'])
  })

  test('keeps omitted fields that are not in the specification; a creation gives them defaults', async () => {
    const {
      graceDaysAfterRevoking: _,
      allowsPrivateMembers: __,
      publishesOnSave: ___,
      lowestShellVersion: ____,
      androidShell: _____,
      iosShell: ______,
      ...specified
    } = appInput()
    const { body } = await testServer.call(createAppAsAdmin, specified, as)
    expect(await readApp(body.appId)).toMatchObject({
      graceDaysAfterRevoking: 0,
      allowsPrivateMembers: false,
      publishesOnSave: true,
      ...NO_SHELLS,
    })
    const { appId, input } = await existing()
    const { graceDaysAfterRevoking, allowsPrivateMembers, publishesOnSave, ...others } = input
    const { lowestShellVersion, androidShell, iosShell, ...specifiedFields } = others
    const answer = await testServer.call(updateAppAsAdmin, { ...specifiedFields, title: 'Neu', appId }, as)
    expect(outcome(answer)).toBe(200)
    expect(await readApp(appId)).toMatchObject({
      title: 'Neu',
      graceDaysAfterRevoking,
      allowsPrivateMembers,
      publishesOnSave,
      lowestShellVersion,
      androidShell,
      iosShell,
    })
    const none = { graceDaysAfterRevoking: 0, allowsPrivateMembers: false, publishesOnSave: true }
    const empty = { lowestShellVersion: '', androidShell: ' ', iosShell: '' }
    await update({ ...specifiedFields, ...none, ...empty, appId })
    expect(await readApp(appId)).toMatchObject({ ...none, ...NO_SHELLS })
  })

  test('takes effect with the next request; the data of a switched-off feature are kept', async () => {
    const { app, as: asLearner } = await createLearner(testServer)
    const { recipeId } = { recipeId: await testServer.createRecipe(app) }
    const recipesInApp = async () => {
      const { status, body } = await testServer.call(getRecipes, {}, asLearner)
      return status === 200 ? body.map((each) => each.recipeId) : status
    }
    const hosts = { host: app.host, allowedHostsForInitialConnection: [app.host] }
    expect(await recipesInApp()).toEqual([recipeId])
    await update({ ...appInput({ ...hosts, enabledFeatures: ['BLOG'] }), appId: app.appId })
    expect(await recipesInApp()).toBe(403)
    await update({ ...appInput({ ...hosts, enabledFeatures: ['RECIPES'] }), appId: app.appId })
    expect(await recipesInApp()).toEqual([recipeId])
  })
})

test('apps are listed by title', async () => {
  const titles = ['Zuversicht', 'Ähre', 'Bewegung']
  const ids = await Promise.all(titles.map(async (title) => (await existing({ title })).appId))
  const { body } = await testServer.call(getAppsAsAdmin, {}, as)
  expect(body.filter(({ appId }) => ids.includes(appId)).map(({ title }) => title)).toEqual([
    'Ähre',
    'Bewegung',
    'Zuversicht',
  ])
})

test.each<[Partial<Record<keyof AppInput, unknown>>, string]>([
  [{ title: '' }, 'Dieses Feld muss gefüllt sein'],
  [{ title: 'x'.repeat(101) }, 'Der Wert darf höchstens 100 Zeichen lang sein'],
  [{ preventionType: 'SLEEP' }, 'Der Wert ist nicht gültig'],
  [{ preventionType: undefined }, 'Dieses Feld muss gefüllt sein'],
  [{ styleAlias: 'red' }, 'Der Wert ist nicht gültig'],
  [
    { host: 'https://firma.de' },
    'Das ist kein gültiger Host. Er sieht zum Beispiel so aus: coaching.firma.de',
  ],
  [{ host: 'admin.firma.de' }, 'Hosts, die mit „admin.“ beginnen, gehören der Verwaltung'],
  [{ allowedHostsForInitialConnection: [] }, 'Dieses Feld muss gefüllt sein'],
  [{ allowedHostsForInitialConnection: ['firma'] }, 'Mindestens ein Host ist nicht gültig'],
  [{ enabledFeatures: [] }, 'Es muss mindestens 1 Option ausgewählt werden'],
  [{ senderEmailAddress: 'firma' }, 'Die E-Mail-Adresse ist nicht gültig'],
  [{ appStoreLink: 'http://apps.example' }, 'Der Link ist leider nicht valide.'],
  [{ lowestShellVersion: '1.4.7-beta' }, 'Das ist keine Version. Sie sieht zum Beispiel so aus: 1.4.7'],
  [
    { androidShell: 'de.firma.app' },
    'Bitte zuerst der Paketname und danach mindestens ein SHA-256-Fingerabdruck, zum Beispiel: de.firma.app 14:6D:E9:…',
  ],
  [
    { iosShell: 'de.firma.app' },
    'Bitte die Team-ID, ein Punkt und die Bundle-ID, zum Beispiel: A1B2C3D4E5.de.firma.app',
  ],
  [{ playStoreLink: 'play.example' }, 'Der Link ist leider nicht valide.'],
  [{ playStoreLink: `https://a.de/${'x'.repeat(250)}` }, 'Der Wert darf höchstens 255 Zeichen lang sein'],
])('refuses %o', async (change, message) => {
  const { status, refusal } = await create({ ...appInput(), ...change } as never)
  expect([status, refusal?.fields]).toEqual([400, { [Object.keys(change)[0] ?? '']: message }])
})

test('is for admins only', async () => {
  const manager = await testServer.signIn(
    await testServer.createUser({ app: await testServer.createApp(), role: 'ROLE_APP_MANAGER' }),
  )
  for (const operation of [getAppsAsAdmin, createAppAsAdmin, updateAppAsAdmin])
    expect(outcome(await testServer.call(operation, {} as never, { token: manager }))).toEqual([
      401,
      'authentication-required',
    ])
})
