import { type Dashboard, getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import {
  confirmAcknowledgement,
  confirmExerciseOfModulePage,
  getModule,
  getModules,
  type Module,
  type ModulePage,
  markModuleAsCompleted,
  markModuleAsMostRecentlySeen,
  markModulePageAsSeen,
  markQuizAsAnsweredCorrectly,
  markQuizAsAnsweredIncorrectly,
} from '@wohlauf/contract/modules/modules'
import type { FakeServer } from './fake-server.ts'
import { idOf, sampleImage, shortText } from './sample-elements.ts'
import { emptyDashboard } from './samples.ts'

const MODULE_ID = idOf(0xa00)

/** The pages of a module, each with a short text by default. */
export const pagesOf = (...pages: (Partial<ModulePage> & { title: string })[]): ModulePage[] =>
  pages.map((page, index) => ({
    modulePageId: idOf(0xb00 + index),
    readingMinutes: 3,
    isEnabled: true,
    isExerciseIncluded: false,
    isExerciseConfirmed: false,
    isSeen: false,
    contentElements: [shortText(0xc00 + index)],
    ...page,
  }))

export const THREE_PAGES = pagesOf(
  { title: 'Erste Seite' },
  { title: 'Zweite Seite' },
  { title: 'Dritte Seite' },
)

/** A module without progress. */
export const moduleWith = (pages: ModulePage[], more: Partial<Module> = {}): Module => ({
  moduleId: MODULE_ID,
  number: 1,
  title: 'Probemodul',
  image: sampleImage,
  pageCount: pages.length,
  readingMinutes: pages.reduce((minutes, page) => minutes + page.readingMinutes, 0),
  isCompleted: false,
  completionPercentage: 0,
  lastSeenModulePageIndex: 0,
  isMostRecentlyViewedModule: true,
  pages,
  ...more,
})

/** The module as the dashboard shows it. */
export const asActiveModule = (module: Module): NonNullable<Dashboard['activeModule']> => {
  const { pages, lastSeenModulePageIndex: index } = module
  const next = pages[index]
  return {
    ...module,
    nextPage: next ? { ...next, number: index + 1 } : null,
  }
}

/** The path of a page of the module; without a page, of the module. */
export const addressIn = (seite?: number | string): string =>
  `/module/inhalt/${MODULE_ID}${seite === undefined ? '' : `?seite=${seite}`}`

/**
 * Answers all operations for reading a module, with the new state after each command: the reader shows the
 * server's state.
 */
export const serveModule = (server: FakeServer, module: Module): void => {
  let state = module
  const changePages = (change: (page: ModulePage) => ModulePage) => {
    state = { ...state, pages: state.pages.map(change) }
    return {}
  }
  const answerQuiz = ({
    contentElementId,
    contentElementQuizAnswerId = null,
  }: {
    contentElementId: string
    contentElementQuizAnswerId?: string | null | undefined
  }) =>
    changePages((page) => ({
      ...page,
      contentElements: page.contentElements.map((element) =>
        element.type === 'QUIZ' && element.contentElementId === contentElementId
          ? { ...element, isAnswered: true, idOfGivenAnswer: contentElementQuizAnswerId }
          : element,
      ),
    }))
  server.on(getModule, () => state)
  server.on(getModules, () => [state])
  server.on(getDashboard, () => ({
    ...emptyDashboard,
    activeModule: state.isCompleted ? null : asActiveModule(state),
  }))
  server.on(markModuleAsMostRecentlySeen, {})
  server.on(markModulePageAsSeen, ({ modulePageId }) => {
    const index = state.pages.findIndex((page) => page.modulePageId === modulePageId)
    state = { ...state, lastSeenModulePageIndex: Math.max(state.lastSeenModulePageIndex, index + 1) }
    return {}
  })
  server.on(markModuleAsCompleted, () => {
    const pages = state.pages.map((page) => ({ ...page, isSeen: true }))
    state = { ...state, pages, isCompleted: true, completionPercentage: 100 }
    return {}
  })
  server.on(markQuizAsAnsweredCorrectly, answerQuiz)
  server.on(markQuizAsAnsweredIncorrectly, answerQuiz)
  server.on(confirmAcknowledgement, ({ contentElementId }) =>
    changePages((page) => ({
      ...page,
      contentElements: page.contentElements.map((element) =>
        element.type === 'ACKNOWLEDGEMENT' && element.contentElementId === contentElementId
          ? { ...element, isConfirmed: true }
          : element,
      ),
    })),
  )
  server.on(confirmExerciseOfModulePage, ({ modulePageId }) =>
    changePages((page) =>
      page.modulePageId === modulePageId ? { ...page, isExerciseConfirmed: true } : page,
    ),
  )
}
