import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  createHabitLog,
  deleteHabitLog,
  getHabitIntents,
  type HabitIntent,
} from '@wohlauf/contract/habits/habits'
import { answerOptions } from '../../../api/hooks.ts'
import { useHealthCommand } from '../../../forms/use-health-command.ts'
import { notifyDone } from '../../../items/notify-done.ts'
import { useLatestWish } from '../../../items/use-latest-wish.ts'
import { useHealthConsent } from '../../../session/health-consent.ts'

export type LoggedDay = 'today' | 'yesterday'

/** A second press may come before the screen shows the log of the first. */
const newestLog = (queryClient: QueryClient, { habitIntentId }: HabitIntent): string | undefined =>
  queryClient
    .getQueryData(answerOptions(getHabitIntents, {}).queryKey)
    ?.find((intent) => intent.habitIntentId === habitIntentId)?.idOfTodaysLog ?? undefined

/** The wish is shown until the server has answered; after a refusal the previous state is shown again. */
export const useHabitDay = (intent: HabitIntent, day: LoggedDay) => {
  const { date, state } = intent[day]
  const queryClient = useQueryClient()
  const { isGiven, ask } = useHealthConsent()
  const subject = `${intent.habitIntentId} ${date}`
  const log = useHealthCommand(createHabitLog, {
    onSuccess: () => notifyDone(createHabitLog, 'Durchführung wurde eingetragen.', { subject }),
  })
  const undo = useHealthCommand(deleteHabitLog, {
    onSuccess: () => notifyDone(deleteHabitLog, 'Durchführung wurde zurückgenommen.', { subject }),
  })
  const { value: isDone, want } = useLatestWish(state === 'DONE', (isWanted) => {
    const ofDay = { habitIntentId: intent.habitIntentId, date }
    return isWanted
      ? log.sendOrReject({ ...ofDay, habitLogId: crypto.randomUUID() })
      : undo.sendOrReject({ ...ofDay, habitLogId: newestLog(queryClient, intent) })
  })
  const wantWithConsent = async (isWanted: boolean) => {
    if (isGiven || (await ask())) want(isWanted)
  }
  return {
    isDone,
    log: () => {
      if (!isDone) void wantWithConsent(true)
    },
    /** Undefined if the day cannot be undone. */
    undo: day === 'today' && isDone ? () => void wantWithConsent(false) : undefined,
  }
}
