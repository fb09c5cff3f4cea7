import type { Module, ModulePage } from '@wohlauf/contract/modules/modules'
import { completionPercentage } from '@wohlauf/contract/rules/reading'
import type { ContentElement } from '@wohlauf/contract/values/elements/content-elements'

/** Each expectation is idempotent, so it can be applied to an answer that already contains the change. */
type Expectation = (module: Module) => Module

export const expectPageSeen =
  (pageIndex: number): Expectation =>
  (module) => {
    if (module.isCompleted || pageIndex < module.lastSeenModulePageIndex) return module
    const seenCount = pageIndex + 1
    return {
      ...module,
      lastSeenModulePageIndex: seenCount,
      completionPercentage: completionPercentage(seenCount, module.pages.length, module.isCompleted),
    }
  }

const changePages =
  (change: (page: ModulePage) => ModulePage): Expectation =>
  (module) => ({ ...module, pages: module.pages.map(change) })

export const expectExercise = (modulePageId: string, isExerciseConfirmed: boolean): Expectation =>
  changePages((page) => (page.modulePageId === modulePageId ? { ...page, isExerciseConfirmed } : page))

const changeElement = (
  contentElementId: string,
  change: (element: ContentElement) => ContentElement,
): Expectation =>
  changePages((page) => ({
    ...page,
    contentElements: page.contentElements.map((element) =>
      element.contentElementId === contentElementId ? change(element) : element,
    ),
  }))

export const expectAcknowledgement = (contentElementId: string): Expectation =>
  changeElement(contentElementId, (element) =>
    element.type === 'ACKNOWLEDGEMENT' ? { ...element, isConfirmed: true } : element,
  )

/** Only the first pick counts. */
export const expectQuizPick = (contentElementId: string, answerId: string): Expectation =>
  changeElement(contentElementId, (element) =>
    element.type === 'QUIZ' && !element.isAnswered
      ? { ...element, isAnswered: true, idOfGivenAnswer: answerId }
      : element,
  )
