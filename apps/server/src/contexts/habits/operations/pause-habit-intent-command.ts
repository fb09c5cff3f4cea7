import { pauseHabitIntent } from '@wohlauf/contract/habits'
import { MESSAGES } from '@wohlauf/contract/messages'
import { handle } from '../../../platform/http/handler.ts'
import { changeIntent } from '../change-intent.ts'
import { findOwnIntent } from '../own-intents.ts'
import { movePauseEnd } from '../pauses.ts'
import { addDays, berlinDay } from '../rules/berlin-time.ts'

/** For a longer time a user disables the habit. */
const MOST_DAYS = 365

/** "04.03.2026", as the specification's messages of the date picker have it. */
const shortDate = (day: string): string => day.split('-').toReversed().join('.')

const complaintAbout = (day: string, today: string): string | null => {
  const last = addDays(today, MOST_DAYS)
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
