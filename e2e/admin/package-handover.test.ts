import { readFile } from 'node:fs/promises'
import { expectAccessible, expectNoSidewaysScroll } from '../browser/accessible.ts'
import { expectReadableInLargeText } from '../browser/large-text.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { chooseFromMenu, createManager, dialogNamed } from '../manager/editing.ts'
import { text } from '../test-server/content.ts'

test('a module of one app is handed to two others, whose editors find it hidden', async ({
  page,
  testServer,
  openBrowser,
}) => {
  test.slow()
  const createNamedApp = (title: string) => testServer.createApp({ title })
  const [one, other, third] = [
    await createNamedApp('Quelle'),
    await createNamedApp('Ziel eins'),
    await createNamedApp('Ziel zwei'),
  ]
  await testServer.createModule(one, {
    title: 'Trinken',
    pages: [{ title: 'Warum Wasser', elements: [text('Ein Glas am Morgen')] }],
  })
  const editing = await openBrowser(await createManager(testServer, one))
  const receiving = await openBrowser(await createManager(testServer, third))

  await editing.goto(urlOf(one, '/verwaltung/module'))
  const download = editing.waitForEvent('download')
  await chooseFromMenu(editing, 'Mehr zu: Trinken', 'Als Paket speichern')
  const buffer = await readFile(await (await download).path())

  const site = { host: testServer.hostNamed('admin') }
  await page.goto(urlOf(site, '/login'))
  const token = await testServer.adminToken()
  await page.evaluate((value) => localStorage.setItem('auth-token', value), token)
  await page.goto(urlOf(site, '/verwaltung/apps'))
  await page.getByRole('button', { name: 'Paket übergeben' }).click()
  const dialog = dialogNamed(page, 'Paket übergeben')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'Trinken.zip', mimeType: 'application/zip', buffer })
  await expect(dialog).toContainText('Modul „Trinken“')
  for (const { title } of [other, third]) await dialog.getByRole('checkbox', { name: title }).first().check()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await expectReadableInLargeText(page)
  await dialog.getByRole('button', { name: 'Übergeben', exact: true }).click()
  await expect(dialog).toContainText('2 von 2 Apps haben das Paket bekommen.')
  await dialog.getByRole('button', { name: 'Schließen' }).last().click()
  await expect(page.getByRole('button', { name: 'Paket übergeben' })).toBeFocused()

  await receiving.goto(urlOf(third, '/verwaltung/module'))
  const row = receiving.getByRole('listitem').filter({ hasText: 'Trinken' })
  await expect(row).toContainText('Ausgeblendet')
})
