import { updateAppBrandingAsAdmin } from '@wohlauf/contract/administration/administration-branding'
import { brandScaleOf } from '@wohlauf/contract/rules/brand-scale'
import { PREVENTION_TYPES } from '@wohlauf/contract/values/features'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
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

const iconOf = async (app: App, sizes: string, purpose: string): Promise<Icon> => {
  const icon = (await drawnManifestOf(app)).icons.find(
    (each) => each.sizes === sizes && each.purpose === purpose,
  )
  if (!icon) throw new Error(`no icon of ${sizes}, ${purpose}`)
  return icon
}

const pixelsOf = async (app: App, sizes: string, purpose: string) => {
  const { bytes } = await get((await iconOf(app, sizes, purpose)).src, app.host)
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number): number[] => [...data.subarray(4 * (y * info.width + x)).subarray(0, 4)]
  return { size: info.width, at }
}

const brand = (app: App, colour: string) =>
  testServer.adminPool.query('INSERT INTO app_branding (app_id, colour) VALUES ($1, $2)', [app.appId, colour])

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const differenceOf = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...other.map((value, at) => Math.abs(value - (one[at] ?? 0))))

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

test('every icon is a PNG of the size that the manifest states, cached permanently', async () => {
  const app = await testServer.createApp()
  const { icons } = await drawnManifestOf(app)
  expect(icons).toHaveLength(13)
  const touch = icons[0]?.src.replace('icon-48', 'touch-180') ?? ''
  for (const icon of [...icons, { src: touch, sizes: '180x180' }]) await expectPicture(icon, app.host, 'png')
})

test.each(PREVENTION_TYPES)(
  'every screenshot of an app of %s is a JPEG of the size that the manifest states, cached permanently',
  async (preventionType) => {
    const app = await testServer.createApp({ preventionType })
    const { screenshots } = await drawnManifestOf(app)
    for (const screenshot of screenshots) await expectPicture(screenshot, app.host, 'jpeg')
  },
)

test('a tile has nothing in its corners; a maskable icon and that for iOS fill them', async () => {
  const app = await testServer.createApp()
  const tile = await pixelsOf(app, '192x192', 'any')
  expect(tile.at(1, 1)[3]).toBe(0)
  expect(tile.at(96, 96)[3]).toBe(255)
  const maskable = await pixelsOf(app, '192x192', 'maskable')
  for (const [x, y] of [
    [0, 0],
    [191, 0],
    [0, 191],
    [191, 191],
  ] as const)
    expect(maskable.at(x, y)[3]).toBe(255)
})

test('an icon has the colours of its app, and never those of another', async () => {
  const [green, pink] = [
    await testServer.createApp({ style: 'wohlauf' }),
    await testServer.createApp({ style: 'default' }),
  ]
  await brand(pink, '#e20074')
  const topOf = async (app: App) => (await pixelsOf(app, '512x512', 'maskable')).at(4, 0)
  const shade = (colour: string) => channels(brandScaleOf(colour)?.[5] ?? '')
  expect(differenceOf(await topOf(pink), shade('#e20074'))).toBeLessThan(4)
  expect(differenceOf(await topOf(green), shade('#3a785c'))).toBeLessThan(4)
  // At the address of another host's picture, which is no secret, a host still shows its own.
  const { src } = await iconOf(pink, '512x512', 'maskable')
  const { headers, bytes } = await get(src, green.host)
  const own = await get((await iconOf(green, '512x512', 'maskable')).src, green.host)
  expect([headers['cache-control'], bytes.equals(own.bytes)]).toEqual(['no-cache', true])
})

/** @returns the share of a screenshot's pixels with a colour, allowing for a JPEG's errors */
const shareOf = async (bytes: Buffer, colour: string): Promise<number> => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const wanted = channels(colour)
  let count = 0
  for (let at = 0; at < data.length; at += 3)
    if (differenceOf([...data.subarray(at, at + 3)], wanted) <= 3) count += 1
  return count / (info.width * info.height)
}

test('a screenshot has the colours of its app, and never those of another', async () => {
  const [violet, pink] = [await testServer.createApp(), await testServer.createApp()]
  await brand(violet, '#6d4c9f')
  await brand(pink, '#e20074')
  const habitsOf = async (app: App) =>
    (await drawnManifestOf(app)).screenshots.find(({ src }) => src.endsWith('habits.jpg'))?.src ?? ''
  const [own, others] = [await habitsOf(violet), await habitsOf(pink)]
  const { bytes } = await get(own, violet.host)
  const shares = async (colour: string): Promise<number[]> =>
    Promise.all([0, 6].map((shade) => shareOf(bytes, brandScaleOf(colour)?.[shade] ?? '')))
  const [ground = 0, buttons = 0] = await shares('#6d4c9f')
  expect([ground > 0.3, buttons > 0.01]).toEqual([true, true])
  // Where white fades into a shade, a few pixels are like a tint of any colour.
  expect(Math.max(...(await shares('#e20074')))).toBeLessThan(0.001)
  // At the address of another host's picture, which is no secret, a host still shows its own.
  const byOthers = await get(others, violet.host)
  expect([byOthers.headers['cache-control'], byOthers.bytes.equals(bytes)]).toEqual(['no-cache', true])
})

test('a screenshot shows the icon of its app where the header has a logo', async () => {
  const [plain, branded] = [await testServer.createApp(), await testServer.createApp()]
  await withLogo(
    branded,
    await sharp({ create: { width: 200, height: 200, channels: 3, background: '#c00020' } })
      .png()
      .toBuffer(),
  )
  const redIn = async (app: App): Promise<number> => {
    const { screenshots } = await drawnManifestOf(app)
    return shareOf((await get(screenshots[0]?.src ?? '', app.host)).bytes, '#c00020')
  }
  const [without, withIt] = [await redIn(plain), await redIn(branded)]
  expect([without, withIt > 0.0005]).toEqual([0, true])
})

test('another colour is in force with the next request', async () => {
  const app = await testServer.createApp()
  const before = await iconOf(app, '96x96', 'any')
  await brand(app, '#e20074')
  const after = await iconOf(app, '96x96', 'any')
  expect(after.src).not.toBe(before.src)
  expect((await manifestOf(app)).theme_color).toBe('#e20074')
})

test.each([
  ['wide', 600, 150],
  ['square', 200, 200],
  ['small', 40, 12],
])('a %s logo is on white, within the circle that no device cuts', async (_kind, width, height) => {
  const app = await testServer.createApp()
  const logo = sharp({ create: { width, height, channels: 3, background: '#c00020' } })
  await withLogo(app, await logo.png().toBuffer())
  const { size, at } = await pixelsOf(app, '512x512', 'maskable')
  let [count, reach] = [0, 0]
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (differenceOf(at(x, y), [255, 255, 255]) <= 8) continue
      count += 1
      reach = Math.max(reach, Math.hypot(x - size / 2, y - size / 2))
    }
  expect(count).toBeGreaterThan(1000)
  expect(reach).toBeLessThan(0.4 * size)
  expect(reach).toBeGreaterThan(0.3 * size)
})

test.each(['icon-49.png', 'icon-192.webp', '..%2fmanifest', 'icon-999999.png'])(
  '%s is no icon',
  async (name) => {
    const app = await testServer.createApp()
    expect((await get(`/api/files/icons/abc/${name}`, app.host)).status).toBe(404)
  },
)

test('the admin site and unknown hosts have no pictures, and an app has no other course’s', async () => {
  const app = await testServer.createApp({ preventionType: 'STRESS' })
  const own = '/api/files/screenshots/abc/stress-today.jpg'
  await draw(app)
  expect((await get(own, app.host)).headers['cache-control']).toBe('no-cache')
  expect((await get(own.replace('stress', 'nutrition'), app.host)).status).toBe(404)
  for (const host of [ADMIN_HOST, 'unknown.test'])
    for (const url of ['/api/files/icons/abc/icon-48.png', own])
      expect([url, (await get(url, host)).status]).toEqual([url, 404])
})
