import { deleteHabitLog } from '@wohlauf/contract/habits/habits'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { and, eq } from 'drizzle-orm'
import { recordDeletedIds } from '../../../platform/deleted-ids/deleted-ids.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { changeIntent } from '../change-intent.ts'
import { habitLog } from '../database/tables.ts'
import { findOwnIntent } from '../own-intents.ts'

export const deleteHabitLogCommand = handle(deleteHabitLog, async ({ input, tx, user, now, refuse }) => {
  const today = berlinDay(now)
  const own = await findOwnIntent(tx, user.id, input.habitIntentId)
  if (!own) return refuse('not-found')
  if ((input.date ?? today) !== today) return refuse('habit-day-closed')
  const { intent } = own
  if (!intent.isEnabled) return {}
  const isOfToday = and(
    eq(habitLog.habitIntentId, intent.id),
    eq(habitLog.run, intent.run),
    eq(habitLog.loggedOn, today),
    input.habitLogId ? eq(habitLog.id, input.habitLogId) : undefined,
  )
  const logs = await tx.delete(habitLog).where(isOfToday).returning({ id: habitLog.id })
  if (logs.length > 0) await changeIntent(tx, intent, { loggedOn: null }, now)
  const ids = logs.flatMap(({ id }) => id ?? [])
  await recordDeletedIds(tx, ids, { userId: user.id, deletedAt: now })
  return {}
})
