import { hash } from 'node:crypto'
import type { TestFile } from '../call.ts'
import { makePicture } from './picture.ts'
import { zip } from './word-files.ts'

type PackageFiles = Record<string, string | Buffer>

export const nameOf = (bytes: Buffer, extension: string): string =>
  `files/${hash('sha256', bytes)}.${extension}`

const PICTURE = await makePicture(300, 200)
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n')

export const pictureOfPackage = { file: nameOf(PICTURE, 'png'), alternativeText: 'Ein Glas Wasser' }

const element = (type: string, fields: object) => ({ type, title: `Titel ${type}`, ...fields })

const ELEMENTS = [
  element('RICH_TEXT', { textHtml: '<h2>Wasser</h2><p>Ein <strong>Absatz</strong>.</p>' }),
  element('IMAGE', { picture: pictureOfPackage }),
  element('QUIZ', {
    question: 'Was ist richtig?',
    possibleAnswers: [
      { text: 'Das', explanation: '<p>Darum.</p>', isCorrectAnswer: true },
      { text: 'Jenes', explanation: '<p>Nein.</p>', isCorrectAnswer: false },
    ],
  }),
  element('HABIT_PROPOSAL', {
    habit: { title: 'Wasser trinken', minRuntime: 4, introduction: '<p>Ein Glas am Morgen.</p>' },
  }),
  element('DOCUMENT', {
    documentExplanation: '<p>Zum Ausdrucken.</p>',
    document: {
      file: nameOf(PDF, 'pdf'),
      title: 'Plan',
      shortDescription: 'Für eine Woche',
      fileName: 'Plan.pdf',
    },
  }),
  element('SELF_REFLECTION', {
    question: '<p>Wie war es?</p>',
    selfReflectionOptions: [{ answer: 'Leicht', reaction: '<p>Schön.</p>' }],
  }),
]

export const modulePackage = {
  format: 'wohlauf-course-package',
  version: 1,
  item: {
    kind: 'MODULE',
    number: 7,
    title: 'Trinken',
    picture: pictureOfPackage,
    pages: [
      {
        title: 'Warum Wasser',
        isExerciseIncluded: true,
        minutesOverride: null,
        isEnabled: true,
        contentElements: ELEMENTS,
      },
    ],
  },
}

export const recipePackage = {
  ...modulePackage,
  item: {
    kind: 'RECIPE',
    name: 'Linsensuppe',
    totalTimeInMinutes: 35,
    preparationTimeInMinutes: 15,
    portions: 4,
    ingredients: [{ amount: 250, unit: 'GRAM', ingredient: 'rote Linsen' }],
    preparationSteps: ['Kochen.'],
    allergens: null,
    diets: [],
    heroImage: pictureOfPackage,
    ingredientsImage: pictureOfPackage,
  },
}

export const articlePackage = {
  ...modulePackage,
  item: {
    kind: 'BLOG_ARTICLE',
    title: 'Gut schlafen',
    picture: pictureOfPackage,
    contentElements: [element('TIP_BOX', { tipHtml: '<p>Früh zu Bett.</p>' })],
  },
}

/** The files that any of these contents names; a recipe and an article have no document. */
export const filesOf = (content: object): PackageFiles => ({
  [pictureOfPackage.file]: PICTURE,
  ...(JSON.stringify(content).includes('.pdf') ? { [nameOf(PDF, 'pdf')]: PDF } : {}),
})

export const asFile = (bytes: Buffer): TestFile => ({
  bytes,
  fileName: 'Paket.zip',
  type: 'application/zip',
})

/** @param files in place of those that the content names */
export const packageFile = async (
  content: object,
  files: PackageFiles = filesOf(content),
): Promise<TestFile> => asFile(await zip({ 'course-package.json': JSON.stringify(content), ...files }))
