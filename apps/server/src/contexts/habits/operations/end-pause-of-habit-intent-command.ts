import { endPauseOfHabitIntent } from '@wohlauf/contract/habits/habits'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { handle } from '../../../platform/http/mount/handler.ts'
import { changeIntent } from '../change-intent.ts'
import { findOwnIntent } from '../own-intents.ts'
import { endPause } from '../pauses.ts'

export const endPauseOfHabitIntentCommand = handle(
  endPauseOfHabitIntent,
  async ({ input, tx, user, now, refuse }) => {
    const own = await findOwnIntent(tx, user.id, input.habitIntentId)
    if (!own) return refuse('not-found')
    if (own.intent.pausedUntil === null) return {}
    await endPause(tx, own.intent, berlinDay(now))
    await changeIntent(tx, own.intent, { pausedUntil: null }, now)
    return {}
  },
)
