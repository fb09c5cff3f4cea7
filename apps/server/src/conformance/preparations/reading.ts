import { markBlogArticleAsRead } from '@wohlauf/contract/blog/blog'
import { addFavourite, removeFavourite } from '@wohlauf/contract/favourites/favourites'
import {
  confirmAcknowledgement,
  confirmExerciseOfModulePage,
  getModule,
  markModuleAsCompleted,
  markModuleAsMostRecentlySeen,
  markModulePageAsSeen,
  markQuizAsAnsweredCorrectly,
  markQuizAsAnsweredIncorrectly,
  retractExerciseOfModulePage,
} from '@wohlauf/contract/modules/modules'
import { markOnboardingAsCompleted } from '@wohlauf/contract/onboarding/onboarding'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { markLevelAsCelebrated } from '@wohlauf/contract/user-progress/user-progress'
import { acknowledgement, quiz } from '../../testing/content/content-elements.ts'
import type { NewPage } from '../../testing/content/modules-and-articles.ts'
import { callOptionsOf } from '../every-operation.ts'
import { after, idOfLearner, inDatabase, type Preparation, type Preparations } from './preparation.ts'

/** A module that the learner has just opened; its first page is the given one. */
const withPageToRead =
  (page: NewPage, before: readonly AnyOperation[] = []): Preparation =>
  async (testServer, world) => {
    const { moduleId, pages } = await testServer.createModule(world.app, { pages: [page, {}] })
    const input = {
      modulePageId: pages[0]?.modulePageId,
      contentElementId: pages[0]?.elements[0]?.contentElementId,
      contentElementQuizAnswerId: undefined,
    }
    const as = callOptionsOf(getModule, world)
    testServer.clock.advance(1000)
    for (const operation of [markModuleAsMostRecentlySeen, ...before]) {
      const { refusal } = await testServer.call(operation, { moduleId, ...input }, as)
      if (refusal) throw new Error(`${operation.name} could not be prepared: ${refusal.identifier}`)
    }
    // The search finds the titles of its pages.
    return { input, about: { moduleId, text: 'Seite' } }
  }

const markAsOpened: Preparation = async (testServer, world) => {
  const { moduleId } = world.tenantIds
  await testServer.call(
    markModuleAsMostRecentlySeen,
    { moduleId: moduleId ?? '' },
    callOptionsOf(getModule, world),
  )
  return {}
}

/** Operations of learners on content. */
export const READING: Preparations = [
  [markModulePageAsSeen, [withPageToRead({})]],
  [markQuizAsAnsweredCorrectly, [withPageToRead({ elements: [quiz()] })]],
  [markQuizAsAnsweredIncorrectly, [withPageToRead({ elements: [quiz()] })]],
  [confirmAcknowledgement, [withPageToRead({ elements: [acknowledgement()] })]],
  [confirmExerciseOfModulePage, [withPageToRead({ isExerciseIncluded: true })]],
  [
    retractExerciseOfModulePage,
    [withPageToRead({ isExerciseIncluded: true }, [confirmExerciseOfModulePage])],
  ],
  [markModuleAsCompleted, [markAsOpened]],
  [
    markBlogArticleAsRead,
    [inDatabase(`UPDATE app_user SET created_at = '2020-01-01' WHERE id = $1`, idOfLearner)],
  ],
  [
    markOnboardingAsCompleted,
    [inDatabase('UPDATE app_user SET has_completed_onboarding = false WHERE id = $1', idOfLearner)],
  ],
  [
    markLevelAsCelebrated,
    [inDatabase('UPDATE user_progress SET health_points = 300 WHERE user_id = $1', idOfLearner)],
  ],
  [removeFavourite, [after(addFavourite)]],
]
