import { randomUUID } from 'node:crypto'
import {
  COLOUR_MESSAGES,
  getAppBrandingAsAdmin,
  updateAppBrandingAsAdmin,
} from '@wohlauf/contract/administration/administration-branding'
import { getAuthenticatedUser, login } from '@wohlauf/contract/authentication/authentication'
import type { InputOf } from '@wohlauf/contract/operation'
import { brandScaleOf } from '@wohlauf/contract/rules/brand-scale'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { logoFiles } from '../../../platform/storage/branding/logo-files.ts'
import { removeStrayFiles } from '../../../platform/storage/remove-stray-files.ts'
import { outcome } from '../../../testing/content/reading.ts'
import { filesIn } from '../../../testing/database/traces.ts'
import { duringChange } from '../../../testing/during-change.ts'
import { makePicture } from '../../../testing/files/picture.ts'
import { ADMIN_HOST } from '../../../testing/hosts.ts'
import { PASSWORD, type TestApp } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const as = { token: await testServer.signInAdmin(await testServer.createAdmin()) }

type Written = Partial<InputOf<typeof updateAppBrandingAsAdmin>>

const update = (app: Pick<TestApp, 'appId'>, values: Written, logo?: Buffer) =>
  testServer.call(
    updateAppBrandingAsAdmin,
    { appId: app.appId, colour: '', senderName: '', isLogoRemoved: false, ...values },
    { ...as, ...(logo ? { files: { logo: { bytes: logo, fileName: 'logo.png', type: 'image/png' } } } : {}) },
  )
const readBranding = async ({ appId }: Pick<TestApp, 'appId'>) =>
  (await testServer.call(getAppBrandingAsAdmin, { appId }, as)).body
const lookOf = async ({ host }: TestApp) => {
  const { body } = await testServer.call(getAuthenticatedUser, {}, { host })
  const { appScale, appLogo } = body
  return { appScale, appLogo }
}
/** The app's logos; icons with the logo in them are beside these. */
const filesOf = ({ appId }: Pick<TestApp, 'appId'>) =>
  filesIn(testServer.storageFolder).filter((path) => path.includes(appId) && path.includes('/logos/'))
const bytesAt = async (url: string, host: string) => testServer.send({ method: 'GET', url, host })

const PLAIN = { appScale: null, appLogo: null }

describe('the colour', () => {
  test('is in force with the next request, before and after the login, and in no other app', async () => {
    const [app, other] = [await testServer.createApp(), await testServer.createApp()]
    expect(await lookOf(app)).toEqual(PLAIN)
    expect(await readBranding(app)).toEqual({ colour: null, senderName: null, logo: null, revision: 1 })
    expect(outcome(await update(app, { colour: ' E20074 ' }))).toBe(200)
    const look = { appScale: brandScaleOf('#e20074'), appLogo: null }
    expect(await lookOf(app)).toEqual(look)
    const { emailAddress } = await testServer.createUser({ app })
    const credentials = { emailAddress, password: PASSWORD }
    expect((await testServer.call(login, credentials, { host: app.host })).body).toMatchObject(look)
    expect(await lookOf(other)).toEqual(PLAIN)
    expect(await readBranding(app)).toMatchObject({ colour: '#e20074', revision: 2 })
    expect(outcome(await update(app, { colour: '' }))).toBe(200)
    expect(await lookOf(app)).toEqual(PLAIN)
  })

  test.each([
    ['#ffd500', COLOUR_MESSAGES.tooLight],
    ['blau', COLOUR_MESSAGES.notValid],
    ['#12345', COLOUR_MESSAGES.notValid],
  ])('%s is refused at its field with the reason, and nothing changes', async (colour, message) => {
    const app = await testServer.createApp()
    const answer = await update(app, { colour, senderName: 'Anders' }, await makePicture())
    expect([outcome(answer), answer.refusal?.fields]).toEqual([[400, 'not-valid'], { colour: message }])
    expect([await readBranding(app), filesOf(app)]).toEqual([
      { colour: null, senderName: null, logo: null, revision: 1 },
      [],
    ])
  })
})

test.each(['Team\r\nBcc: alle@firma.example', 'Team\u202ednuseG', 'Team\u0007'])(
  'the sender name %j is refused at its field, and nothing changes',
  async (senderName) => {
    const app = await testServer.createApp()
    const answer = await update(app, { senderName })
    expect([outcome(answer), answer.refusal?.fields]).toEqual([
      [400, 'not-valid'],
      { senderName: 'Bitte ohne Zeilenumbrüche und andere unsichtbare Steuerzeichen' },
    ])
    expect(await readBranding(app)).toMatchObject({ senderName: null, revision: 1 })
  },
)

describe('the logo', () => {
  test('becomes a PNG without metadata, no larger than it is shown', async () => {
    const app = await testServer.createApp()
    const original = await sharp(await makePicture(1600, 400, 'jpeg'))
      .withExif({ IFD0: { Copyright: 'Petra Probe' } })
      .jpeg()
      .toBuffer()
    expect(original.includes('Petra')).toBe(true)
    expect(outcome(await update(app, {}, original))).toBe(200)
    const { logo } = await readBranding(app)
    expect(logo).toMatchObject({ width: 600, height: 150 })
    expect(await lookOf(app)).toEqual({ appScale: null, appLogo: logo })
    const { status, headers, bytes } = await bytesAt(logo?.url ?? '', app.host)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ])
    expect(bytes.includes('Petra')).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 600, height: 150 })
  })

  test('is shown on its own app’s host and the admin site, nowhere else', async () => {
    const [app, other] = [await testServer.createApp(), await testServer.createApp()]
    await update(app, {}, await makePicture(90, 30))
    const { logo } = await readBranding(app)
    const url = logo?.url ?? ''
    const statuses = []
    for (const host of [app.host, ADMIN_HOST, other.host, 'unknown.test'])
      statuses.push((await bytesAt(url, host)).status)
    expect(statuses).toEqual([200, 200, 404, 404])
    for (const wrong of [
      url.replace(app.appId, other.appId),
      url.replace('.png', '.webp'),
      url.replace(/[^/]+\.png/, '..%2f..%2fx.png'),
      url.replace(/[^/]+\.png/, `${randomUUID()}.png`),
    ])
      expect([wrong, (await bytesAt(wrong, app.host)).status]).toEqual([wrong, 404])
  })

  test('stays while something else changes, and its file goes when it is replaced or removed', async () => {
    const app = await testServer.createApp()
    await update(app, {}, await makePicture(90, 30))
    const [first] = filesOf(app)
    await update(app, { colour: '#5b2a86' })
    await testServer.runJobs()
    expect(filesOf(app)).toEqual([first])
    await update(app, { colour: '#5b2a86' }, await makePicture(60, 60))
    await testServer.runJobs()
    const [second, ...others] = filesOf(app)
    expect([second === first, others]).toEqual([false, []])
    expect(await lookOf(app)).toMatchObject({ appLogo: { width: 60, height: 60 } })
    await update(app, { colour: '#5b2a86', isLogoRemoved: true })
    await testServer.runJobs()
    expect([filesOf(app), (await lookOf(app)).appLogo]).toEqual([[], null])
  })

  test('of an unknown app, or on a former revision, leaves no file', async () => {
    const app = await testServer.createApp()
    const unknownApp = { appId: randomUUID() }
    expect(outcome(await update(unknownApp, {}, await makePicture()))).toEqual([404, 'not-found'])
    expect(outcome(await testServer.call(getAppBrandingAsAdmin, unknownApp, as))).toEqual([404, 'not-found'])
    expect(outcome(await update(app, { senderName: 'Eins', revision: 1 }))).toBe(200)
    expect(outcome(await update(app, { senderName: 'Zwei', revision: 1 }, await makePicture()))).toEqual([
      409,
      'conflict',
    ])
    expect([filesOf(unknownApp), filesOf(app)]).toEqual([[], []])
    expect(await readBranding(app)).toMatchObject({ senderName: 'Eins', revision: 2 })
  })
})

test('a first change that waits for another admin’s first change is refused', async () => {
  const app = await testServer.createApp()
  const answer = await duringChange(
    testServer,
    [
      { text: 'SELECT FROM app WHERE app_id = $1 FOR NO KEY UPDATE', values: [app.appId] },
      {
        text: "INSERT INTO app_branding (app_id, sender_name, revision) VALUES ($1, 'Anders', 2)",
        values: [app.appId],
      },
    ],
    () => update(app, { senderName: 'Auch', revision: 1 }),
  )
  expect([outcome(answer), (await readBranding(app)).senderName]).toEqual([[409, 'conflict'], 'Anders'])
})

// Last, because it moves the clock.
test('a logo that no row names is removed by the nightly sweep; the app’s own stays', async () => {
  const app = await testServer.createApp()
  await update(app, {}, await makePicture(90, 30))
  const [own = ''] = filesOf(app)
  const stray = `${app.appId}/logos/${randomUUID()}.png`
  await testServer.services.storage.write(stray, await makePicture(), 'image/png')
  // Files have the machine's time, not that of the test.
  testServer.clock.set(new Date(Date.now() + 2 * 86_400_000).toISOString())
  await testServer.runSchedule(removeStrayFiles([logoFiles]))
  expect(filesOf(app)).toEqual([own])
})
