import { deleteDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { markQuizAsAnsweredCorrectly } from '@wohlauf/contract/modules/modules'
import { searchContent } from '@wohlauf/contract/search/search'
import { afterAll, describe, expect, test } from 'vitest'
import { documentElement, quiz, richText, selfReflection } from '../../../testing/content/content-elements.ts'
import { createReading, outcome } from '../../../testing/content/reading.ts'
import { createLearner, type Learner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const lines: string[] = []
const testServer = await startTestServer({ log: (line) => lines.push(line) })
afterAll(testServer.stop)

const plain = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('')
const hitsOf = (parts: readonly { text: string; isHit: boolean }[]) =>
  parts.flatMap(({ text, isHit }) => (isHit ? [text] : []))

const find = async (text: string, { as }: Pick<Learner, 'as'>) =>
  (await testServer.call(searchContent, { text }, as)).body.results

/** Kinds and titles of the results. */
const resultsOf = async (text: string, learner: Pick<Learner, 'as'>) =>
  (await find(text, learner)).map(({ kind, title }) => `${kind} ${plain(title)}`)

test('finds a publication by its title, with the hits marked, and by its author', async () => {
  const learner = await createLearner(testServer)
  const id = await testServer.createPublication(learner.app, { title: 'Die bunte Gemüsepfanne' })
  expect(await find('pfanne', learner)).toEqual([
    {
      kind: 'PUBLICATION',
      id,
      title: [
        { text: 'Die bunte ', isHit: false },
        { text: 'Gemüsepfanne', isHit: true },
      ],
      excerpt: [{ text: 'Petra Muster · Musterverlag', isHit: false }],
      isExcerptOfQuiz: false,
      page: null,
    },
  ])
  const [byAuthor] = await find('petra', learner)
  expect(hitsOf(byAuthor?.excerpt ?? [])).toEqual(['Petra'])
})

test('finds documents, reports, modules and pages with their own ids', async () => {
  const reading = await createReading(testServer, [
    { title: 'Quarzuhren', elements: [richText('<p>Tick</p>')] },
  ])
  const { documentId } = await testServer.createDocument(reading.app, {
    title: 'Merkblatt',
    shortDescription: 'Alles über Quarzuhren',
  })
  const reportId = await testServer.createExperienceReport(reading.app, {
    name: 'Helga',
    content: '<p>Die Quarz<strong>uhr</strong> half.</p><p>Sehr&nbsp;&amp; oft.</p>',
  })
  const results = await find('Quarzuhr', reading)
  expect(new Map(results.map(({ kind, id }) => [kind, id]))).toEqual(
    new Map([
      ['MODULE_PAGE', reading.pageId(0)],
      ['DOCUMENT', documentId],
      ['EXPERIENCE_REPORT', reportId],
    ]),
  )
  const report = results.find(({ kind }) => kind === 'EXPERIENCE_REPORT')
  expect(plain(report?.excerpt ?? [])).toBe('Die Quarzuhr half. Sehr & oft.')
  const [page] = results
  expect(page?.page).toEqual({
    moduleId: reading.moduleId,
    moduleTitle: (await reading.read()).title,
    pageIndex: 0,
    isLocked: false,
  })
  const title = (await reading.read()).title
  expect(await resultsOf(title, reading)).toContain(`MODULE ${title}`)
})

describe('a page that cannot be opened yet', () => {
  test('is found by its title, and neither by its text nor with it, until the pages before it are read', async () => {
    const reading = await createReading(testServer, [
      { title: 'Anfang' },
      { title: 'Zwetschgen', elements: [richText('<p>Zwetschgen mit Zimtstange</p>')] },
    ])
    expect(await resultsOf('Zimtstange', reading)).toEqual([])
    expect(await find('Zwetschgen', reading)).toEqual([
      expect.objectContaining({
        excerpt: [],
        page: expect.objectContaining({ pageIndex: 1, isLocked: true }),
      }),
    ])
    expect(await resultsOf('Zwetschgen Zimtstange', reading)).toEqual(['MODULE_PAGE Zwetschgen'])
    await reading.mark(0)
    const [page] = await find('Zimtstange', reading)
    expect([page?.page?.isLocked, hitsOf(page?.excerpt ?? [])]).toEqual([false, ['Zimtstange']])
  })
})

describe('hidden content', () => {
  const PAGES = [
    { title: 'Zimtseite', isEnabled: false, elements: [richText('<p>Zimt</p>')] },
    { title: 'Andere', elements: [richText('<p>Anis</p>')] },
  ]

  test('is not found', async () => {
    const learner = await createLearner(testServer)
    await testServer.createModule(learner.app, {
      title: 'Zimtmodul',
      isEnabled: false,
      pages: [PAGES[1] ?? {}],
    })
    await testServer.createModule(learner.app, { pages: PAGES })
    await testServer.createExperienceReport(learner.app, { name: 'Zimt', isEnabled: false })
    expect(await resultsOf('Zimt', learner)).toEqual([])
    expect(await resultsOf('Zimtmodul', learner)).toEqual([])
    // The answer has the visible module's page alone; the words exist in the app's vocabulary.
    expect(await resultsOf('Anis', learner)).toEqual(['MODULE_PAGE Andere'])
  })

  test('of another app is not found, though the app has the words', async () => {
    const [learner, other] = [await createLearner(testServer), await createLearner(testServer)]
    await testServer.createPublication(other.app, { title: 'Safran für alle' })
    await testServer.createExperienceReport(learner.app, { name: 'Safran', isEnabled: false })
    expect(await resultsOf('Safran', learner)).toEqual([])
    expect(await resultsOf('Safran', other)).toEqual(['PUBLICATION Safran für alle'])
  })

  test('of a missing feature is not found, nor are its elements on a page', async () => {
    const app = await testServer.createApp({ features: [] })
    const learner = await createLearner(testServer, app)
    await testServer.createPublication(app, { title: 'Kardamom' })
    await testServer.createExperienceReport(app, { name: 'Kardamom' })
    const { documentId } = await testServer.createDocument(app, { title: 'Kardamom' })
    const element = { ...documentElement(documentId), title: 'Kardamom zum Drucken' }
    await testServer.createModule(app, { pages: [{ elements: [element, richText('<p>Koriander</p>')] }] })
    expect(await resultsOf('Kardamom', learner)).toEqual([])
    expect(await resultsOf('Koriander', learner)).toHaveLength(1)
  })

  test('that a manager has deleted is not found', async () => {
    const learner = await createLearner(testServer)
    const { documentId } = await testServer.createDocument(learner.app, { title: 'Kümmel' })
    expect(await resultsOf('Kümmel', learner)).toEqual(['DOCUMENT Kümmel'])
    const manager = await createManager(testServer, learner.app)
    const deletion = await testServer.call(deleteDocumentAsManager, { documentId }, manager.as)
    expect(deletion.status).toBe(200)
    expect(await resultsOf('Kümmel', learner)).toEqual([])
  })
})

test('a page’s elements are found by texts that are visible before a response, and not by an answer, which may be wrong', async () => {
  const learner = await createLearner(testServer)
  const question = quiz('Wann blüht der Holunder?')
  await testServer.createModule(learner.app, {
    pages: [
      {
        title: 'Ein Blatt',
        elements: [
          question,
          selfReflection(),
          { ...richText('<ul><li>Lindenblüte</li></ul>'), title: 'Im Juni' },
        ],
      },
    ],
  })
  for (const text of ['Holunder', 'Lindenblüten', 'Juni', 'Holunder Lindenblüte'])
    expect([text, await resultsOf(text, learner)]).toEqual([text, ['MODULE_PAGE Ein Blatt']])
  // The answers of both, the quiz's explanation, and the self-reflection's reaction.
  for (const text of ['Richtig', 'Leicht', 'Darum', 'Schön'])
    expect([text, await resultsOf(text, learner)]).toEqual([text, []])
})

test('a quiz is found by the explanation of its right answer once its page is read, and named', async () => {
  const question = quiz('Woraus wird Marzipan gemacht?')
  if (question.content.type !== 'QUIZ') throw new Error('the sample is a quiz')
  const [right, wrong] = question.content.possibleAnswers
  const possibleAnswers = [
    {
      ...right,
      text: 'Haselnuss',
      explanation: '<p>Mandeln und <strong>Zucker</strong>.</p>',
      isCorrectAnswer: true,
    },
    { ...wrong, text: 'Walnuss', explanation: '<p>Pistazien sind es nicht.</p>', isCorrectAnswer: false },
  ] as typeof question.content.possibleAnswers
  const elements = [
    { ...richText('<p>Rosenwasser duftet.</p>'), title: 'Duft' },
    { ...question, title: 'Süßes', content: { ...question.content, possibleAnswers } },
  ]
  const reading = await createReading(testServer, [{ title: 'Konfekt', elements }, { title: 'Danach' }])
  const passages = async (text: string) =>
    (await find(text, reading)).map(({ excerpt, isExcerptOfQuiz }) => [plain(excerpt), isExcerptOfQuiz])
  const unread = 'Duft · Rosenwasser duftet. · Süßes · Woraus wird Marzipan gemacht?'
  expect(await passages('Marzipan')).toEqual([[unread, true]])
  expect(await passages('Rosenwasser')).toEqual([[unread, false]])
  expect(await passages('Mandeln')).toEqual([])
  const contentElementId = reading.elementId(0, 1)
  await testServer.call(markQuizAsAnsweredCorrectly, { contentElementId }, reading.as)
  await reading.mark(0)
  const readText = `${unread} · Mandeln und Zucker.`
  expect(await passages('Mandeln')).toEqual([[readText, true]])
  expect(await passages('Rosenwasser')).toEqual([[readText, false]])
  for (const text of ['Haselnuss', 'Walnuss', 'Pistazien'])
    expect([text, await passages(text)]).toEqual([text, []])
})

test('returns at most thirty results, and says that there are more', async () => {
  const learner = await createLearner(testServer)
  for (let nth = 0; nth < 30; nth += 1)
    await testServer.createPublication(learner.app, { title: `Majoran ${nth}` })
  const all = await testServer.call(searchContent, { text: 'Majoran' }, learner.as)
  expect([all.body.results.length, all.body.hasMore]).toEqual([30, false])
  await testServer.createPublication(learner.app, { title: 'Majoran' })
  const more = await testServer.call(searchContent, { text: 'Majoran' }, learner.as)
  expect([more.body.results.length, more.body.hasMore]).toEqual([30, true])
  expect(plain(more.body.results[0]?.title ?? [])).toBe('Majoran')
})

test.each([
  "'; DROP TABLE search_entry; --",
  'a & b | !c <-> d:*',
  "':*' \\ ''' \"",
  '%%%%____',
  '((((((((',
  '!!!! & & |',
  '\\',
  '.*+?^$()|[]{}',
  '<b>fett</b>',
  'der die das und',
  'ein',
  '   ',
  '',
  '😀 🍎',
  'x'.repeat(100),
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  '\u0301\u0308\u00AD',
  '日本語 عربى',
  '\uE001\uE004',
])('%j is a text like any other', async (text) => {
  const learner = await createLearner(testServer)
  await testServer.createPublication(learner.app, { title: 'Thymian' })
  expect(outcome(await testServer.call(searchContent, { text }, learner.as))).toBe(200)
  expect(await resultsOf('Thymian', learner)).toHaveLength(1)
})

test('refuses texts that are too long or cannot be stored', async () => {
  const { as } = await createLearner(testServer)
  for (const text of ['x'.repeat(101), 'x'.repeat(10_000), 'Thy\u0000mian'])
    expect(outcome(await testServer.call(searchContent, { text }, as))).toEqual([400, expect.any(String)])
})

test('the text of a search is not in the log', async () => {
  const learner = await createLearner(testServer)
  await find('Rosmarinkur', learner)
  await testServer.call(searchContent, { text: `Rosmarinkur${'x'.repeat(100)}` }, learner.as)
  const log = lines.join('\n')
  expect(log).toContain('search/search-content-query')
  expect(log).not.toContain('osmarinkur')
})
