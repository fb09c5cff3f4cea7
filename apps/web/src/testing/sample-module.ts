import type { Module, ModulePage } from '@wohlauf/contract/modules/modules'
import type { ContentElement } from '@wohlauf/contract/values/elements/content-elements'

export const samplePage = (page: Partial<ModulePage> = {}): ModulePage => ({
  modulePageId: 'page',
  title: 'Seite',
  readingMinutes: 3,
  isEnabled: true,
  isExerciseIncluded: false,
  isExerciseConfirmed: false,
  isSeen: false,
  contentElements: [],
  ...page,
})

export const sampleModule = (module: Partial<Module> = {}): Module => ({
  moduleId: 'module',
  number: 1,
  title: 'Modul',
  pageCount: 4,
  readingMinutes: 12,
  image: { hash: '', url: '', aspectRatio: 1, widths: [], alternativeText: '' },
  isCompleted: false,
  completionPercentage: 50,
  lastSeenModulePageIndex: 2,
  isMostRecentlyViewedModule: true,
  pages: ['a', 'b', 'c', 'd'].map((id) => samplePage({ modulePageId: id, title: `Seite ${id}` })),
  ...module,
})

export const sampleQuiz = (isAnswered: boolean): ContentElement => ({
  contentElementId: 'quiz',
  title: 'Quiz',
  type: 'QUIZ',
  question: 'Frage?',
  possibleAnswers: [],
  isAnswered,
  idOfGivenAnswer: null,
})

export const sampleAcknowledgement = (isConfirmed: boolean): ContentElement => ({
  contentElementId: 'acknowledgement',
  title: 'Bestätigung',
  type: 'ACKNOWLEDGEMENT',
  introduction: '',
  acknowledgement: 'Ja',
  isConfirmed,
})
