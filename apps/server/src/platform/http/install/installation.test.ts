import { updateAppBrandingAsAdmin } from '@wohlauf/contract/administration/administration-branding'
import { brandScaleOf } from '@wohlauf/contract/rules/brand-scale'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { ADMIN_HOST } from '../../../testing/hosts.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

type App = Awaited<ReturnType<typeof testServer.createApp>>
type Icon = { src: string; sizes: string; purpose: string }

const get = (url: string, host: string) => testServer.send({ method: 'GET', url, host })

const manifestOf = async ({ host }: App) => {
  const { status, headers, bytes } = await get('/manifest.webmanifest', host)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
    'no-cache',
  ])
  return JSON.parse(bytes.toString()) as { name: string; theme_color: string; icons: Icon[] }
}

const iconOf = async (app: App, sizes: string, purpose: string): Promise<Icon> => {
  const icon = (await manifestOf(app)).icons.find((each) => each.sizes === sizes && each.purpose === purpose)
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

test('every icon is a PNG of the size that the manifest states, cached permanently', async () => {
  const app = await testServer.createApp()
  const { icons } = await manifestOf(app)
  expect(icons).toHaveLength(13)
  const touch = icons[0]?.src.replace('icon-48', 'touch-180') ?? ''
  for (const { src, sizes } of [...icons, { src: touch, sizes: '180x180' }]) {
    const { status, headers, bytes } = await get(src, app.host)
    expect([src, status, headers['content-type'], headers['cache-control']]).toEqual([
      src,
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ])
    const { format, width, height } = await sharp(bytes).metadata()
    expect([src, format, `${width}x${height}`]).toEqual([src, 'png', sizes])
  }
})

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
  // By the other host's address, which is no secret, a host still shows its own.
  const { src } = await iconOf(pink, '512x512', 'maskable')
  const { headers, bytes } = await get(src, green.host)
  const own = await get((await iconOf(green, '512x512', 'maskable')).src, green.host)
  expect([headers['cache-control'], bytes.equals(own.bytes)]).toEqual(['no-cache', true])
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

test('the admin site and unknown hosts have no icons', async () => {
  for (const host of [ADMIN_HOST, 'unknown.test'])
    expect((await get('/api/files/icons/abc/icon-48.png', host)).status).toBe(404)
})
