import * as z from 'zod/mini'
import { ELEMENTS_OF_ARTICLES } from '../values/elements/blog-elements.ts'
import { ELEMENTS_OF_PAGES } from '../values/elements/content-elements.ts'
import type { ElementFamily } from '../values/elements/element-family.ts'
import type { ElementType } from '../values/elements/element-type.ts'
import { WrittenQuizAnswer } from '../values/elements/quiz.ts'
import { MESSAGES } from '../values/messages.ts'
import { ShortText } from '../values/values.ts'
import {
  DocumentInPackage,
  type DocumentInPackage as DocumentOfElement,
  HabitInPackage,
  type HabitInPackage as HabitOfElement,
  PictureInPackage,
  type PictureInPackage as PictureOfElement,
} from './package-parts.ts'

type Shape = Record<string, z.core.$ZodType>

/** In place of an id, a package contains the item to which it refers. */
const REFERENCES: Record<'habitId' | 'documentId', Shape> = {
  habitId: { habit: HabitInPackage },
  documentId: { document: DocumentInPackage },
}

const QuizAnswers = z
  .array(
    z.strictObject({
      ...z.omit(WrittenQuizAnswer, { contentElementQuizAnswerId: true }).shape,
      isCorrectAnswer: z.boolean(),
    }),
  )
  .check(
    z.minLength(2, MESSAGES.twoAnswersRequired),
    z.maxLength(20),
    z.refine(
      (answers) => answers.filter(({ isCorrectAnswer }) => isCorrectAnswer).length === 1,
      'Genau eine Antwort muss die richtige sein',
    ),
  )

/** Fields of a type that contain ids of its own; an import replaces these by new ones. */
const WITHOUT_IDS: Readonly<Record<string, Shape>> = {
  QUIZ: { question: ShortText, possibleAnswers: QuizAnswers },
}

const fieldsOf = ({ type, references = {}, ...element }: ElementType): Shape => {
  const ofIts = WITHOUT_IDS[type]
  if (ofIts) return ofIts
  const { alternativeText: _, ...texts } = element.written as Shape
  const own = Object.entries(texts).filter(([name]) => !(name in references))
  return {
    ...Object.fromEntries(own),
    ...Object.assign({}, ...Object.values(references).map((column) => REFERENCES[column])),
    ...('image' in element.shown ? { picture: PictureInPackage } : {}),
  }
}

export type ElementInPackage = {
  type: string
  title: string
  picture?: PictureOfElement
  habit?: HabitOfElement
  document?: DocumentOfElement
} & Record<string, unknown>

type ElementSchema = z.ZodMiniType<ElementInPackage>

const schemaOf = (element: ElementType) =>
  z.strictObject({ type: z.literal(element.type), title: ShortText, ...fieldsOf(element) })

const schemasOf = ({ elements }: ElementFamily): Record<string, z.ZodMiniObject> =>
  Object.fromEntries(Object.entries(elements).map(([type, element]) => [type, schemaOf(element)]))

const unionOf = (schemas: Record<string, z.ZodMiniObject>): ElementSchema => {
  const [first, ...others] = Object.values(schemas)
  if (!first) throw new Error('a family has at least one type')
  return z.discriminatedUnion('type', [first, ...others]) as unknown as ElementSchema
}

export const PAGE_ELEMENTS = schemasOf(ELEMENTS_OF_PAGES)
export const ARTICLE_ELEMENTS = schemasOf(ELEMENTS_OF_ARTICLES)

export const PageElementInPackage = unionOf(PAGE_ELEMENTS)
export const ArticleElementInPackage = unionOf(ARTICLE_ELEMENTS)
