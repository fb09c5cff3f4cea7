import { readFile } from 'node:fs/promises'
import { expect, test, urlOf } from '../browser/test.ts'
import { message } from '../learner/login-form.ts'
import { text } from '../test-server/content.ts'
import { chooseFromMenu, createManager, dialogNamed, expectSaid } from './editing.ts'

test('a module saved in one app is imported in another, published there, and read', async ({
  page,
  testServer,
  signIn,
  openBrowser,
}) => {
  test.slow()
  const [one, other] = [await testServer.createApp(), await testServer.createApp({ publishesOnSave: false })]
  await testServer.createModule(one, {
    title: 'Trinken',
    pages: [{ title: 'Warum Wasser', elements: [text('Ein Glas am Morgen')] }],
  })
  await signIn(await createManager(testServer, one))
  const importing = await openBrowser(await createManager(testServer, other))
  const reading = await openBrowser(await testServer.createUser({ app: other }))

  const savedFile = await test.step('it is saved as a file', async () => {
    await page.goto(urlOf(one, '/verwaltung/module'))
    const download = page.waitForEvent('download')
    await chooseFromMenu(page, 'Mehr zu: Trinken', 'Als Paket speichern')
    await expectSaid(page, 'Paket wurde gespeichert.')
    expect((await download).suggestedFilename()).toBe('Trinken.kurspaket')
    return readFile(await (await download).path())
  })
  await test.step('another app shows what it will create, and opens the new module', async () => {
    await importing.goto(urlOf(other, '/verwaltung/module'))
    await importing.getByRole('button', { name: 'Paket einspielen' }).click()
    const dialog = dialogNamed(importing, 'Paket einspielen')
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'Trinken.kurspaket',
      mimeType: 'application/octet-stream',
      buffer: savedFile,
    })
    await expect(dialog).toContainText('Modul „Trinken“')
    await expect(dialog).toContainText('1 Seite')
    await dialog.getByRole('button', { name: 'Einspielen', exact: true }).click()
    await expectSaid(importing, 'Modul wurde eingespielt.')
    await expect(importing.getByRole('heading', { level: 1, name: /: Trinken$/ })).toBeVisible()
    await reading.goto(urlOf(other, '/module'))
    await expect(reading.getByText('Noch keine Module')).toBeVisible()
  })
  await test.step('learners read it once it is published and shown', async () => {
    await importing.getByRole('button', { name: 'Version freigeben' }).click()
    await expect(
      message(importing, 'Die Version ist freigegeben. Das Modul ist noch nicht zu sehen.'),
    ).toBeVisible()
    await importing.getByRole('button', { name: 'Jetzt zeigen' }).click()
    await expectSaid(importing, 'Das Modul ist veröffentlicht.')
    await reading.reload()
    await reading
      .getByRole('main')
      .getByRole('link', { name: /Trinken/ })
      .first()
      .click()
    await expect(reading.getByText('Warum Wasser').first()).toBeVisible()
  })
})
