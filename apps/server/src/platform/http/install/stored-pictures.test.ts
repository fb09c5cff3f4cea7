import { buffer } from 'node:stream/consumers'
import { updateAppBrandingAsAdmin } from '@wohlauf/contract/administration/administration-branding'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../../testing/test-server.ts'
import { inTenant } from '../../database/transaction.ts'
import { removeStrayFiles } from '../../storage/remove-stray-files.ts'
import { drawInstallPictures } from './draw-pictures.ts'
import { findDrawn, installPictureFiles, keysOf } from './picture-files.ts'
import { createPictureStore } from './picture-store.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { pool, services, adminPool } = testServer

type App = Awaited<ReturnType<typeof testServer.createApp>>

const bindingOf = ({ appId }: App) => ({ appId, userId: null, reach: 'app' }) as const

/** The keys of the current look's pictures. */
const presentKeys = async (app: App): Promise<string[]> => {
  const drawing = await inTenant(pool, bindingOf(app), (tx) => findDrawn(tx, app.appId))
  return drawing ? keysOf(drawing) : []
}

const storedKeys = async ({ appId }: App): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of services.storage.list(installPictureFiles.folder(appId))) keys.push(key)
  return keys.sort()
}

/** Counts jobs that are waiting, running or done. */
const ordersOf = async ({ appId }: App): Promise<number> => {
  const { rows } = await adminPool.query(
    `SELECT count(*)::int AS count FROM pgboss.job WHERE name = $1 AND data->>'appId' = $2`,
    [drawInstallPictures.name, appId],
  )
  return rows[0].count
}

const addressOfIcon = async ({ host }: App): Promise<string> => {
  const { bytes } = await testServer.send({ method: 'GET', url: '/manifest.webmanifest', host })
  return JSON.parse(bytes.toString()).icons[0].src
}

const brand = async ({ appId }: App, colour: string): Promise<void> => {
  const token = await testServer.signInAdmin(await testServer.createAdmin())
  const branding = { appId, colour, senderName: '', isLogoRemoved: false }
  expect((await testServer.call(updateAppBrandingAsAdmin, branding, { token })).status).toBe(200)
}

test('a missing picture is enqueued once for any number of requests, and waited for', async () => {
  const app = await testServer.createApp()
  const [key = '', other = ''] = await presentKeys(app)
  const pictureOf = createPictureStore(services.storage, pool, 120_000)
  const [, , look = ''] = key.split('/')
  const requestedKeys = [...Array<string>(10).fill(key), other]
  const asking = Promise.all(
    requestedKeys.map((each) => pictureOf({ appId: app.appId, look: { key: look }, key: each })),
  )
  await expect.poll(() => ordersOf(app)).toBe(1)
  await testServer.runJobs()
  for (const picture of await asking) expect((await buffer(picture)).length).toBeGreaterThan(100)
  expect(await storedKeys(app)).toEqual((await presentKeys(app)).sort())
  expect(await ordersOf(app)).toBe(1)
})

test('a picture that is stored is sent as it is: no request draws one', async () => {
  const app = await testServer.createApp()
  const url = await addressOfIcon(app)
  const key = (await presentKeys(app)).find((each) => each.endsWith(url.split('/').at(-1) ?? url)) ?? ''
  await services.storage.write(key, Buffer.from('as it is stored'), 'image/png')
  const { bytes } = await testServer.send({ method: 'GET', url, host: app.host })
  expect([bytes.toString(), await ordersOf(app)]).toEqual(['as it is stored', 0])
})

test('a picture that is not drawn is refused after a while, and not cached', async () => {
  const app = await testServer.createApp()
  const pictureOf = createPictureStore(services.storage, pool, 300)
  const request = { appId: app.appId, look: { key: 'abc' }, key: `${app.appId}/install/abc/icon-48.png` }
  await expect(pictureOf(request)).rejects.toMatchObject({ name: 'files-unavailable', retryAfterSeconds: 10 })
})

test('another colour is drawn before the first request; the former pictures are deleted after a day', async () => {
  const app = await testServer.createApp()
  await brand(app, '#6d4c9f')
  await testServer.runJobs()
  const former = (await presentKeys(app)).sort()
  expect(await storedKeys(app)).toEqual(former)
  await brand(app, '#e20074')
  await testServer.runJobs()
  const present = (await presentKeys(app)).sort()
  expect(await storedKeys(app)).toEqual([...former, ...present].sort())
  // Files have the machine's time, not that of the test.
  testServer.clock.set(new Date().toISOString())
  testServer.clock.advance(25 * 60 * 60_000)
  await testServer.runSchedule(removeStrayFiles([installPictureFiles]))
  expect(await storedKeys(app)).toEqual(present)
})

test('a backup has none of them: they are drawn again after a restore', async () => {
  const app = await testServer.createApp()
  const referredKeys = inTenant(pool, bindingOf(app), (tx) => installPictureFiles.allReferred(tx, app.appId))
  expect(await referredKeys).toEqual([])
})
