import { expect, test } from 'vitest'
import { type CheckedPage, findingsIn, preventsPublishing } from './findings.ts'

const KNOWN = '00000000-0000-4000-8000-000000000001'
const UNKNOWN = '00000000-0000-4000-8000-000000000002'
const DESTINATIONS = { hosts: ['firma.example'], readableIds: new Set([KNOWN]) }

type Element = CheckedPage['elements'][number]

const element = (content: object, image: Element['image'] = null): Element => ({
  id: 'element',
  content: content as Element['content'],
  image,
})
const text = (textHtml: string) => element({ type: 'RICH_TEXT', textHtml })
const link = (address: string) => text(`<p><a href="${address}">hier</a></p>`)
const quiz = (question: string, ...rights: boolean[]) =>
  element({
    type: 'QUIZ',
    question,
    possibleAnswers: rights.map((isCorrectAnswer) => ({ text: 'Antwort', isCorrectAnswer })),
  })
const page = (...elements: Element[]): CheckedPage => ({ id: 'page', isEnabled: true, elements })

const kindsOf = (...pages: CheckedPage[]) => findingsIn(pages, DESTINATIONS).map(({ kind }) => kind)

test.each<[string, Element, string[]]>([
  ['a text', text('<p>Absatz</p>'), []],
  ['a picture with a text', element({ type: 'IMAGE' }, { alternativeText: 'Ein Glas' }), []],
  ['a picture without', element({ type: 'IMAGE' }, { alternativeText: ' ' }), ['PICTURE_WITHOUT_TEXT']],
  ['a quiz', quiz('Was?', true, false), []],
  ['a quiz without a question', quiz(' ', true, false), ['QUIZ_NOT_ANSWERABLE']],
  ['a quiz with one answer', quiz('Was?', true), ['QUIZ_NOT_ANSWERABLE']],
  ['a quiz without a right answer', quiz('Was?', false, false), ['QUIZ_NOT_ANSWERABLE']],
  ['a quiz with two right answers', quiz('Was?', true, true), ['QUIZ_NOT_ANSWERABLE']],
  ['a link to a module', link(`https://firma.example/module/inhalt/${KNOWN}`), []],
  ['a link to no module', link(`https://firma.example/module/inhalt/${UNKNOWN}`), ['LINK_LEADS_NOWHERE']],
  ['a link to another host', link(`https://anders.example/module/inhalt/${UNKNOWN}`), []],
  ['a link that is no address', link('https://'), []],
])('%s', (_, one, kinds) => {
  expect(kindsOf(page(one))).toEqual(kinds)
})

test('a finding names its position; hidden pages are not checked', () => {
  const hiddenPage = { ...page(quiz('', true)), isEnabled: false }
  expect(findingsIn([hiddenPage, page(quiz('', true)), page()], DESTINATIONS)).toEqual([
    { kind: 'QUIZ_NOT_ANSWERABLE', modulePageId: 'page', contentElementId: 'element' },
    { kind: 'PAGE_EMPTY', modulePageId: 'page', contentElementId: null },
  ])
  expect(kindsOf(hiddenPage)).toEqual(['NO_PAGE_SHOWN'])
})

test('only content that the specification does not allow prevents publishing', () => {
  const findings = findingsIn(
    [page(quiz('', true), element({ type: 'IMAGE' }, { alternativeText: '' }))],
    DESTINATIONS,
  )
  expect(findings.map(preventsPublishing)).toEqual([true, false])
})
