import { FIRST_CALLS } from '@wohlauf/contract/authentication/first-calls'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModule } from '@wohlauf/contract/modules/modules'
import { getNutritionDiaryTimeline } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
import { getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import type { SessionAnswer } from '@wohlauf/contract/values/accounts/session-answer'
import { call } from '../../api/call.ts'
import { storedSession } from '../../api/stored-session.ts'
import { savesData } from '../../ui/state/saves-data.ts'
import { serverNow } from '../../ui/time/clock.ts'
import { answerKey } from '../answers.ts'
import { currentDatabase } from '../current-database.ts'
import type { DeviceDatabase } from '../database.ts'
import { store } from '../store-answers.ts'

/** What a day needs, besides the module to go on with. The diary's is its newest month. */
const QUERIES_OF_DAY: readonly AnyOperation[] = [
  getHabitIntents,
  getNutritionDiaryTimeline,
  getUserGoalProgress,
  getUserProgress,
]

const FRESH_MS = 6 * 3_600_000

/** The device's answer; if it has none, or an older one, the server's, which it stores. */
const freshAnswer = async <Op extends AnyOperation>(
  database: DeviceDatabase,
  operation: Op,
  input: InputOf<Op>,
): Promise<OutputOf<Op>> => {
  const stored = await database.get('answers', answerKey(operation, input))
  if (stored && serverNow().getTime() - stored.receivedAtMs < FRESH_MS) return stored.answer as OutputOf<Op>
  const question = { operation, input, generation: storedSession.generation, place: null }
  const answer = await call(operation, input, { isInBackground: true })
  store(question, answer)
  return answer
}

/**
 * Stores what a day needs, without its pages having been opened: the shortcuts of an installed app, and the start page,
 * lead there without a network too.
 *
 * @throws CallError at the first call that fails: the next start asks again
 */
export const storeDay = async (): Promise<void> => {
  const database = await currentDatabase()
  if (!database || savesData()) return
  const session = await database.get('answers', answerKey(FIRST_CALLS.getAuthenticatedUser, {}))
  if (!session) return
  const { appEnabledFeatures } = session.answer as SessionAnswer
  for (const operation of QUERIES_OF_DAY)
    if (!operation.feature || appEnabledFeatures.includes(operation.feature))
      await freshAnswer(database, operation, {})
  const { activeModule } = await freshAnswer(database, getDashboard, {})
  if (activeModule) await freshAnswer(database, getModule, { moduleId: activeModule.moduleId })
}
