import type { ManagedBlogArticle, ManagedBlogArticleContent } from '@wohlauf/contract/blog/blog-as-manager'
import type { ManagedDocument } from '@wohlauf/contract/documents/managed-documents'
import type { ManagedExperienceReport } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import type { ManagedGoalProposal } from '@wohlauf/contract/goal-tracking/goal-proposals-as-manager'
import type { ManagedHabit } from '@wohlauf/contract/habits/habits-as-manager'
import type {
  ManagedModule,
  ManagedModuleContent,
  ManagedModulePage,
} from '@wohlauf/contract/modules/modules-as-manager'
import type { ManagedTip } from '@wohlauf/contract/nutrition-diary/nutrition-diary-as-manager'
import type { ManagedPublication } from '@wohlauf/contract/publications/publications-as-manager'
import type { ManagedRecipe } from '@wohlauf/contract/recipes/recipes-as-manager'
import type { BlogElementType } from '@wohlauf/contract/values/elements/blog-elements'
import { SAMPLE_BLOG_ELEMENTS } from './managed-elements.ts'
import { idOf, sampleImage } from './sample-elements.ts'

export const sampleModule = (number: number, more: Partial<ManagedModule> = {}): ManagedModule => ({
  moduleId: idOf(number),
  number,
  title: `Titel ${number}`,
  image: sampleImage,
  isEnabled: true,
  revision: 1,
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
  readingMinutes: 3,
  isEnabled: true,
  isExerciseIncluded: false,
  isExerciseConfirmed: false,
  isSeen: false,
  minutesOverride: null,
  contentElements: [],
  revision: 1,
  ...more,
})

export const sampleContent = (
  pages: ManagedModulePage[],
  more: Partial<ManagedModuleContent> = {},
): ManagedModuleContent => ({ ...sampleModule(1, { title: 'Probemodul' }), pages, ...more })

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
