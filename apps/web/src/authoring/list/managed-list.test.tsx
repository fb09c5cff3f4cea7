import { getBlogArticlesAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { getDocumentsAsManager } from '@wohlauf/contract/documents/managed-documents'
import { getExperienceReportsAsManager } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { getUserGoalProposalsAsManager } from '@wohlauf/contract/goal-tracking/goal-proposals-as-manager'
import { getHabitsAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { getModuleAsManager, getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { getTipsAsManager } from '@wohlauf/contract/nutrition-diary/nutrition-diary-as-manager'
import { getPublicationsAsManager } from '@wohlauf/contract/publications/publications-as-manager'
import { getRecipesAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { page } from 'vitest/browser'
import { button, message, openAsManager } from '../../testing/editing.ts'
import { idOf } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'

const LISTS = [
  { path: '/verwaltung/module', query: getModulesAsManager, empty: 'Noch keine Module angelegt.' },
  { path: '/verwaltung/gewohnheiten', query: getHabitsAsManager, empty: 'Noch keine Gewohnheiten angelegt.' },
  {
    path: '/verwaltung/literaturverzeichnis',
    query: getPublicationsAsManager,
    empty: 'Noch keine Publikationen angelegt.',
  },
  { path: '/verwaltung/rezepte', query: getRecipesAsManager, empty: 'Noch keine Rezepte angelegt.' },
  {
    path: '/verwaltung/blog',
    query: getBlogArticlesAsManager,
    empty: 'Noch keine Blog Artikel angelegt.',
  },
  {
    path: '/verwaltung/erfahrungsberichte',
    query: getExperienceReportsAsManager,
    empty: 'Noch keine Erfahrungsberichte angelegt.',
  },
  { path: '/verwaltung/dokumente', query: getDocumentsAsManager, empty: 'Noch keine Dokumente angelegt.' },
  {
    path: '/verwaltung/ernaehrungstagebuch',
    query: getTipsAsManager,
    empty: 'Noch keine Tipps angelegt.',
  },
  {
    path: '/verwaltung/ziele',
    query: getUserGoalProposalsAsManager,
    empty: 'Noch keine Zielvorschläge angelegt.',
  },
] as const

test.for(LISTS)('$path: shows that the list is empty', async ({ path, query, empty }, { server }) => {
  server.on(query, [])
  await openAsManager(server, path)
  await expect.element(page.getByText(empty)).toBeVisible()
})

test.for(LISTS)(
  '$path: is marked as busy while it is loading',
  async ({ path, query, empty }, { server }) => {
    const heldAnswer = server.hold(query, [])
    await openAsManager(server, path)
    await expect.element(page.getByRole('main').getByRole('list')).toHaveAttribute('aria-busy', 'true')
    heldAnswer.resume()
    await expect.element(page.getByText(empty)).toBeVisible()
  },
)

test.for(LISTS)(
  '$path: has a retry button when loading fails',
  async ({ path, query, empty }, { server }) => {
    server.refuse(query, 'internal-error')
    await openAsManager(server, path)
    await expect
      .element(page.getByRole('heading', { name: 'Die Liste ist gerade nicht erreichbar' }))
      .toBeVisible()
    await expect
      .element(page.getByRole('main').getByRole('alert'))
      .toMatchTextContent('Es ist ein interner Fehler aufgetreten')
    server.on(query, [])
    await button('Noch einmal versuchen').click()
    await expect.element(page.getByText(empty)).toBeVisible()
    // The failure is shown in the list, and not as a snackbar too.
    expect(message('Es ist ein interner Fehler aufgetreten').query()).toBeNull()
  },
)

test('a list opened without a network says so', async ({ server }) => {
  server.on(getHabitsAsManager, [])
  const { router } = await openAsManager(server, '/verwaltung/gewohnheiten')
  await expect.element(page.getByText('Noch keine Gewohnheiten angelegt.')).toBeVisible()
  server.setReachable(false)
  void router.navigate({ href: '/verwaltung/module' })
  await expect
    .element(page.getByRole('main').getByRole('alert'))
    .toMatchTextContent('Überprüfe bitte deine Internetverbindung')
})

const CONTENT = `/verwaltung/module/inhalte-verwalten/${idOf(1)}`

test('a deleted module says so, with a link back', async ({ server }) => {
  server.refuse(getModuleAsManager, 'not-found')
  server.on(getModulesAsManager, [])
  const { address } = await openAsManager(server, CONTENT)
  await expect.element(page.getByRole('heading', { name: 'Dieses Modul gibt es nicht' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Alle Module' }).click()
  await expect.poll(address).toBe('/verwaltung/module')
})

test('a module that cannot be loaded has a retry button', async ({ server }) => {
  server.refuse(getModuleAsManager, 'unavailable')
  await openAsManager(server, CONTENT)
  const heading = page.getByRole('heading', { name: 'Dieses Modul ist gerade nicht erreichbar' })
  await expect.element(heading).toBeVisible()
  server.refuse(getModuleAsManager, 'not-found')
  await button('Noch einmal versuchen').click()
  await expect.element(page.getByRole('heading', { name: 'Dieses Modul gibt es nicht' })).toBeVisible()
})
