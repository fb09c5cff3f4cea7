import {
  getModulesAsManager,
  type ManagedModule,
  updateModuleImageAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { page } from 'vitest/browser'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sampleUser, someId } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const module: ManagedModule = {
  moduleId: someId,
  number: 1,
  title: 'Trinken',
  image: {
    hash: 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==',
    url: '/api/files/images/01990000-0000-7000-8000-0000000000aa/200.webp',
    aspectRatio: 2,
    widths: [200],
    alternativeText: 'Trinken',
  },
  isEnabled: true,
  revision: 3,
}

test('a picture’s alternative text is changed without choosing the picture again', async ({ server }) => {
  server.on(getModulesAsManager, [module])
  server.on(updateModuleImageAsManager, { image: module.image })
  await openScreen({ server, path: '/verwaltung/module', user: sampleUser('ROLE_APP_MANAGER') })
  await page.getByRole('button', { name: 'Mehr zu: Trinken' }).click()
  await page.getByRole('menuitem', { name: 'Bild ändern' }).click()
  await page.getByRole('textbox', { name: 'Alternativtext' }).fill('Ein Glas Wasser')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(page.getByText('Bild des Moduls wurde angepasst.')).toBeVisible()
  await expect
    .poll(() => server.callsOf(updateModuleImageAsManager).map(({ input, files }) => [input, files]))
    .toEqual([[{ moduleId: someId, alternativeText: 'Ein Glas Wasser', revision: '3' }, {}]])
})
