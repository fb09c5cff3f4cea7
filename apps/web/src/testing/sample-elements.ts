import type { ContentElement, ContentElementOf } from '@wohlauf/contract/values/elements/content-elements'
import type { Image } from '@wohlauf/contract/values/image'

/** The number makes it unique. */
export const idOf = (number: number): string =>
  `01990000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`

/** A single transparent pixel, so that nothing is requested. */
export const sampleImage: Image = {
  hash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  url: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  aspectRatio: 1.5,
  widths: [],
  alternativeText: 'Ein Bild',
}

const text =
  (html: string) =>
  (id: number): ContentElement => ({
    contentElementId: idOf(id),
    title: 'Ein Text',
    type: 'RICH_TEXT',
    textHtml: html,
  })

export const shortText = text('<p>Ein Absatz zum Lesen.</p>')
/** Longer than a phone's screen. */
export const longText = text('<p>Ein Absatz zum Lesen.</p>'.repeat(30))

export const openQuiz = (id: number): ContentElementOf<'QUIZ'> => ({
  contentElementId: idOf(id),
  title: 'Kurz nachgedacht',
  type: 'QUIZ',
  question: 'Stimmt das?',
  possibleAnswers: [
    {
      contentElementQuizAnswerId: idOf(id + 0x100),
      text: 'Richtig',
      explanation: '<p>Genau so ist es.</p>',
      isCorrectAnswer: true,
    },
    {
      contentElementQuizAnswerId: idOf(id + 0x200),
      text: 'Falsch',
      explanation: '<p>Es ist umgekehrt.</p>',
      isCorrectAnswer: false,
    },
  ],
  isAnswered: false,
  idOfGivenAnswer: null,
})

export const openPromise = (id: number): ContentElementOf<'ACKNOWLEDGEMENT'> => ({
  contentElementId: idOf(id),
  title: 'Mein Versprechen',
  type: 'ACKNOWLEDGEMENT',
  introduction: '<p>Nimm dir etwas vor.</p>',
  acknowledgement: 'Gelesen',
  isConfirmed: false,
})

export const selfReflection = (id: number): ContentElement => ({
  contentElementId: idOf(id),
  title: 'Wie geht es dir damit?',
  type: 'SELF_REFLECTION',
  question: '<p>Wie fällt es dir?</p>',
  selfReflectionOptions: [
    { answer: 'Leicht', reaction: '<p>Schön.</p>' },
    { answer: 'Schwer', reaction: '<p>Das kennen viele.</p>' },
  ],
})

export const habitProposal = (id: number): ContentElementOf<'HABIT_PROPOSAL'> => ({
  contentElementId: idOf(id),
  title: 'Eine Gewohnheit',
  type: 'HABIT_PROPOSAL',
  habitId: idOf(id + 0x100),
  habitTitle: 'Ein Glas Wasser am Morgen',
  habitIntroduction: '<p>Direkt nach dem Aufstehen.</p>',
  isHabitIntentCreated: false,
})
