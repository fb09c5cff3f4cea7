import {
  confirmAcknowledgement,
  confirmExerciseOfModulePage,
  getModule,
  type Module,
  type ModulePage,
  markModuleAsCompleted,
  markModulePageAsSeen,
  markQuizAsAnsweredCorrectly,
  markQuizAsAnsweredIncorrectly,
  retractExerciseOfModulePage,
} from '@wohlauf/contract/modules/modules'
import { completionPercentage } from '@wohlauf/contract/rules/reading'
import type { ContentElement } from '@wohlauf/contract/values/elements/content-elements'
import { effectOn } from '../../../../device/outbox/effects.ts'

const withPageSeen = (module: Module, modulePageId: string): Module => {
  const pageIndex = module.pages.findIndex((page) => page.modulePageId === modulePageId)
  if (module.isCompleted || pageIndex < module.lastSeenModulePageIndex) return module
  const seenCount = pageIndex + 1
  return {
    ...module,
    lastSeenModulePageIndex: seenCount,
    completionPercentage: completionPercentage(seenCount, module.pages.length, module.isCompleted),
  }
}

const withPage = (
  module: Module,
  isMeant: (page: ModulePage) => boolean,
  change: (page: ModulePage) => ModulePage,
): Module =>
  module.pages.some(isMeant)
    ? { ...module, pages: module.pages.map((page) => (isMeant(page) ? change(page) : page)) }
    : module

const withExercise = (module: Module, pageId: string, isExerciseConfirmed: boolean): Module =>
  withPage(
    module,
    ({ modulePageId }) => modulePageId === pageId,
    (page) => ({ ...page, isExerciseConfirmed }),
  )

const withElement = (
  module: Module,
  elementId: string,
  change: (element: ContentElement) => ContentElement,
): Module =>
  withPage(
    module,
    ({ contentElements }) => contentElements.some(({ contentElementId }) => contentElementId === elementId),
    (page) => ({
      ...page,
      contentElements: page.contentElements.map((element) =>
        element.contentElementId === elementId ? change(element) : element,
      ),
    }),
  )

type QuizPick = { contentElementId: string; contentElementQuizAnswerId?: string | undefined }

/** A quiz counts its first pick alone. */
const withPick = (module: Module, { contentElementId, contentElementQuizAnswerId }: QuizPick): Module =>
  withElement(module, contentElementId, (element) =>
    element.type === 'QUIZ' && !element.isAnswered
      ? { ...element, isAnswered: true, idOfGivenAnswer: contentElementQuizAnswerId ?? null }
      : element,
  )

export const MODULE_EFFECTS = [
  effectOn(getModule, markModulePageAsSeen, (module, { modulePageId }) => withPageSeen(module, modulePageId)),
  effectOn(getModule, confirmExerciseOfModulePage, (module, { modulePageId }) =>
    withExercise(module, modulePageId, true),
  ),
  effectOn(getModule, retractExerciseOfModulePage, (module, { modulePageId }) =>
    withExercise(module, modulePageId, false),
  ),
  effectOn(getModule, markQuizAsAnsweredCorrectly, withPick),
  effectOn(getModule, markQuizAsAnsweredIncorrectly, withPick),
  effectOn(getModule, confirmAcknowledgement, (module, { contentElementId }) =>
    withElement(module, contentElementId, (element) =>
      element.type === 'ACKNOWLEDGEMENT' ? { ...element, isConfirmed: true } : element,
    ),
  ),
  effectOn(getModule, markModuleAsCompleted, (module, { moduleId }) =>
    module.moduleId === moduleId ? { ...module, isCompleted: true, completionPercentage: 100 } : module,
  ),
]
