import {
  getBlogArticlesAsManager,
  publishBlogArticleAsManager,
  unpublishBlogArticleAsManager,
} from '@wohlauf/contract/blog/blog-as-manager'
import {
  getExperienceReportsAsManager,
  publishExperienceReportAsManager,
  unpublishExperienceReportAsManager,
  updateExperienceReportAsManager,
} from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import {
  createUserGoalProposalAsManager,
  getUserGoalProposalsAsManager,
  updateUserGoalProposalAsManager,
} from '@wohlauf/contract/goal-tracking/goal-proposals-as-manager'
import {
  createHabitAsManager,
  getHabitsAsManager,
  updateHabitAsManager,
} from '@wohlauf/contract/habits/habits-as-manager'
import {
  createTipAsManager,
  getTipsAsManager,
  updateTipAsManager,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import {
  getPublicationsAsManager,
  updatePublicationAsManager,
} from '@wohlauf/contract/publications/publications-as-manager'
import {
  getRecipesAsManager,
  publishRecipeAsManager,
  unpublishRecipeAsManager,
} from '@wohlauf/contract/recipes/recipes-as-manager'
import {
  button,
  chooseFromMenu,
  dialogNamed,
  field,
  formNamed,
  link,
  message,
  openAsManager,
  rows,
  save,
} from '../../testing/editing.ts'
import {
  sampleArticle,
  sampleHabit,
  sampleProposal,
  samplePublication,
  sampleRecipe,
  sampleReport,
  sampleTip,
} from '../../testing/managed-samples.ts'
import { idOf } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'

/** What the rows show besides the name. Days are Berlin's. */
const ROWS: readonly { path: string; query: AnyOperation; items: object[]; texts: (string | RegExp)[] }[] = [
  {
    path: '/verwaltung/blog',
    query: getBlogArticlesAsManager,
    items: [sampleArticle(1, { isPublished: false }), sampleArticle(2)],
    texts: ['Artikel 1UnveröffentlichtErstellt am 03.03.2026', 'Artikel 2Veröffentlichtam 04.03.2026'],
  },
  {
    path: '/verwaltung/erfahrungsberichte',
    query: getExperienceReportsAsManager,
    items: [sampleReport(1), sampleReport(2, { isPublished: false })],
    texts: ['Petra 1, LehrerinVeröffentlicht', 'Petra 2, LehrerinUnveröffentlicht'],
  },
  {
    path: '/verwaltung/rezepte',
    query: getRecipesAsManager,
    items: [sampleRecipe(1), sampleRecipe(2, { isPublished: false })],
    texts: ['Rezept 1Veröffentlicht25 Min.', 'Rezept 2Unveröffentlicht25 Min.'],
  },
  {
    path: '/verwaltung/ernaehrungstagebuch',
    query: getTipsAsManager,
    items: [
      sampleTip(1),
      sampleTip(2, { type: 'FACT', isPublished: false }),
      sampleTip(3, { type: 'CHALLENGE' }),
    ],
    texts: [/^Tipp 1Überprüfe$/, /^Tipp 2FaktUnveröffentlicht$/, /^Tipp 3Challenge$/],
  },
  {
    path: '/verwaltung/ziele',
    query: getUserGoalProposalsAsManager,
    items: [sampleProposal(1, { createdAt: '2026-03-01T23:30:00.000Z' })],
    texts: [/^Vorschlag 1.*Erstellt am 02\.03\.2026/],
  },
  {
    path: '/verwaltung/gewohnheiten',
    query: getHabitsAsManager,
    items: [sampleHabit(1, { createdAt: '2026-03-01T23:30:00.000Z' })],
    texts: [/^Gewohnheit 1.*Erstellt am 02\.03\.2026/],
  },
  {
    path: '/verwaltung/literaturverzeichnis',
    query: getPublicationsAsManager,
    items: [samplePublication(1)],
    texts: ['Buch 1Buch · Musterverlag'],
  },
]

test.for(ROWS)('$path: shows what its items are', async ({ path, query, items, texts }, { server }) => {
  server.on(query, items as never)
  await openAsManager(server, path)
  for (const [index, text] of texts.entries())
    await expect.element(rows().nth(index)).toMatchTextContent(text)
})

const CREATIONS = [
  {
    name: 'Zielvorschlag',
    path: '/verwaltung/ziele',
    query: getUserGoalProposalsAsManager,
    create: createUserGoalProposalAsManager,
    created: sampleProposal(1, { title: 'Ich koche selbst' }),
    defaults: [],
    fields: { Titel: 'Ich koche selbst' },
    row: 'Ich koche selbst',
    input: { title: 'Ich koche selbst' },
  },
  {
    name: 'Gewohnheit',
    path: '/verwaltung/gewohnheiten',
    query: getHabitsAsManager,
    create: createHabitAsManager,
    created: sampleHabit(1, { title: 'Ein Glas Wasser' }),
    defaults: [['textbox', 'Mindestlaufzeit in Wochen', '4']],
    fields: { Titel: 'Ein Glas Wasser', Einleitung: 'Gleich nach dem Aufstehen.' },
    row: 'Ein Glas Wasser',
    input: {
      title: 'Ein Glas Wasser',
      minRuntime: 4,
      introduction: '<p>Gleich nach dem Aufstehen.</p>',
    },
  },
  {
    name: 'Tipp',
    path: '/verwaltung/ernaehrungstagebuch',
    query: getTipsAsManager,
    create: createTipAsManager,
    created: sampleTip(1, { description: 'War es Hunger?', isPublished: false }),
    defaults: [['combobox', 'Art', 'CHECK']],
    fields: { Tipp: 'War es Hunger?' },
    row: 'Unveröffentlicht',
    input: { type: 'CHECK', description: 'War es Hunger?' },
  },
] as const

test.for(CREATIONS)(
  'creates one: $name',
  async ({ name, path, query, create, created, defaults, fields, row, input }, { server }) => {
    server.on(query, [])
    server.on(create, () => {
      server.on(query, [created] as never)
      return { [Object.keys(created)[0] ?? '']: idOf(1) } as never
    })
    await openAsManager(server, path)
    await button(`${name} erstellen`).click()
    const form = dialogNamed(`${name} erstellen`)
    await expect.element(field(form, Object.keys(fields)[0] ?? '')).toHaveFocus()
    for (const [role, label, value] of defaults)
      await expect.element(form.getByRole(role, { name: label, exact: true })).toHaveValue(value)
    for (const [label, text] of Object.entries(fields)) await field(form, label).fill(text)
    await save(form, 'Erstellen', `${name} wurde erstellt.`)
    await expect.element(rows()).toMatchTextContent(row)
    await expect.poll(() => server.callsOf(create)[0]?.input).toMatchObject(input)
  },
)

const CHANGES: readonly {
  name: string
  path: string
  query: AnyOperation
  update: AnyOperation
  item: object
  opener: string
  /** The item is edited on a page of its own. */
  isPage?: true
  /** A field that is not plain text shows the stored value. */
  filled?: { label: string; text: string }
  choice?: { label: string; option: string }
  fields: Record<string, string>
  input: object
}[] = [
  {
    name: 'Zielvorschlag',
    path: '/verwaltung/ziele',
    query: getUserGoalProposalsAsManager,
    update: updateUserGoalProposalAsManager,
    item: sampleProposal(1, { revision: 3 }),
    opener: 'Vorschlag 1',
    fields: { Titel: 'Neu' },
    input: { userGoalProposalId: idOf(1), title: 'Neu', revision: 3 },
  },
  {
    name: 'Gewohnheit',
    path: '/verwaltung/gewohnheiten',
    query: getHabitsAsManager,
    update: updateHabitAsManager,
    item: sampleHabit(1),
    opener: 'Bearbeiten: Gewohnheit 1',
    filled: { label: 'Einleitung', text: 'Gleich nach dem Aufstehen.' },
    fields: { 'Mindestlaufzeit in Wochen': '8' },
    input: {
      habitId: idOf(1),
      title: 'Gewohnheit 1',
      minRuntime: 8,
      introduction: '<p>Gleich nach dem Aufstehen.</p>',
      revision: 1,
    },
  },
  {
    name: 'Tipp',
    path: '/verwaltung/ernaehrungstagebuch',
    query: getTipsAsManager,
    update: updateTipAsManager,
    item: sampleTip(1),
    opener: 'Tipp 1',
    choice: { label: 'Art', option: 'Fakt' },
    fields: { Tipp: 'Linsen machen lange satt.' },
    input: {
      nutritionDiaryTipId: idOf(1),
      type: 'FACT',
      description: 'Linsen machen lange satt.',
      revision: 1,
    },
  },
  {
    name: 'Publikation',
    path: '/verwaltung/literaturverzeichnis',
    query: getPublicationsAsManager,
    update: updatePublicationAsManager,
    item: samplePublication(1),
    opener: 'Bearbeiten: Buch 1',
    fields: { Ausgabe: '2. Auflage' },
    input: {
      publicationId: idOf(1),
      title: 'Buch 1',
      publisher: 'Musterverlag',
      type: 'BOOK',
      author: 'Petra Muster',
      release: '2. Auflage',
      link: null,
      revision: 1,
    },
  },
  {
    name: 'Erfahrungsbericht',
    path: '/verwaltung/erfahrungsberichte',
    query: getExperienceReportsAsManager,
    update: updateExperienceReportAsManager,
    item: sampleReport(1),
    opener: 'Petra 1, Lehrerin',
    isPage: true,
    fields: { Beruf: 'Schulleiterin' },
    input: expect.objectContaining({ experienceReportId: idOf(1), job: 'Schulleiterin', revision: '1' }),
  },
]

test.for(CHANGES)(
  'changes one without a new picture, and sends its revision: $name',
  async ({ name, path, query, update, item, opener, isPage, filled, choice, fields, input }, { server }) => {
    server.on(query, [item] as never)
    server.on(update, {} as never)
    await openAsManager(server, path)
    await (isPage ? link : button)(opener).click()
    const form = (isPage ? formNamed : dialogNamed)(`${name} bearbeiten`)
    if (filled) await expect.element(field(form, filled.label)).toMatchTextContent(filled.text)
    if (choice) await form.getByRole('combobox', { name: choice.label }).selectOptions(choice.option)
    for (const [label, text] of Object.entries(fields)) await field(form, label).fill(text)
    await save(form, 'Speichern', `${name} wurde angepasst.`)
    await expect.poll(() => server.callsOf(update)[0]?.input).toEqual(input)
    expect(server.callsOf(update)[0]?.files).toEqual({})
  },
)

const PUBLISHED = [
  {
    name: 'Blog Artikel',
    title: 'Artikel',
    path: '/verwaltung/blog',
    query: getBlogArticlesAsManager,
    items: [sampleArticle(1, { isPublished: false }), sampleArticle(2)],
    publish: publishBlogArticleAsManager,
    unpublish: unpublishBlogArticleAsManager,
    inputs: [{ blogArticleId: idOf(1) }, { blogArticleId: idOf(2) }],
  },
  {
    name: 'Erfahrungsbericht',
    title: 'Petra',
    path: '/verwaltung/erfahrungsberichte',
    query: getExperienceReportsAsManager,
    items: [sampleReport(1, { isPublished: false }), sampleReport(2)],
    publish: publishExperienceReportAsManager,
    unpublish: unpublishExperienceReportAsManager,
    inputs: [{ experienceReportId: idOf(1) }, { experienceReportId: idOf(2) }],
  },
  {
    name: 'Rezept',
    title: 'Rezept',
    path: '/verwaltung/rezepte',
    query: getRecipesAsManager,
    items: [sampleRecipe(1, { isPublished: false }), sampleRecipe(2)],
    publish: publishRecipeAsManager,
    unpublish: unpublishRecipeAsManager,
    inputs: [{ recipeId: idOf(1) }, { recipeId: idOf(2) }],
  },
] as const

test.for(PUBLISHED)(
  'asks before it publishes one, and before it hides one: $name',
  async ({ name, title, path, query, items, publish, unpublish, inputs }, { server }) => {
    const inputsOf = (operation: AnyOperation) => server.callsOf(operation).map(({ input }) => input)
    server.on(query, items as never)
    server.on(publish, {})
    server.on(unpublish, {})
    await openAsManager(server, path)
    await chooseFromMenu(`Mehr zu: ${title} 1`, 'Veröffentlichen')
    const publishing = dialogNamed(`${name} veröffentlichen`)
    await expect.element(publishing).toBeVisible()
    expect(inputsOf(publish)).toEqual([])
    await button('Veröffentlichen', publishing).click()
    await expect.element(message(`${name} wurde veröffentlicht.`)).toBeVisible()
    await chooseFromMenu(`Mehr zu: ${title} 2`, 'Verstecken')
    await button('Verstecken', dialogNamed(`${name} verstecken`)).click()
    await expect.element(message(`${name} wurde versteckt.`)).toBeVisible()
    await expect.poll(() => [...inputsOf(publish), ...inputsOf(unpublish)]).toEqual(inputs)
  },
)
