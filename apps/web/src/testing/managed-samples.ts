import type { ContentElementOf, ContentElementType } from '@wohlauf/contract/content-elements'
import type { ManagedHabit } from '@wohlauf/contract/habits-as-manager'
import type { ManagedDocument } from '@wohlauf/contract/managed-documents'
import type {
  ManagedModule,
  ManagedModuleContent,
  ManagedModulePage,
} from '@wohlauf/contract/modules-as-manager'
import { idOf, sampleImage } from './sample-elements.ts'

export const sampleModule = (number: number, more: Partial<ManagedModule> = {}): ManagedModule => ({
  moduleId: idOf(number),
  number,
  title: `Titel ${number}`,
  image: sampleImage,
  isEnabled: true,
  revision: 1,
  learnersInTheMiddle: 0,
  ...more,
})

export const samplePage = (number: number, more: Partial<ManagedModulePage> = {}): ManagedModulePage => ({
  modulePageId: idOf(100 + number),
  title: `Seite ${number}`,
  isEnabled: true,
  isExerciseIncluded: false,
  isExerciseConfirmed: false,
  contentElements: [],
  revision: 1,
  ...more,
})

export const sampleContent = (
  pages: ManagedModulePage[],
  more: Partial<ManagedModuleContent> = {},
): ManagedModuleContent => {
  const { learnersInTheMiddle: _, ...head } = sampleModule(1, { title: 'Probemodul' })
  return { ...head, pages, ...more }
}

export const sampleHabit = (number: number, more: Partial<ManagedHabit> = {}): ManagedHabit => ({
  habitId: idOf(number),
  title: `Gewohnheit ${number}`,
  minRuntime: 4,
  introduction: '<p>Gleich nach dem Aufstehen.</p>',
  createdAt: '2026-03-01T08:00:00.000Z',
  revision: 1,
  ...more,
})

export const sampleDocument = (number: number, more: Partial<ManagedDocument> = {}): ManagedDocument => ({
  documentId: idOf(number),
  title: `Blatt ${number}`,
  shortDescription: 'Zum Abhaken',
  fileName: `blatt-${number}.pdf`,
  referringElements: 0,
  revision: 1,
  ...more,
})

const common = (number: number, title: string) => ({
  contentElementId: idOf(200 + number),
  title,
  revision: 1,
})

/** One of each of the eight types, as managers get them; a new type’s test has a sample of its own. */
export const SAMPLE_ELEMENTS = {
  RICH_TEXT: { ...common(1, 'Ein Text'), type: 'RICH_TEXT', textHtml: '<p>Ein Absatz.</p>' },
  VIDEO: { ...common(2, 'Ein Film'), type: 'VIDEO', videoId: '76979871' },
  IMAGE: { ...common(3, 'Ein Bild'), type: 'IMAGE', image: sampleImage },
  QUIZ: {
    ...common(4, 'Kurz gefragt'),
    type: 'QUIZ',
    question: 'Was ist richtig?',
    possibleAnswers: ['Richtig', 'Falsch'].map((text, index) => ({
      contentElementQuizAnswerId: idOf(300 + index),
      text,
      explanation: '<p>Darum.</p>',
      isCorrectAnswer: index === 0,
    })),
    isAnswered: false,
    idOfGivenAnswer: null,
  },
  HABIT_PROPOSAL: {
    ...common(5, 'Eine Gewohnheit'),
    type: 'HABIT_PROPOSAL',
    habitId: idOf(1),
    habitTitle: 'Gewohnheit 1',
    habitIntroduction: '<p>Morgens.</p>',
    isHabitIntentCreated: false,
  },
  ACKNOWLEDGEMENT: {
    ...common(6, 'Ein Vorsatz'),
    type: 'ACKNOWLEDGEMENT',
    introduction: '<p>Bitte lies das.</p>',
    acknowledgement: 'Gelesen',
    isConfirmed: false,
  },
  DOCUMENT: {
    ...common(7, 'Zum Mitnehmen'),
    type: 'DOCUMENT',
    idOfReferencedDocument: idOf(1),
    documentTitle: 'Blatt 1',
    documentExplanation: '<p>Zum Ausdrucken.</p>',
    documentFileName: 'blatt-1.pdf',
  },
  SELF_REFLECTION: {
    ...common(8, 'Ehrlich gefragt'),
    type: 'SELF_REFLECTION',
    question: '<p>Wie war es?</p>',
    selfReflectionOptions: [
      { answer: 'Leicht', reaction: '<p>Schön.</p>' },
      { answer: 'Schwer', reaction: '<p>Das wird.</p>' },
    ],
  },
} satisfies { [T in ContentElementType]?: ContentElementOf<T> }

/** A photo as taken by a camera, larger than the stored versions. */
export const makePhoto = async (name = 'wasser.jpg', type = 'image/jpeg'): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = 1200
  canvas.height = 900
  canvas.getContext('2d')?.fillRect(0, 0, 600, 450)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  if (!blob) throw new Error('the browser encoded no picture')
  return new File([blob], name, { type })
}
