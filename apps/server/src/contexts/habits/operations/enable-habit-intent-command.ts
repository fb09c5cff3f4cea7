import { enableHabitIntent } from '@wohlauf/contract/habits/habits'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { handle } from '../../../platform/http/mount/handler.ts'
import { changeIntent } from '../change-intent.ts'
import { findOwnIntent } from '../own-intents.ts'

export const enableHabitIntentCommand = handle(
  enableHabitIntent,
  async ({ input, tx, user, now, refuse }) => {
    const own = await findOwnIntent(tx, user.id, input.habitIntentId)
    if (!own) return refuse('not-found')
    const { intent } = own
    if (intent.isEnabled) return {}
    const newRun = {
      isEnabled: true,
      startedOn: berlinDay(now),
      run: intent.run + 1,
      loggedOn: null,
      minRuntimeEarnedAt: null,
      minRuntimeCelebratedAt: null,
    }
    await changeIntent(tx, intent, newRun, now)
    return {}
  },
)
