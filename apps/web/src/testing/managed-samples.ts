import type { ManagedBlogArticle, ManagedBlogArticleContent } from '@wohlauf/contract/blog-as-manager'
import type { BlogElementOf, BlogElementType } from '@wohlauf/contract/blog-elements'
import type { ContentElementOf, ContentElementType } from '@wohlauf/contract/content-elements'
import type { ManagedExperienceReport } from '@wohlauf/contract/experience-reports-as-manager'
import type { ManagedGoalProposal } from '@wohlauf/contract/goal-proposals-as-manager'
import type { ManagedHabit } from '@wohlauf/contract/habits-as-manager'
import type { ManagedDocument } from '@wohlauf/contract/managed-documents'
import type {
  ManagedModule,
  ManagedModuleContent,
  ManagedModulePage,
} from '@wohlauf/contract/modules-as-manager'
import type { ManagedTip } from '@wohlauf/contract/nutrition-diary-as-manager'
import type { ManagedPublication } from '@wohlauf/contract/publications-as-manager'
import type { ManagedRecipe } from '@wohlauf/contract/recipes-as-manager'
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

export const sampleReport = (
  number: number,
  more: Partial<ManagedExperienceReport> = {},
): ManagedExperienceReport => ({
  experienceReportId: idOf(number),
  name: `Petra ${number}`,
  ageInYears: 47,
  job: 'Lehrerin',
  familySituation: 'Verheiratet',
  content: '<h2>Der Anfang</h2><p>Ein Glas Wasser.</p>',
  image: sampleImage,
  isPublished: true,
  publishAt: null,
  createdAt: '2026-03-04T09:00:00.000Z',
  revision: 1,
  ...more,
})

export const sampleRecipe = (number: number, more: Partial<ManagedRecipe> = {}): ManagedRecipe => ({
  recipeId: idOf(number),
  name: `Rezept ${number}`,
  subTitle: 'Schnell gemacht',
  totalTimeInMinutes: 25,
  preparationTimeInMinutes: 15,
  portions: 4,
  ingredients: [
    { amount: 250, unit: 'GRAM', ingredient: 'rote Linsen' },
    { amount: 1, unit: 'PIECE', ingredient: 'Zitrone' },
    { amount: 1, unit: 'TABLESPOON', ingredient: 'Olivenöl' },
    { amount: null, unit: 'TO_TASTE', ingredient: 'Salz' },
  ],
  preparationSteps: ['Alles schneiden.', 'Alles <strong>kochen</strong>.', 'Alles essen.'],
  tipBox: '<p>Schmeckt auch kalt.</p>',
  allergens: [],
  diets: ['VEGAN'],
  heroImage: sampleImage,
  ingredientsImage: { ...sampleImage, alternativeText: 'Die Zutaten' },
  isPublished: true,
  publishAt: null,
  createdAt: '2026-03-04T09:00:00.000Z',
  revision: 1,
  ...more,
})

export const sampleArticle = (
  number: number,
  more: Partial<ManagedBlogArticle> = {},
): ManagedBlogArticle => ({
  blogArticleId: idOf(number),
  title: `Artikel ${number}`,
  image: sampleImage,
  isPublished: true,
  publishedAt: '2026-03-04T09:00:00.000Z',
  publishAt: null,
  createdAt: '2026-03-03T09:00:00.000Z',
  idsOfPromotedModules: [],
  revision: 1,
  ...more,
})

const ofArticle = (number: number, title: string) => ({
  blogArticleContentElementId: idOf(400 + number),
  title,
  revision: 1,
})

/** One of each type of articles, as managers get them. */
export const SAMPLE_BLOG_ELEMENTS: { [T in BlogElementType]: BlogElementOf<T> } = {
  RICH_TEXT: { ...ofArticle(1, 'Ein Text'), type: 'RICH_TEXT', textHtml: '<p>Ein Absatz.</p>' },
  TIP_BOX: { ...ofArticle(2, 'Ein Tipp'), type: 'TIP_BOX', tipHtml: '<p>Trink ein Glas.</p>' },
  IMAGE: { ...ofArticle(3, 'Ein Bild'), type: 'IMAGE', image: sampleImage },
  IMAGE_WITH_DESCRIPTION: {
    ...ofArticle(4, 'Ein Teller'),
    type: 'IMAGE_WITH_DESCRIPTION',
    image: sampleImage,
    description: 'Die Hälfte ist Gemüse.',
  },
  STRATEGIES: {
    ...ofArticle(5, 'In drei Schritten'),
    type: 'STRATEGIES',
    headline: 'Deine Strategie',
    strategies: ['<strong>Anfangen</strong>', 'Weitermachen'],
  },
}

export const sampleArticleContent = (
  types: readonly BlogElementType[],
  more: Partial<ManagedBlogArticleContent> = {},
): ManagedBlogArticleContent => ({
  ...sampleArticle(1),
  contentElements: types.map((type) => SAMPLE_BLOG_ELEMENTS[type]),
  promotedModules: [],
  ...more,
})

export const samplePublication = (
  number: number,
  more: Partial<ManagedPublication> = {},
): ManagedPublication => ({
  publicationId: idOf(number),
  title: `Buch ${number}`,
  publisher: 'Musterverlag',
  type: 'BOOK',
  author: 'Petra Muster',
  release: '2024',
  link: null,
  updatedAt: '2026-03-04T09:00:00.000Z',
  revision: 1,
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

export const sampleProposal = (
  number: number,
  more: Partial<ManagedGoalProposal> = {},
): ManagedGoalProposal => ({
  userGoalProposalId: idOf(number),
  title: `Vorschlag ${number}`,
  createdAt: '2026-03-01T08:00:00.000Z',
  revision: 1,
  ...more,
})

export const sampleDocument = (number: number, more: Partial<ManagedDocument> = {}): ManagedDocument => ({
  documentId: idOf(number),
  title: `Blatt ${number}`,
  shortDescription: 'Zum Abhaken',
  fileName: `blatt-${number}.pdf`,
  sizeBytes: 143_360,
  pageCount: 2,
  referringElements: 0,
  revision: 1,
  ...more,
})

export const sampleTip = (number: number, more: Partial<ManagedTip> = {}): ManagedTip => ({
  nutritionDiaryTipId: idOf(number),
  type: 'CHECK',
  description: `Tipp ${number}`,
  isPublished: true,
  revision: 1,
  ...more,
})

const common = (number: number, title: string) => ({
  contentElementId: idOf(200 + number),
  title,
  revision: 1,
})

/** One of each type of pages, as managers get them. */
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
} satisfies { [T in ContentElementType]: ContentElementOf<T> }

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
