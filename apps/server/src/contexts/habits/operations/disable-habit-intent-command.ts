import { disableHabitIntent } from '@wohlauf/contract/habits/habits'
import { handle } from '../../../platform/http/mount/handler.ts'
import { changeIntent } from '../change-intent.ts'
import { findOwnIntent } from '../own-intents.ts'

export const disableHabitIntentCommand = handle(
  disableHabitIntent,
  async ({ input, tx, user, now, refuse }) => {
    const own = await findOwnIntent(tx, user.id, input.habitIntentId)
    if (!own) return refuse('not-found')
    if (own.intent.isEnabled)
      await changeIntent(tx, own.intent, { isEnabled: false, startedOn: null, pausedUntil: null }, now)
    return {}
  },
)
