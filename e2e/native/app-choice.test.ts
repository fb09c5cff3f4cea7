import encodeQR from 'qr'
import sharp from 'sharp'
import { beOldestBrowser } from '../browser/oldest-browser.ts'
import { chooseApp } from '../browser/shell.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectLogin, logIn } from '../learner/login-form.ts'
import { expectAccessibleScreen } from '../learner/screens.ts'
import { makePicture } from '../test-server/content.ts'
import { installNativeApp } from './native-app.ts'

test('a shell learns its app from a typed address, and starts with it from then on', async ({
  page,
  testServer,
  watch,
}) => {
  watch.allow(/status of 404 .*get-app-of-host/)
  const app = await testServer.demoApp('nutrition')
  const user = await testServer.demoMember('nutrition')
  const native = await installNativeApp(page)
  await native.start()
  await expect(page.getByRole('heading', { name: 'Schön, dass du da bist.' })).toBeVisible()
  await expectAccessibleScreen(page)
  const address = page.getByLabel('Adresse oder Link aus deiner Einladung')
  await address.fill('meine firma')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Das ist noch keine Adresse/)
  await address.fill(`unbekannt.${app.host.replace(/^[^.]+\./, '')}`)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('alert')).toBeVisible()

  await address.fill(app.host)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('heading', { name: 'Ist das deine App?' })).toBeVisible()
  await expectAccessibleScreen(page)
  await page.getByRole('button', { name: 'Ja, los geht’s' }).click()
  await logIn(page, user)
  await expect(page).toHaveURL('https://localhost/dashboard')

  await native.start()
  await expect(page).toHaveURL('https://localhost/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a shell with the oldest supported web view learns its app, and its person logs in', async ({
  page,
  context,
  testServer,
}) => {
  await beOldestBrowser(context)
  const { host } = await testServer.demoApp('nutrition')
  const native = await installNativeApp(page)
  await native.start()
  await page.getByLabel('Adresse oder Link aus deiner Einladung').fill(host)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByRole('button', { name: 'Ja, los geht’s' }).click()
  await logIn(page, await testServer.demoMember('nutrition'))
  await expect(page).toHaveURL('https://localhost/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const PHOTO = 'https://localhost/_capacitor_file_/photo.jpg'

/** The picture of a code as a camera takes it: on a wall, at an angle. */
const photoOf = (text: string): Promise<Buffer> => {
  const modules = encodeQR(text, 'raw')
  const shades = modules.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255)))
  return sharp(Uint8Array.from(shades), {
    raw: { width: modules.length, height: modules.length, channels: 1 },
  })
    .resize(700, 700, { kernel: 'nearest' })
    .toColourspace('srgb')
    .extend({ top: 150, bottom: 350, left: 200, right: 300, background: '#c9c4b8' })
    .rotate(4, { background: '#c9c4b8' })
    .jpeg({ quality: 80 })
    .toBuffer()
}

test('a photographed QR code leads to the page of its link, in its app', async ({ page, testServer }) => {
  const app = await testServer.createApp({ title: 'Gesund bei Blechle' })
  const { slug } = await testServer.createSponsor(app)
  let picture = await makePicture(1200, 900, 'jpeg')
  await page.route(PHOTO, (route) => route.fulfill({ body: picture, contentType: 'image/jpeg' }))
  const native = await installNativeApp(page)
  const { state } = native.device
  await native.start()
  const take = () => page.getByRole('button', { name: 'QR-Code fotografieren' }).tap()

  state.camera = 'denied'
  await take()
  await expect(page.getByRole('alert')).toHaveText(/^Die App darf die Kamera nicht benutzen\./)
  state.camera = 'granted'
  await take()
  await expect(page.getByRole('alert')).toHaveText(/^Die App darf die Kamera nicht benutzen\./)
  state.photo = PHOTO
  await take()
  await expect(page.getByRole('alert')).toHaveText(/^Auf dem Bild ist kein QR-Code zu erkennen\./)
  picture = await photoOf('Guten Appetit!')
  await take()
  await expect(page.getByRole('alert')).toHaveText(/^Das ist noch keine Adresse\./)

  picture = await photoOf(urlOf(app, `/registrierung/s/${slug}`))
  await take()
  await expect(page.getByRole('heading', { name: 'Ist das deine App?' })).toBeVisible()
  await expect(page.getByText('Gesund bei Blechle')).toBeVisible()
  await page.getByRole('button', { name: 'Ja, los geht’s' }).tap()
  await expect(page).toHaveURL(`https://localhost/registrierung/s/${slug}`)
  await expect(page.getByRole('heading', { name: /schenkt dir/ })).toBeVisible()
})

test('a start that fails says so and is repeated by a press; before a login the app takes its server’s new settings', async ({
  page,
  testServer,
  watch,
}) => {
  watch.allow(/JSON/)
  const app = await testServer.createApp({ title: 'Neuer Name' })
  const native = await installNativeApp(page)
  const { preferences } = native.device.state
  preferences.set('app', '{')
  await native.start()
  await expect(page.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeVisible()
  await expectAccessibleScreen(page)

  await chooseApp(native.device, app.host)
  preferences.set('app', (preferences.get('app') ?? '').replace('Neuer Name', 'Alter Name'))
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).tap()
  await expectLogin(page)
  await expect(page).toHaveTitle(/Neuer Name/)
  await expect.poll(() => preferences.get('app')).toContain('Neuer Name')
})
