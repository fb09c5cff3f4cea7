import { lte } from 'drizzle-orm'
import { acrossTenants } from '../../../platform/database/transaction.ts'
import { type AcrossContext, defineAcrossSchedule } from '../../../platform/jobs/job.ts'
import { habitIntent } from '../../habits/index.ts'
import { createPacing } from '../pacing.ts'
import { remindSomePeople } from '../remind-people.ts'

/** One job per minute need not be kept for long. */
const KEPT_SECONDS = 86_400

/** Uses a partial index that contains only the two selected columns. */
const appsWithDue = ({ services, now }: AcrossContext): Promise<string[]> =>
  acrossTenants(services.platformPool, 'the reminder job finds the apps with due reminders', async (tx) => {
    const rows = await tx
      .selectDistinct({ appId: habitIntent.appId })
      .from(habitIntent)
      .where(lte(habitIntent.nextReminderAt, now))
    return rows.map(({ appId }) => appId)
  })

const remindInApp = async (
  { inApp, services, now }: AcrossContext,
  appId: string,
  rest: ReturnType<typeof createPacing>,
): Promise<void> => {
  let mayBeMore = true
  while (mayBeMore) {
    const began = performance.now()
    mayBeMore = await inApp(appId, (tx) => remindSomePeople({ tx, appId, services, now }))
    await rest(performance.now() - began)
  }
}

export const remindOfHabits = defineAcrossSchedule({
  name: 'remind-of-habits',
  cron: '* * * * *',
  // The next minute handles what this one has left.
  retry: { limit: 1, firstSeconds: 5, longestSeconds: 5 },
  keptSeconds: KEPT_SECONDS,
  // The next minute's run does not begin beside this one, for the reason stated below.
  ownConcurrency: 1,
  run: async (context) => {
    const errors: unknown[] = []
    const rest = createPacing()
    // Apps are handled sequentially: two at the same time would be faster, but occupy the processors that readers
    // need. An error in one app must not stop the others.
    for (const appId of await appsWithDue(context))
      await remindInApp(context, appId, rest).catch((error) => errors.push(error))
    if (errors.length > 0) throw errors[0]
  },
})
