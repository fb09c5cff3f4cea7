import { randomUUID } from 'node:crypto'
import type { ContentElementType, WrittenElementOf } from '@wohlauf/contract/values/elements/content-elements'
import type { ElementType } from '@wohlauf/contract/values/elements/element-type'
import { richTextFields } from '@wohlauf/contract/values/written-rich-text'
import * as z from 'zod/mini'
import { fieldsOf, sampleValue } from '../sample-value.ts'

/** The input of an element's operations besides position and title, and what its readers get. */
export type ElementSample = { writtenFields: Record<string, unknown>; shownFields: Record<string, unknown> }

/** Rows of the app for references from elements: two of each, so that a change has a target. */
export type Referred = { habitIds: [string, string]; documentIds: [string, string] }

/** For families whose elements refer to no other rows. */
export const NOTHING_REFERRED: Referred = { habitIds: ['', ''], documentIds: ['', ''] }

const same = (values: Record<string, unknown>): ElementSample => ({
  writtenFields: values,
  shownFields: values,
})

const ANSWER_IDS = [randomUUID(), randomUUID()] as const

export const writtenQuiz = (question: string, right: 0 | 1, explanation = '<p>Darum.</p>'): ElementSample => {
  const possibleAnswers = ANSWER_IDS.map((contentElementQuizAnswerId, index) => ({
    contentElementQuizAnswerId,
    text: `Antwort ${index}`,
    explanation,
  }))
  return {
    writtenFields: { question, possibleAnswers, idOfCorrectAnswer: ANSWER_IDS[right] },
    shownFields: {
      question,
      possibleAnswers: possibleAnswers.map((answer, index) => ({
        ...answer,
        isCorrectAnswer: index === right,
      })),
    },
  }
}

const writtenImage = (alternativeText: string, aspectRatio: number, fields: object = {}): ElementSample => ({
  writtenFields: { ...fields, alternativeText },
  shownFields: { ...fields, image: { alternativeText, aspectRatio } },
})

type Written<T extends ContentElementType> = WrittenElementOf<T> & Record<string, unknown>

/** Covers types whose schema alone does not determine valid values. */
const OWN: Readonly<Record<string, (() => [ElementSample, ElementSample]) | undefined>> = {
  RICH_TEXT: () => [
    same({ textHtml: '<h2>Trinken</h2>' } satisfies Written<'RICH_TEXT'>),
    same({ textHtml: '<p>Viel <em>trinken</em></p>' } satisfies Written<'RICH_TEXT'>),
  ],
  VIDEO: () => [
    same({ videoId: '76979871' } satisfies Written<'VIDEO'>),
    same({ videoId: '76979871/8272103f6e#t=90s' } satisfies Written<'VIDEO'>),
  ],
  IMAGE: () => [writtenImage('Ein Glas', 2), writtenImage('', 0.5)],
  IMAGE_WITH_DESCRIPTION: () => [
    writtenImage('Ein Teller', 2, { description: 'Die Hälfte ist Gemüse' }),
    writtenImage('', 0.5, { description: 'Und ein Viertel Getreide' }),
  ],
  QUIZ: () => [writtenQuiz('Wie viel?', 0), writtenQuiz('Wie viel denn?', 1)],
}

const REFERENCES = { habitId: 'habitIds', documentId: 'documentIds' } as const

/** Texts with the version's number, as many entries of a list as required, references to that version's rows. */
const sampleOfSchema = (
  { written, references = {} }: ElementType,
  version: 0 | 1,
  referred: Referred,
): ElementSample => {
  const schema = z.object(written)
  const texts = Object.fromEntries(
    richTextFields(schema).map(({ path }) => [path.at(-1) ?? '', `<p>Absatz ${version}</p>`]),
  )
  return same(
    Object.fromEntries(
      fieldsOf(schema).map(([name, field]) => {
        const column = references[name]
        return [
          name,
          column ? referred[REFERENCES[column]][version] : sampleValue(name, field, texts, `Text ${version}`),
        ]
      }),
    ),
  )
}

export const elementSamples = (
  elementType: ElementType,
  references: Referred,
): [ElementSample, ElementSample] =>
  OWN[elementType.type]?.() ?? [
    sampleOfSchema(elementType, 0, references),
    sampleOfSchema(elementType, 1, references),
  ]
