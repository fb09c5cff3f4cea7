import type { ModulePage } from '@wohlauf/contract/modules/modules'
import type { ManagedModulePage } from '@wohlauf/contract/modules/modules-as-manager'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import type { Feature } from '@wohlauf/contract/values/features'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { ownHabits } from '../habits/index.ts'
import type { OwnProgress } from './own-progress.ts'
import { ownResponses } from './own-responses.ts'
import { loadPageRows, type PageRows, sharedPages } from './page-rows.ts'
import { shownTypes } from './rules/shown-elements.ts'
import { shownElementOf } from './shown-element.ts'

const NOTHING_DONE = { response: null, isHabitKept: false }

/** Leaves out elements of features that the app has switched off. */
const shownOf = (rows: readonly PageRows[], features: readonly Feature[]): PageRows[] => {
  const types = shownTypes(features)
  return rows.map(({ page, elements }) => ({
    page,
    elements: elements.filter(({ content }) => types.includes(content.type)),
  }))
}

export const loadPages = async (
  context: LearnerContext,
  moduleId: string,
): Promise<(own: Pick<OwnProgress, 'confirmedExercisePageIds' | 'seenPageIds'>) => ModulePage[]> => {
  const rows = shownOf(await sharedPages(context, moduleId), context.app.appEnabledFeatures)
  const responses = ownResponses(context)
  // An admin who views the account must not see which habits its owner has.
  const habitIds = new Set(context.user.isImpersonated ? [] : context.prefetched(ownHabits))
  return ({ confirmedExercisePageIds, seenPageIds }) =>
    rows.map(({ page, elements }) => ({
      modulePageId: page.id,
      title: page.title,
      readingMinutes: page.readingMinutes,
      isEnabled: page.isEnabled,
      isExerciseIncluded: page.isExerciseIncluded,
      isExerciseConfirmed: confirmedExercisePageIds.includes(page.id),
      isSeen: seenPageIds.includes(page.id),
      contentElements: elements.map((row) =>
        shownElementOf(row, {
          response: responses.get(row.id) ?? null,
          isHabitKept: row.habit !== null && habitIds.has(row.habit.id),
        }),
      ),
    }))
}

/** Includes hidden pages, with the revisions for changes; without any responses. */
export const toManagedPages = (
  rows: readonly PageRows[],
  { appEnabledFeatures }: Pick<AppSettings, 'appEnabledFeatures'>,
): ManagedModulePage[] =>
  shownOf(rows, appEnabledFeatures).map(({ page, elements }) => ({
    modulePageId: page.id,
    title: page.title,
    readingMinutes: page.readingMinutes,
    isEnabled: page.isEnabled,
    isExerciseIncluded: page.isExerciseIncluded,
    isExerciseConfirmed: false,
    isSeen: false,
    minutesOverride: page.minutesOverride,
    revision: page.revision,
    contentElements: elements.map((row) => ({
      ...shownElementOf(row, NOTHING_DONE),
      revision: row.revision,
    })),
  }))

export const loadManagedPages = async (
  tx: Tx,
  app: Pick<AppSettings, 'appEnabledFeatures'>,
  moduleId: string,
  pageId?: string,
): Promise<ManagedModulePage[]> => toManagedPages(await loadPageRows(tx, moduleId, pageId), app)
