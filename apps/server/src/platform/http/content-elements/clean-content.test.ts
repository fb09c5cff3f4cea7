import { elementTypeOf } from '@wohlauf/contract/values/elements/content-elements'
import { expect, test } from 'vitest'
import type { StoredContent } from '../../../contexts/modules/stored-content.ts'
import { cleanContent } from './clean-content.ts'

const HTML = '<h2>Titel</h2><p onclick="x()"><a href="https://a.example/">Text</a><script>x()</script></p>'
const LINK = '<a href="https://a.example/" rel="noopener noreferrer nofollow" target="_blank">Text</a>'
const WITH_LINK = `<h2>Titel</h2><p>${LINK}</p>`
const WITHOUT_LINK = '<h2>Titel</h2><p>Text</p>'
const LIST = 'Titel<p>Text</p>'

const answer = { contentElementQuizAnswerId: '1', text: '<b>1</b>', isCorrectAnswer: true }

test.each<[StoredContent, StoredContent]>([
  [
    { type: 'RICH_TEXT', textHtml: HTML },
    { type: 'RICH_TEXT', textHtml: WITH_LINK },
  ],
  [
    { type: 'QUIZ', question: '1 < 2?', possibleAnswers: [{ ...answer, explanation: HTML }] },
    { type: 'QUIZ', question: '1 < 2?', possibleAnswers: [{ ...answer, explanation: WITHOUT_LINK }] },
  ],
  [
    { type: 'ACKNOWLEDGEMENT', introduction: HTML, acknowledgement: '<Ja>' },
    { type: 'ACKNOWLEDGEMENT', introduction: WITHOUT_LINK, acknowledgement: '<Ja>' },
  ],
  [
    { type: 'DOCUMENT', documentExplanation: HTML },
    { type: 'DOCUMENT', documentExplanation: LIST },
  ],
  [
    { type: 'SELF_REFLECTION', question: HTML, selfReflectionOptions: [{ answer: '&', reaction: HTML }] },
    { type: 'SELF_REFLECTION', question: LIST, selfReflectionOptions: [{ answer: '&', reaction: LIST }] },
  ],
  [
    { type: 'VIDEO', videoId: '76979871' },
    { type: 'VIDEO', videoId: '76979871' },
  ],
  [{ type: 'IMAGE' }, { type: 'IMAGE' }],
  [{ type: 'HABIT_PROPOSAL' }, { type: 'HABIT_PROPOSAL' }],
])('sanitizes the HTML of an element by its field, and leaves plain text alone: %j', (input, expected) => {
  expect(cleanContent(elementTypeOf(input.type), input)).toEqual(expected)
})

test.each<[StoredContent, string]>([
  [{ type: 'RICH_TEXT', textHtml: '' }, 'textHtml'],
  [
    { type: 'QUIZ', question: '?', possibleAnswers: [{ ...answer, explanation: '' }] },
    'possibleAnswers.0.explanation',
  ],
  [{ type: 'ACKNOWLEDGEMENT', introduction: '', acknowledgement: 'Ja' }, 'introduction'],
  [{ type: 'DOCUMENT', documentExplanation: '' }, 'documentExplanation'],
  [{ type: 'SELF_REFLECTION', question: '', selfReflectionOptions: [] }, 'question'],
  [
    { type: 'SELF_REFLECTION', question: '?', selfReflectionOptions: [{ answer: '', reaction: '' }] },
    'selfReflectionOptions.0.reaction',
  ],
])('names the empty field of %j', (content, field) => {
  const fields = { [field]: 'Dieses Feld muss gefüllt sein' }
  expect(() => cleanContent(elementTypeOf(content.type), content)).toThrow(
    expect.objectContaining({ fields }),
  )
})
