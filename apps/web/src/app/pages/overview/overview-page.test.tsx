import { getBlogArticlesAsManager, type ManagedBlogArticle } from '@wohlauf/contract/blog/blog-as-manager'
import { getExperienceReportsAsManager } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import {
  type FeedbackMessage,
  getFeedbackMessagesAsManager,
} from '@wohlauf/contract/feedback/feedback-as-manager'
import { getStatesOfModulesAsManager } from '@wohlauf/contract/modules/module-versions-as-manager'
import { getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { getRecipesAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { getSponsorsAsManager, type ManagedSponsor } from '@wohlauf/contract/seats/managed-sponsors'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { sampleModule } from '../../../testing/managed-samples.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { idOf, sampleImage } from '../../../testing/sample-elements.ts'
import { sampleApp, sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const message: FeedbackMessage = {
  feedbackMessageId: idOf(1),
  subject: { kind: 'RECIPE', itemId: idOf(2), title: 'Linsensuppe', partOf: null, authoringId: idOf(2) },
  element: null,
  reason: 'FAULT',
  message: 'Hier fehlt das Salz.',
  senderName: null,
  receivedOn: '2026-03-04',
  isDone: false,
}
const sponsor = (name: string, usedSeats: number, id: number): ManagedSponsor => ({
  sponsorId: idOf(id),
  name,
  availableSeats: 100,
  usedSeats,
  revision: 1,
})
const article = (title: string, id: number, more: Partial<ManagedBlogArticle>): ManagedBlogArticle => ({
  blogArticleId: idOf(id),
  title,
  image: sampleImage,
  isPublished: false,
  publishedAt: null,
  publishAt: null,
  createdAt: '2026-03-01T08:00:00.000Z',
  idsOfPromotedModules: [],
  revision: 1,
  ...more,
})

const serve = (server: FakeServer, articles: ManagedBlogArticle[] = []) => {
  server.on(getBlogArticlesAsManager, articles)
  server.on(getRecipesAsManager, [])
  server.on(getExperienceReportsAsManager, [])
}
const open = (server: FakeServer, app = sampleApp) =>
  openScreen({ server, path: '/verwaltung/uebersicht', user: sampleUser('ROLE_APP_MANAGER'), app })
const rowsOf = (section: string) => page.getByRole('region', { name: section }).getByRole('listitem')

test('lists waiting tasks, with links: sponsors with few seats, then open feedback', async ({ server }) => {
  serve(server)
  server.on(getSponsorsAsManager, [sponsor('Musterwerke AG', 93, 3), sponsor('Beispiel GmbH', 20, 4)])
  server.on(getFeedbackMessagesAsManager, { items: [message], next: null })
  await open(server)
  await expect
    .element(rowsOf('Das wartet').first())
    .toMatchTextContent('Musterwerke AGSponsor · nur noch 7 Lizenzen frei')
  await expect
    .element(rowsOf('Das wartet').nth(1))
    .toMatchTextContent('LinsensuppeFehler · 04.03.2026 · Hier fehlt das Salz.')
  expect(rowsOf('Das wartet').elements()).toHaveLength(2)
  await expect
    .element(page.getByRole('link', { name: 'Musterwerke AG' }))
    .toHaveAttribute('href', `/verwaltung/sponsoren/${idOf(3)}/lizenzen-zuordnen`)
  await expectAccessible()
})

test('modules with open changes are listed, and link to their content', async ({ server }) => {
  serve(server)
  server.on(getModulesAsManager, [sampleModule(1), sampleModule(2), sampleModule(3)])
  server.on(getStatesOfModulesAsManager, [
    { moduleId: idOf(1), isPublished: true, openChanges: 0 },
    { moduleId: idOf(2), isPublished: true, openChanges: 4 },
    { moduleId: idOf(3), isPublished: false, openChanges: 0 },
  ])
  await open(server)
  await expect
    .element(rowsOf('Das wartet').first())
    .toMatchTextContent('Modul 2: Titel 2Modul · 4 Änderungen offen')
  expect(rowsOf('Das wartet').elements()).toHaveLength(1)
  await expect
    .element(page.getByRole('link', { name: 'Modul 2: Titel 2' }))
    .toHaveAttribute('href', `/verwaltung/module/inhalte-verwalten/${idOf(2)}`)
})

test('planned items are in order of time, published ones newest first', async ({ server }) => {
  serve(server, [
    article('Später', 1, { publishAt: '2036-05-02T06:00:00.000Z' }),
    article('Früher', 2, { publishAt: '2036-05-01T06:00:00.000Z' }),
    article('Alt', 3, { isPublished: true, publishedAt: '2026-01-02T08:00:00.000Z' }),
    article('Neu', 4, { isPublished: true, publishedAt: '2026-02-02T08:00:00.000Z' }),
    article('Versteckt', 5, { publishedAt: '2026-02-03T08:00:00.000Z' }),
  ])
  await open(server)
  await expect
    .element(rowsOf('Geplant').first())
    .toMatchTextContent(/^FrüherArtikel · erscheint .*08:00 Uhr$/)
  await expect.element(rowsOf('Geplant').nth(1)).toMatchTextContent(/^Später/)
  await expect.element(rowsOf('Zuletzt erschienen').first()).toMatchTextContent('NeuArtikel · am 02.02.2026')
  await expect.element(rowsOf('Zuletzt erschienen').nth(1)).toMatchTextContent(/^Alt/)
  expect(rowsOf('Zuletzt erschienen').elements()).toHaveLength(2)
})

test('an empty overview says so, and only lists that the app has are queried', async ({ server }) => {
  await open(server, { ...sampleApp, appEnabledFeatures: [] })
  await expect.element(page.getByText('Gerade wartet nichts.')).toBeVisible()
  await expect.element(page.getByText('Nichts ist geplant.')).toBeVisible()
  expect(server.callsOf(getBlogArticlesAsManager)).toEqual([])
  expect(server.callsOf(getSponsorsAsManager)).toEqual([])
})

test('a missing answer is not mistaken for an empty one', async ({ server }) => {
  serve(server)
  server.refuse(getFeedbackMessagesAsManager, 'internal-error')
  await open(server)
  await expect
    .element(page.getByText('Es ist ein interner Fehler aufgetreten', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByText('Gerade wartet nichts.')).not.toBeInTheDocument()
})
