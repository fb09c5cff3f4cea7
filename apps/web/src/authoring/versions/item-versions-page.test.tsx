import { getBlogArticleAsManager, getModulesForBlogAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import {
  getDifferencesOfBlogArticleAsManager,
  getVersionOfBlogArticleAsManager,
  getVersionsOfBlogArticleAsManager,
  restoreVersionOfBlogArticleAsManager,
} from '@wohlauf/contract/blog/versions-of-article-as-manager'
import { getExperienceReportsAsManager } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import {
  getDifferencesOfExperienceReportAsManager,
  getVersionOfExperienceReportAsManager,
  getVersionsOfExperienceReportAsManager,
  restoreVersionOfExperienceReportAsManager,
} from '@wohlauf/contract/experience-reports/versions-of-report-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { getRecipesAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import {
  getDifferencesOfRecipeAsManager,
  getVersionOfRecipeAsManager,
  getVersionsOfRecipeAsManager,
  restoreVersionOfRecipeAsManager,
} from '@wohlauf/contract/recipes/versions-of-recipe-as-manager'
import type { PublishedVersion } from '@wohlauf/contract/values/items/versions'
import type { Differences } from '@wohlauf/contract/versions-of-item'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { button, dialogNamed, expectSaid, formNamed, link, openAsManager } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { sampleArticleContent, sampleRecipe, sampleReport } from '../../testing/managed-samples.ts'
import { idOf } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'

type Kind = {
  path: string
  id: string
  form: string
  list: AnyOperation
  one: AnyOperation
  differences: AnyOperation
  restoring: AnyOperation
  item: object
  /** The text that the preview shows of it. */
  shown: string
  open: (server: FakeServer, more?: { isPublished: boolean }) => void
  difference: Pick<Differences, 'fields' | 'elements'>
  label: string
}

const none = { fields: [], elements: [] }

const KINDS: Record<string, Kind> = {
  recipe: {
    path: '/verwaltung/rezepte',
    id: 'recipeId',
    form: 'Rezept bearbeiten',
    list: getVersionsOfRecipeAsManager,
    one: getVersionOfRecipeAsManager,
    differences: getDifferencesOfRecipeAsManager,
    restoring: restoreVersionOfRecipeAsManager,
    item: sampleRecipe(1, { name: 'Linsensuppe' }),
    shown: 'Linsensuppe',
    open: (server, more) => server.on(getRecipesAsManager, [sampleRecipe(1, more)]),
    difference: {
      ...none,
      fields: [
        {
          path: 'ingredients',
          was: '250 Gramm zwei Linsen\nSalz, Nach Geschmack',
          is: '250 Gramm drei Linsen\nSalz, Nach Geschmack',
        },
      ],
    },
    label: 'Zutaten',
  },
  article: {
    path: '/verwaltung/blog/inhalte',
    id: 'blogArticleId',
    form: 'Blog Artikel bearbeiten',
    list: getVersionsOfBlogArticleAsManager,
    one: getVersionOfBlogArticleAsManager,
    differences: getDifferencesOfBlogArticleAsManager,
    restoring: restoreVersionOfBlogArticleAsManager,
    item: sampleArticleContent(['TIP_BOX'], { title: 'Trinken' }),
    shown: 'Trink ein Glas.',
    open: (server, more) => {
      server.on(getModulesForBlogAsManager, [])
      server.on(getBlogArticleAsManager, sampleArticleContent([], more))
    },
    difference: {
      ...none,
      elements: [
        {
          id: idOf(9),
          type: 'TIP_BOX',
          title: 'Ein Tipp',
          change: 'KEPT',
          isMoved: true,
          fields: [{ path: 'tipHtml', was: '<p>Trink zwei.</p>', is: '<p>Trink drei.</p>' }],
        },
      ],
    },
    label: 'Verschoben',
  },
  report: {
    path: '/verwaltung/erfahrungsberichte',
    id: 'experienceReportId',
    form: 'Erfahrungsbericht bearbeiten',
    list: getVersionsOfExperienceReportAsManager,
    one: getVersionOfExperienceReportAsManager,
    differences: getDifferencesOfExperienceReportAsManager,
    restoring: restoreVersionOfExperienceReportAsManager,
    item: sampleReport(1, { name: 'Paula' }),
    shown: 'Paula',
    open: (server, more) => server.on(getExperienceReportsAsManager, [sampleReport(1, more)]),
    difference: {
      ...none,
      fields: [{ path: 'content', was: '<p>Mit zwei Kindern.</p>', is: '<p>Mit drei Kindern.</p>' }],
    },
    label: 'Bericht',
  },
}

const version = (number: number, more: Partial<PublishedVersion> = {}): PublishedVersion => ({
  versionId: idOf(500 + number),
  number,
  publishedAt: '2026-03-04T09:00:00.000Z',
  publishedBy: 'Petra Muster',
  note: '',
  isCurrent: false,
  isAutomatic: false,
  ...more,
})

const openVersions = async (server: FakeServer, kind: Kind, more: Partial<Differences> = kind.difference) => {
  kind.open(server)
  server.on(kind.list, { items: [version(2, { isCurrent: true, note: 'Neu' }), version(1)], next: null })
  server.on(kind.one, { version: version(1), item: kind.item })
  server.on(kind.differences, { ...none, workingState: 'so', publishesOnSave: false, ...more })
  await openAsManager(server, `${kind.path}/${idOf(1)}`)
  await link('Versionen').click()
  await link(/^Version 1/).click()
  await expect.element(page.getByRole('heading', { name: 'Version 1' })).toBeVisible()
}

test.for(Object.entries(KINDS))(
  'differences of a %s are marked, and the version is shown as learners read it',
  async ([, kind], { server }) => {
    await openVersions(server, kind)
    await expect.element(page.getByRole('deletion').last()).toMatchTextContent('zwei')
    await expect.element(page.getByRole('insertion').last()).toMatchTextContent('drei')
    await expect.element(page.getByText(kind.label, { exact: true }).first()).toBeVisible()
    await expectAccessible()
    await button('Vorschau').click()
    await expect
      .element(page.getByRole('region', { name: 'Vorschau der Seite' }))
      .toMatchTextContent(kind.shown)
    await expectAccessible()
  },
)

test.for(Object.entries(KINDS))(
  'a version of a %s becomes the working version, with the state that was shown',
  async ([, kind], { server }) => {
    await openVersions(server, kind)
    server.on(kind.restoring, {})
    await button('Als Arbeitsfassung übernehmen').click()
    const dialog = dialogNamed('Als Arbeitsfassung übernehmen')
    await expect.element(dialog).toMatchTextContent('Veröffentlicht wird dabei nichts.')
    await button('Übernehmen', dialog).click()
    await expectSaid('Die Arbeitsfassung ist jetzt wie Version 1.')
    expect(server.callsOf(kind.restoring).map(({ input }) => input)).toEqual([
      { [kind.id]: idOf(1), versionId: idOf(501), workingState: 'so' },
    ])
    await expect.element(formNamed(kind.form)).toBeVisible()
  },
)

test.for(Object.entries(KINDS))(
  'the current version of a hidden %s is not called published',
  async ([, kind], { server }) => {
    await openVersions(server, kind)
    const current = page.getByRole('navigation', { name: 'Versionen' }).getByRole('link').first()
    await expect.element(current).toMatchTextContent('Veröffentlicht')
    kind.open(server, { isPublished: false })
    await openAsManager(server, `${kind.path}/${idOf(1)}/versionen`)
    await expect.element(current).toMatchTextContent('Freigegeben')
    await expect.element(current).not.toMatchTextContent('eröffentlicht')
  },
)

test('an unchanged working version says so', async ({ server }) => {
  await openVersions(server, KINDS.report as Kind, none)
  await expect.element(page.getByText('Die Arbeitsfassung ist genau wie Version 1.')).toBeVisible()
})
