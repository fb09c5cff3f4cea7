import {
  createFeedbackMessage,
  type FeedbackReason,
  getHelpfulVotes,
  setHelpfulVote,
} from '@wohlauf/contract/feedback/feedback'
import { outcome } from '../content/reading.ts'
import type { TestServer } from '../test-server.ts'
import { createLearner, type Learner } from './learner.ts'
import type { TestApp } from './people.ts'

type GivenMessage = {
  feedbackMessageId?: string
  contentElementId?: string
  message?: string
  reason?: FeedbackReason
  isNamed?: boolean
}

/** A learner who votes whether pages of modules are helpful, and reports faults in them. */
export const createCritic = async (testServer: TestServer, existing?: Learner) => {
  const learner = existing ?? (await createLearner(testServer))
  const { as } = learner
  const page = (itemId: string) => ({ kind: 'MODULE_PAGE', itemId }) as const
  const reporting = (itemId: string, more: GivenMessage = {}) =>
    testServer.call(
      createFeedbackMessage,
      { ...page(itemId), reason: 'FAULT', message: 'Hier fehlt ein Wort.', ...more },
      as,
    )
  return {
    ...learner,
    voting: (itemId: string, isHelpful: boolean) =>
      testServer.call(setHelpfulVote, { ...page(itemId), isHelpful }, as),
    vote: (itemId: string, isHelpful: boolean) =>
      testServer.call(setHelpfulVote, { ...page(itemId), isHelpful }, as).then(outcome),
    votes: async () => (await testServer.call(getHelpfulVotes, {}, as)).body,
    reporting,
    report: (itemId: string, more: GivenMessage = {}) => reporting(itemId, more).then(outcome),
  }
}

/** The same answer of many people, as the command writes it. */
export const castVotes = async (
  { adminPool }: Pick<TestServer, 'adminPool'>,
  { appId }: TestApp,
  userIds: readonly string[],
  { column = 'module_page_id', itemId, isHelpful }: { column?: string; itemId: string; isHelpful: boolean },
): Promise<void> => {
  await adminPool.query(
    `INSERT INTO helpful_vote (app_id, user_id, ${column}, is_helpful) SELECT $1, u, $3, $4 FROM unnest($2::uuid[]) AS u`,
    [appId, userIds, itemId, isHelpful],
  )
}

/** The figures that managers get about the votes on a page, in the job's form. */
export const createHelpfulCount = async (
  { adminPool, clock }: Pick<TestServer, 'adminPool' | 'clock'>,
  appId: string,
  modulePageId: string,
): Promise<void> => {
  await adminPool.query(
    `INSERT INTO helpful_count (app_id, module_page_id, month, helpful_estimate, not_helpful_estimate)
     VALUES ($1, $2, $3, 10, 5)`,
    [appId, modulePageId, clock.now()],
  )
}

/** The rows of an app's messages, as the database stores them. */
export const storedMessages = async ({ adminPool }: Pick<TestServer, 'adminPool'>, appId: string) =>
  (await adminPool.query('SELECT * FROM feedback_message WHERE app_id = $1 ORDER BY message', [appId])).rows
