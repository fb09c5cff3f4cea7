import { expect, test } from 'vitest'
import { readingMinutes, type TimedElement } from './reading-minutes.ts'

const words = (count: number, word = 'Wort'): string => Array.from({ length: count }, () => word).join(' ')
const text = (count: number): TimedElement => ({ type: 'RICH_TEXT', textHtml: `<p>${words(count)}</p>` })

const quiz = (question: string, ...explanations: string[]): TimedElement => ({
  type: 'QUIZ',
  question,
  possibleAnswers: explanations.map((explanation, index) => ({
    contentElementQuizAnswerId: String(index),
    text: 'Ja',
    explanation,
    isCorrectAnswer: index === 0,
  })),
})

const reflection = (question: string, ...reactions: string[]): TimedElement => ({
  type: 'SELF_REFLECTION',
  question,
  selfReflectionOptions: reactions.map((reaction) => ({ answer: 'Ja', reaction })),
})

const promise: TimedElement = {
  type: 'ACKNOWLEDGEMENT',
  introduction: words(100),
  acknowledgement: words(155),
}

test.each<[string, TimedElement[], number]>([
  ['nothing', [], 1],
  ['a short text', [text(20)], 1],
  ['just under one and a half', [text(269)], 1],
  ['one and a half', [text(270)], 2],
  ['two texts together', [text(135), text(135)], 2],
  ['a text of ten minutes', [text(1800)], 10],
  ['a video', [{ type: 'VIDEO' }], 3],
  ['a video beside a text', [{ type: 'VIDEO' }, text(180)], 4],
  ['a picture', [text(241), { type: 'IMAGE' }], 2],
  ['a habit', [text(180), { type: 'HABIT_PROPOSAL' }], 2],
  ['a document, which takes no time here', [text(269), { type: 'DOCUMENT' }], 1],
  // 20 s to choose, 120 + 2 words, and one of the two explanations.
  ['a quiz, of which one explanation is read', [quiz(words(120), words(88), words(20))], 2],
  ['a shorter quiz', [quiz(words(120), words(86), words(20))], 1],
  ['a reflection, of which one reaction is read', [reflection(words(120), words(88), words(20))], 2],
  ['a shorter reflection', [reflection(words(120), words(86), words(20))], 1],
  ['a quiz without answers', [quiz('Warum?')], 1],
  ['a promise', [promise], 2],
  ['a tip', [text(180), { type: 'TIP_BOX', tipHtml: words(90) }], 2],
  [
    'a picture with a description',
    [text(180), { type: 'IMAGE_WITH_DESCRIPTION', description: words(60) }],
    2,
  ],
  [
    'strategies',
    [text(180), { type: 'STRATEGIES', headline: words(10), strategies: [words(40), words(40)] }],
    2,
  ],
])('the minutes of %s', (_, elements, minutes) => {
  expect(readingMinutes(elements)).toBe(minutes)
})

test('words are what readers see: tags separate them, signs and references do not count', () => {
  const html = (textHtml: string) => [{ type: 'RICH_TEXT' as const, textHtml }]
  expect(readingMinutes(html('<p>eins</p>'.repeat(270)))).toBe(2)
  expect(readingMinutes(html(`<p>${words(269)} – &amp; … <strong></strong></p>`))).toBe(1)
  expect(readingMinutes(html(`<p>${words(135, 'Brot&nbsp;backen')}</p>`))).toBe(2)
})

test('the minutes that an editor states count instead', () => {
  expect(readingMinutes([text(1800)], 4)).toBe(4)
  expect(readingMinutes([text(1800)], null)).toBe(10)
})
