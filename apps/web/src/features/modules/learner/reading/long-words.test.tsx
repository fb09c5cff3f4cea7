import { page } from 'vitest/browser'
import { openScreen } from '../../../../testing/open-screen.tsx'
import { addressIn, moduleWith, pagesOf, serveModule } from '../../../../testing/reading.ts'
import { sampleUser } from '../../../../testing/samples.ts'
import { expect, test } from '../../../../testing/test.ts'

const TITLE = 'Ernährungsgewohnheitsveränderungsmöglichkeiten'
const PAGE_TITLE = 'Nahrungsmittelzusammensetzung'

test.for([
  { position: 1, heading: PAGE_TITLE },
  { position: 'abschluss', heading: `Modul "${TITLE}" abschließen` },
  { position: 'inhalt', heading: TITLE },
])('in a window of 320 pixels long words wrap ($position)', async ({ position, heading }, { server }) => {
  await page.viewport(320, 450)
  serveModule(
    server,
    moduleWith(pagesOf({ title: PAGE_TITLE }), { title: TITLE, lastSeenModulePageIndex: 1 }),
  )
  await openScreen({ server, path: addressIn(position), user: sampleUser() })
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})
