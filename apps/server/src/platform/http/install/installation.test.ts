import { updateAppBrandingAsAdmin } from '@wohlauf/contract/administration/administration-branding'
import { brandScaleOf } from '@wohlauf/contract/rules/brand-scale'
import { PREVENTION_TYPES } from '@wohlauf/contract/values/features'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { channelsOf, differenceOf, pixelsOf, shareOf } from '../../../testing/files/pixels.ts'
import { ADMIN_HOST } from '../../../testing/hosts.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { inTenant } from '../../database/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { drawInstallPictures } from './draw-pictures.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

type App = Awaited<ReturnType<typeof testServer.createApp>>
type Picture = { src: string; sizes: string }
type Icon = Picture & { purpose: string }
type Manifest = { name: string; theme_color: string; icons: Icon[]; screenshots: Picture[] }

const get = (url: string, host: string) => testServer.send({ method: 'GET', url, host })

const draw = async (app: App): Promise<void> => {
  await inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
    enqueue(tx, drawInstallPictures, {}),
  )
  await testServer.runJobs()
}

const manifestOf = async ({ host }: App) => {
  const { status, headers, bytes } = await get('/manifest.webmanifest', host)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
    'no-cache',
  ])
  return JSON.parse(bytes.toString()) as Manifest
}

/** The manifest of an app whose pictures are drawn. */
const drawnManifestOf = async (app: App) => {
  await draw(app)
  return manifestOf(app)
}

const iconIn = ({ icons }: Manifest, sizes: string, purpose: string): Icon => {
  const icon = icons.find((each) => each.sizes === sizes && each.purpose === purpose)
  if (!icon) throw new Error(`no icon of ${sizes}, ${purpose}`)
  return icon
}

const habitsIn = ({ screenshots }: Manifest): Picture => {
  const picture = screenshots.find(({ src }) => src.endsWith('habits.jpg'))
  if (!picture) throw new Error('no screenshot of habits')
  return picture
}

const brand = (app: App, colour: string) =>
  testServer.adminPool.query('INSERT INTO app_branding (app_id, colour) VALUES ($1, $2)', [app.appId, colour])

const withLogo = async (app: App, png: Buffer): Promise<void> => {
  const token = await testServer.signInAdmin(await testServer.createAdmin())
  const { status } = await testServer.call(
    updateAppBrandingAsAdmin,
    { appId: app.appId, colour: '', senderName: '', isLogoRemoved: false },
    { token, files: { logo: { bytes: png, fileName: 'logo.png', type: 'image/png' } } },
  )
  expect(status).toBe(200)
}

test('each host’s manifest names its own app; other hosts have none', async () => {
  const [one, other] = [
    await testServer.createApp({ title: 'Alpha' }),
    await testServer.createApp({ title: 'Beta' }),
  ]
  expect([(await manifestOf(one)).name, (await manifestOf(other)).name]).toEqual(['Alpha', 'Beta'])
  for (const host of [ADMIN_HOST, 'unknown.test'])
    expect([host, (await get('/manifest.webmanifest', host)).status]).toEqual([host, 404])
})

const expectPicture = async ({ src, sizes }: Picture, host: string, type: string): Promise<void> => {
  const { status, headers, bytes } = await get(src, host)
  expect([src, status, headers['content-type'], headers['cache-control']]).toEqual([
    src,
    200,
    `image/${type}`,
    'public, max-age=31536000, immutable',
  ])
  const { format, width, height } = await sharp(bytes).metadata()
  expect([src, format, `${width}x${height}`]).toEqual([src, type, sizes])
}

test.each(PREVENTION_TYPES)(
  'every icon and screenshot of an app of %s has the format and size that the manifest states, cached permanently, for its app alone',
  async (preventionType) => {
    const app = await testServer.createApp({ preventionType })
    const { icons, screenshots } = await drawnManifestOf(app)
    expect(icons).toHaveLength(13)
    const touch = icons[0]?.src.replace('icon-48', 'touch-180') ?? ''
    for (const icon of [...icons, { src: touch, sizes: '180x180' }])
      await expectPicture(icon, app.host, 'png')
    for (const screenshot of screenshots) await expectPicture(screenshot, app.host, 'jpeg')
    const [own] = screenshots
    const other = preventionType === 'STRESS' ? 'nutrition' : 'stress'
    const ofOther = own?.src.replace(preventionType.toLowerCase(), other) ?? ''
    expect((await get(ofOther, app.host)).status).toBe(404)
    for (const host of [ADMIN_HOST, 'unknown.test'])
      for (const url of [touch, own?.src ?? ''])
        expect([url, (await get(url, host)).status]).toEqual([url, 404])
  },
)

test('the pictures of an app have its colours and its logo, and never those of another', async () => {
  const [green, pink] = [await testServer.createApp({ style: 'wohlauf' }), await testServer.createApp()]
  await brand(pink, '#e20074')
  await withLogo(
    green,
    await sharp({ create: { width: 200, height: 200, channels: 3, background: '#c00020' } })
      .png()
      .toBuffer(),
  )
  const [ofGreen, ofPink] = [await drawnManifestOf(green), await drawnManifestOf(pink)]
  const shade = (colour: string) => brandScaleOf(colour)?.[5] ?? ''
  const iconOf = async (app: App, manifest: Manifest) =>
    pixelsOf((await get(iconIn(manifest, '512x512', 'maskable').src, app.host)).bytes)
  expect(differenceOf((await iconOf(pink, ofPink)).at(4, 0), channelsOf(shade('#e20074')))).toBeLessThan(4)
  expect(differenceOf((await iconOf(green, ofGreen)).at(256, 256), channelsOf('#c00020'))).toBeLessThan(4)
  const habits = await pixelsOf((await get(habitsIn(ofPink).src, pink.host)).bytes)
  expect(shareOf(habits, brandScaleOf('#e20074')?.[0] ?? '')).toBeGreaterThan(0.3)
  // At the address of another host's picture, which is no secret, a host still shows its own.
  for (const pictureIn of [(manifest: Manifest) => iconIn(manifest, '512x512', 'maskable'), habitsIn]) {
    const { headers, bytes } = await get(pictureIn(ofPink).src, green.host)
    const own = await get(pictureIn(ofGreen).src, green.host)
    expect([headers['cache-control'], bytes.equals(own.bytes)]).toEqual(['no-cache', true])
  }
})

test('another colour is in force with the next request', async () => {
  const app = await testServer.createApp()
  const before = iconIn(await manifestOf(app), '96x96', 'any')
  await brand(app, '#e20074')
  const after = await manifestOf(app)
  expect(iconIn(after, '96x96', 'any').src).not.toBe(before.src)
  expect(after.theme_color).toBe('#e20074')
})

test.each(['icon-49.png', 'icon-192.webp', '..%2fmanifest', 'icon-999999.png'])(
  '%s is no icon',
  async (name) => {
    const app = await testServer.createApp()
    expect((await get(`/api/files/icons/abc/${name}`, app.host)).status).toBe(404)
  },
)
