import { getModule } from '@wohlauf/contract/modules/modules'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../testing/accessible.ts'
import { openScreen } from '../../../../testing/open-screen.tsx'
import { addressIn, moduleWith, pagesOf, serveModule, THREE_PAGES } from '../../../../testing/reading.ts'
import { openPromise } from '../../../../testing/sample-elements.ts'
import { sampleUser } from '../../../../testing/samples.ts'
import { expect, test } from '../../../../testing/test.ts'

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const contents = () => page.getByRole('navigation', { name: 'Inhaltsverzeichnis' })
const confirmedElement = { ...openPromise(1), isConfirmed: true }
const COMPLETED = moduleWith(
  pagesOf(
    { title: 'Erste Seite', isSeen: true, contentElements: [confirmedElement] },
    { title: 'Zweite Seite', isSeen: true },
    { title: 'Dritte Seite', isSeen: true },
  ),
  { isCompleted: true, completionPercentage: 100, lastSeenModulePageIndex: 3 },
)

test.for([3, 'abschluss', 17, 'quatsch'])(
  'the address of a locked page (%s) leads to the current one',
  async (closed, { server }) => {
    serveModule(server, moduleWith(THREE_PAGES, { lastSeenModulePageIndex: 1 }))
    const { address } = await openScreen({ server, path: addressIn(closed), user: sampleUser() })
    await expect.element(heading('Zweite Seite')).toBeVisible()
    await expect.poll(address).toBe(addressIn(2))
  },
)

test('the contents list every page, and link to the available ones', async ({ server }) => {
  serveModule(server, moduleWith(THREE_PAGES, { lastSeenModulePageIndex: 1 }))
  await openScreen({ server, path: addressIn('inhalt'), user: sampleUser() })
  await expect.element(contents()).toBeVisible()
  expect(document.title).toMatch(/^Probemodul · /)
  expect(contents().getByRole('listitem').elements()).toHaveLength(4)
  const links = contents().getByRole('link').elements()
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Erste Seite'),
    expect.stringContaining('Zweite Seite'),
  ])
  await contents()
    .getByRole('link', { name: /^Erste Seite/ })
    .click()
  await expect.element(heading('Erste Seite')).toBeVisible()
  expect(document.title).toMatch(/^Probemodul · /)
})

test('a completed module opens at its contents, and every page is available', async ({ server }) => {
  serveModule(server, COMPLETED)
  const { address } = await openScreen({ server, path: addressIn(), user: sampleUser() })
  await expect.poll(address).toBe(addressIn('inhalt'))
  await page.getByRole('button', { name: 'Noch einmal lesen' }).click()
  await expect.element(heading('Erste Seite')).toBeVisible()
  await expect.element(page.getByText('Bestätigung wurde bereits abgegeben.')).toBeVisible()
})

test('a page that was added to a completed module is new, and not read', async ({ server }) => {
  const pages = COMPLETED.pages.map((each, index) => ({ ...each, isSeen: index !== 1 }))
  serveModule(server, { ...COMPLETED, pages, lastSeenModulePageIndex: 1 })
  await openScreen({ server, path: addressIn('inhalt'), user: sampleUser() })
  await expect.element(contents()).toBeVisible()
  const links = contents().getByRole('link').elements()
  expect(links.map((link) => link.querySelector('span:last-child')?.textContent?.trim())).toEqual([
    'Erste Seite (gelesen), 3 Minuten3 Min.',
    'Zweite Seite Neu, 3 Minuten3 Min.',
    'Dritte Seite (gelesen), 3 Minuten3 Min.',
    'Modul abschließen (gelesen)',
  ])
})

test('an added page is new until it was opened on this device, also after a reload', async ({ server }) => {
  const pages = COMPLETED.pages.map((each, index) => ({ ...each, isSeen: index === 0 }))
  serveModule(server, { ...COMPLETED, pages, lastSeenModulePageIndex: 1 })
  await openScreen({ server, path: addressIn('inhalt'), user: sampleUser() })
  await contents()
    .getByRole('link', { name: /^Zweite Seite Neu/ })
    .click()
  await expect.element(heading('Zweite Seite')).toBeVisible()
  await openScreen({ server, path: addressIn('inhalt'), user: sampleUser(), isReload: true })
  await expect.element(contents().getByRole('link', { name: /^Zweite Seite \(gelesen\)/ })).toBeVisible()
  await expect.element(contents().getByRole('link', { name: /^Dritte Seite Neu/ })).toBeVisible()
})

test('turning the pages of a completed module sends no command', async ({ server }) => {
  serveModule(server, COMPLETED)
  await openScreen({ server, path: addressIn(1), user: sampleUser() })
  await page.getByRole('main').getByRole('button', { name: 'Weiter', exact: true }).click()
  await expect.element(heading('Zweite Seite')).toBeVisible()
})

test('every page of a completed module, and its success page, can be opened', async ({ server }) => {
  serveModule(server, COMPLETED)
  const { router } = await openScreen({ server, path: addressIn('inhalt'), user: sampleUser() })
  await page.getByRole('link', { name: /^Dritte Seite/ }).click()
  await expect.element(heading('Dritte Seite')).toBeVisible()
  await router.navigate({ href: addressIn('abschluss') })
  await expect.element(heading('Modul "Probemodul" abgeschlossen')).toBeVisible()
  await expectAccessible()
})

test('the arrow key turns back page by page, and the progress with it', async ({ server }) => {
  serveModule(server, moduleWith(THREE_PAGES, { lastSeenModulePageIndex: 3 }))
  await openScreen({ server, path: addressIn('abschluss'), user: sampleUser() })
  await expect.element(heading('Modul "Probemodul" abschließen')).toBeVisible()
  const progress = page.getByRole('progressbar', { name: 'Fortschritt im Modul' })
  await expect.element(progress).toHaveAttribute('aria-valuenow', '100')
  for (const [title, percent] of [
    ['Dritte Seite', '67'],
    ['Zweite Seite', '33'],
    ['Erste Seite', '0'],
  ] as const) {
    // A second turn right after the first would count as a double click.
    await expect
      .poll(async () => {
        if (!heading(title).query()) await userEvent.keyboard('{ArrowLeft}')
        return heading(title).query()
      })
      .toBeVisible()
    await expect.element(progress).toHaveAttribute('aria-valuenow', percent)
  }
  expect(page.getByRole('button', { name: 'Zurück' }).query()).toBeNull()
})

test.for(['not-found', 'not-valid'] as const)(
  'says that a module does not exist (%s)',
  async (refusal, { server }) => {
    server.refuse(getModule, refusal)
    await openScreen({ server, path: addressIn(), user: sampleUser() })
    await expect.element(page.getByRole('heading', { name: 'Dieses Modul gibt es hier nicht' })).toBeVisible()
    await expectAccessible()
  },
)

test('retries the module after a failure', async ({ server }) => {
  server.refuse(getModule, 'internal-error')
  await openScreen({ server, path: addressIn(), user: sampleUser() })
  await expect
    .element(page.getByRole('heading', { name: 'Das Modul ist gerade nicht erreichbar' }))
    .toBeVisible()
  await expectAccessible()
  serveModule(server, moduleWith(THREE_PAGES, { lastSeenModulePageIndex: 3 }))
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect.element(heading('Modul "Probemodul" abschließen')).toBeVisible()
})
