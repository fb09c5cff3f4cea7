import { expect, test } from '../browser/test.ts'
import { message } from '../learner/login-form.ts'
import { makePicture } from '../test-server/content.ts'
import { installNativeApp, signedIn } from './native-app.ts'

test('a document goes into the cache and on to the system’s sheet, or a sentence says why not', async ({
  page,
  testServer,
}) => {
  const app = await testServer.createApp()
  await testServer.createDocument(app, { title: 'Merkblatt', fileName: 'Merkblatt.pdf' })
  const native = await installNativeApp(page)
  const { state } = native.device
  await signedIn(native.device, testServer, await testServer.createUser({ app }))
  await native.start('/dokumente')
  const download = () => page.getByRole('button', { name: 'Merkblatt herunterladen' }).tap()

  await download()
  await expect(
    message(
      page,
      'Die Datei liegt jetzt dort, wo du sie gespeichert hast, zum Beispiel im Ordner „Downloads“.',
    ),
  ).toBeVisible()
  expect(native.callsOf('Filesystem.writeFile')).toMatchObject([
    {
      path: 'shared/Merkblatt.pdf',
      directory: 'CACHE',
      data: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64'),
    },
  ])
  expect(native.callsOf('Share.share')).toMatchObject([{ files: ['file:///cache/shared/Merkblatt.pdf'] }])
  await page.getByRole('button', { name: 'Teilen: Merkblatt' }).tap()
  await expect.poll(() => state.sheetTitles).toEqual(['Speichern oder teilen', 'Teilen'])

  state.isStorageFull = true
  await download()
  await expect(
    message(
      page,
      'Die Datei konnte nicht gespeichert werden. Überprüfe bitte deine Berechtigungen der App in deinen Einstellungen.',
    ),
  ).toBeVisible()
  state.storage = 'denied'
  await download()
  await expect(
    message(page, 'Die App hat keine Berechtigung Dateien zu speichern. Bitte überprüfe die Einstellungen.'),
  ).toBeVisible()
  state.storage = 'unknown'
  await download()
  await expect(
    message(
      page,
      'Es kann nicht festgestellt werden, ob die App die Berechtigung zum Speichern einer Datei hat. Bitte überprüfe die Einstellungen.',
    ),
  ).toBeVisible()
})

test('a shell without the plugins for files, sharing and the camera works without them, and says so', async ({
  page,
  testServer,
}) => {
  const app = await testServer.createApp()
  await testServer.createDocument(app, { title: 'Merkblatt' })
  const native = await installNativeApp(page, { without: ['Filesystem', 'Share', 'Camera'] })
  await signedIn(native.device, testServer, await testServer.createUser({ app }))
  await native.start('/dokumente')
  await page.getByRole('button', { name: 'Merkblatt herunterladen' }).tap()
  await expect(
    message(
      page,
      'Das Herunterladen ist in dieser Version der App leider nicht möglich. Bitte aktualisiere auf die neueste Version oder nutze die Web Variante.',
    ),
  ).toBeVisible()
  await native.start('/ernaehrungstagebuch')
  await page.getByRole('button', { name: 'Neuer Eintrag' }).tap()
  const form = page.getByRole('dialog', { name: 'Neuer Eintrag', exact: true })
  const choosing = page.waitForEvent('filechooser')
  await form.getByText('Foto aufnehmen').tap()
  await choosing
})

test('the diary’s photo comes from the system’s camera; buttons, keyboard and version are the device’s', async ({
  page,
  testServer,
}) => {
  const app = await testServer.createApp()
  await testServer.createTips(app, 1)
  const native = await installNativeApp(page)
  const { device } = native
  await signedIn(device, testServer, await testServer.createUser({ app }))
  const picture = await makePicture(1200, 900, 'jpeg')
  await page.route('https://localhost/_capacitor_file_/photo.jpg', (route) =>
    route.fulfill({ body: picture, contentType: 'image/jpeg' }),
  )
  const versions: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() === 'POST')
      versions.push(request.headers()['mobile-app-version'])
  })
  await native.start()
  await page.getByRole('button', { name: 'Profil' }).tap()
  await expect(page.getByText('Version 1.4.7')).toBeVisible()
  await native.start('/ernaehrungstagebuch')
  await page.getByRole('button', { name: 'Neuer Eintrag' }).tap()
  const form = page.getByRole('dialog', { name: 'Neuer Eintrag', exact: true })

  device.state.camera = 'denied'
  await form.getByRole('button', { name: 'Foto aufnehmen' }).tap()
  await expect(form.getByRole('alert')).toHaveText(/^Die App darf die Kamera nicht benutzen\./)
  device.state.camera = 'granted'
  await form.getByRole('button', { name: 'Foto aufnehmen' }).tap()
  device.state.photo = 'https://localhost/_capacitor_file_/photo.jpg'
  await form.getByRole('button', { name: 'Foto aufnehmen' }).tap()
  await page
    .getByRole('dialog', { name: 'Ausschnitt wählen' })
    .getByRole('button', { name: 'Übernehmen' })
    .tap()
  await expect(form.getByRole('img', { name: 'Gewähltes Bild' })).toBeVisible()
  expect(native.callsOf('Camera.takePhoto').at(-1)).toMatchObject({
    quality: 80,
    targetWidth: 1200,
    targetHeight: 1200,
    saveToGallery: false,
  })

  const bar = page.getByRole('navigation', { name: 'Menü' })
  device.emit('App', 'backButton', { canGoBack: true })
  await expect(form).toBeHidden()
  await expect(bar).toBeVisible()
  device.emit('Keyboard', 'keyboardWillShow', { keyboardHeight: 300 })
  await expect(bar).toBeHidden()
  device.emit('Keyboard', 'keyboardWillHide', undefined)
  await expect(bar).toBeVisible()
  device.emit('App', 'backButton', { canGoBack: false })
  await expect.poll(() => native.callsOf('App.minimizeApp').length).toBe(1)
  expect(new Set(versions)).toEqual(new Set(['1.4.7']))
})
