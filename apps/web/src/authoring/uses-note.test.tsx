import { getDocumentsAsManager } from '@wohlauf/contract/documents/managed-documents'
import { getHabitsAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { getUsesAsManager } from '@wohlauf/contract/overview/uses'
import { getRecipesAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { expectAccessible } from '../testing/accessible.ts'
import { button, chooseFromMenu, dialogNamed, openAsManager } from '../testing/editing.ts'
import { sampleDocument, sampleHabit, sampleRecipe } from '../testing/managed-samples.ts'
import { idOf } from '../testing/sample-elements.ts'
import { expect, test } from '../testing/test.ts'

const USE = {
  kind: 'MODULE_PAGE',
  placeId: idOf(8),
  title: 'Tee',
  partOf: 'Gut trinken',
  isOnlyPublished: false,
} as const

test('the confirmation of a deletion names where a document is used', async ({ server }) => {
  server.on(getDocumentsAsManager, [sampleDocument(1, { title: 'Einkaufsliste' })])
  server.on(getUsesAsManager, { uses: [USE, { ...USE, title: 'Kaffee', isOnlyPublished: true }], count: 12 })
  await openAsManager(server, '/verwaltung/dokumente')
  await chooseFromMenu('Mehr zu: Einkaufsliste', 'Löschen')
  const uses = dialogNamed('Dokument löschen').getByRole('region', { name: 'Wo wird das benutzt?' })
  await expect.element(uses.getByRole('listitem').first()).toMatchTextContent('Seite „Tee“ in „Gut trinken“')
  await expect
    .element(uses.getByRole('listitem').nth(1))
    .toMatchTextContent('Seite „Kaffee“ in „Gut trinken“, nur noch veröffentlicht')
  await expect.element(uses.getByText('und 10 weitere')).toBeVisible()
  await expect.poll(() => server.callsOf(getUsesAsManager)[0]?.input).toEqual({ itemId: idOf(1) })
  await expectAccessible()
})

test('so does the confirmation that hides a recipe, and it says when nothing links to it', async ({
  server,
}) => {
  server.on(getRecipesAsManager, [sampleRecipe(1)])
  await openAsManager(server, '/verwaltung/rezepte')
  await chooseFromMenu('Mehr zu: Rezept 1', 'Verstecken')
  await expect.element(dialogNamed('Rezept verstecken').getByText('Nirgends sonst.')).toBeVisible()
})

test('a habit says where it is proposed while it is changed; a failure does not block the dialog', async ({
  server,
}) => {
  server.on(getHabitsAsManager, [sampleHabit(1)])
  server.refuse(getUsesAsManager, 'unavailable')
  await openAsManager(server, '/verwaltung/gewohnheiten')
  await button('Bearbeiten: Gewohnheit 1').click()
  const dialog = dialogNamed('Gewohnheit bearbeiten')
  await expect.element(dialog.getByText('Das lässt sich gerade nicht feststellen.')).toBeVisible()
  await expect.element(button('Speichern', dialog)).toBeEnabled()
})
