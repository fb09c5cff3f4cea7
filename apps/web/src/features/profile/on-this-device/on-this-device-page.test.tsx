import { getModule } from '@wohlauf/contract/modules/modules'
import { getRecipes } from '@wohlauf/contract/recipes/recipes'
import { page } from 'vitest/browser'
import { currentDatabase } from '../../../device/current-database.ts'
import { expectAccessible } from '../../../testing/accessible.ts'
import { stopStoringOnDevice, writeAnswer } from '../../../testing/device-storage.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { moduleWith, THREE_PAGES } from '../../../testing/reading.ts'
import { idOf } from '../../../testing/sample-elements.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

test.afterEach(stopStoringOnDevice)

const open = (server: FakeServer) =>
  openScreen({ server, path: '/profil/auf-diesem-geraet', user: sampleUser(), isReload: true })

const fill = async (server: FakeServer) => {
  await openScreen({ server, path: '/profil/auf-diesem-geraet', user: sampleUser() })
  const database = await currentDatabase()
  if (!database) throw new Error('this browser has no storage')
  for (const [nth, title] of ['Gut schlafen', 'Besser essen'].entries()) {
    const module = moduleWith(THREE_PAGES, { moduleId: idOf(nth), title })
    await writeAnswer(database, getModule, { moduleId: module.moduleId }, module)
  }
  await writeAnswer(database, getRecipes, {}, [])
}

const remove = (name: string) => page.getByRole('button', { name: `${name} entfernen` })

test('without stored data it explains what is stored', async ({ server }) => {
  await openScreen({ server, path: '/profil/auf-diesem-geraet', user: sampleUser() })
  await expect.element(page.getByRole('heading', { name: 'Auf diesem Gerät ist noch nichts' })).toBeVisible()
  await expectAccessible()
})

test('one item is removed, and then all', async ({ server }) => {
  await fill(server)
  await open(server)
  await expect.element(remove('Gut schlafen')).toBeVisible()
  await expect.element(page.getByText(/^Belegt sind \d+ KB von 200 MB\.$/)).toBeVisible()
  await expectAccessible()
  await remove('Gut schlafen').click()
  await expect.element(remove('Gut schlafen')).not.toBeInTheDocument()
  await expect.element(remove('Besser essen')).toBeVisible()
  await expect.element(remove('Übersichten, Punkte und Profil')).toBeVisible()
  await page.getByRole('button', { name: 'Alles entfernen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Alles entfernen' }).click()
  await expect.element(page.getByRole('heading', { name: 'Auf diesem Gerät ist noch nichts' })).toBeVisible()
  const database = await currentDatabase()
  expect(await database?.count('answers')).toBe(0)
})
