import { MAX_PAUSE_DAYS, pauseHabitIntent } from '@wohlauf/contract/habits/habits'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { addDays, shortDate } from '@wohlauf/contract/rules/calendar-days'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { handle } from '../../../platform/http/mount/handler.ts'
import { changeIntent } from '../change-intent.ts'
import { findOwnIntent } from '../own-intents.ts'
import { movePauseEnd } from '../pauses.ts'

const complaintAbout = (day: string, today: string): string | null => {
  const last = addDays(today, MAX_PAUSE_DAYS)
  if (day < today) return MESSAGES.dateTooEarly(shortDate(today))
  return day > last ? MESSAGES.dateTooLate(shortDate(last)) : null
}

export const pauseHabitIntentCommand = handle(pauseHabitIntent, async ({ input, tx, user, now, refuse }) => {
  const { habitIntentId, pausedUntil } = input
  const today = berlinDay(now)
  const complaint = complaintAbout(pausedUntil, today)
  if (complaint) return refuse('not-valid', { fields: { pausedUntil: complaint } })
  const own = await findOwnIntent(tx, user.id, habitIntentId)
  if (!own) return refuse('not-found')
  if (!own.intent.isEnabled) return refuse('habit-intent-disabled')
  await movePauseEnd(tx, own.intent, pausedUntil, today)
  await changeIntent(tx, own.intent, { pausedUntil }, now)
  return {}
})
