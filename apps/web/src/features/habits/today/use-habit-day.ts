import type { QueryClient } from '@tanstack/react-query'
import {
  createHabitLog,
  deleteHabitLog,
  getHabitIntents,
  type HabitDayState,
  type HabitIntent,
} from '@wohlauf/contract/habits'
import { answerOptions } from '../../../api/hooks.ts'
import { useHealthCommand } from '../../../forms/use-health-command.ts'
import { notify } from '../../../ui/snackbar-queue.ts'

/** The days that can be logged. */
export type LoggedDay = 'today' | 'yesterday'

const changeDay = (
  queryClient: QueryClient,
  { habitIntentId }: HabitIntent,
  day: LoggedDay,
  state: HabitDayState,
): void => {
  queryClient.setQueryData(answerOptions(getHabitIntents, {}).queryKey, (intents) =>
    intents?.map((intent) =>
      intent.habitIntentId === habitIntentId ? { ...intent, [day]: { ...intent[day], state } } : intent,
    ),
  )
}

/**
 * Logs a day of a habit, and takes today's log back. The state is the expected one until the server has answered; after
 * a refusal it is the previous one again.
 */
export const useHabitDay = (intent: HabitIntent, day: LoggedDay) => {
  const { date, state } = intent[day]
  const input = { habitIntentId: intent.habitIntentId, date }
  const log = useHealthCommand(createHabitLog, {
    onAccepted: (queryClient) => changeDay(queryClient, intent, day, 'DONE'),
    onSuccess: () => notify('success', 'Durchführung wurde eingetragen.'),
  })
  const undo = useHealthCommand(deleteHabitLog, {
    onAccepted: (queryClient) => changeDay(queryClient, intent, day, 'PLANNED'),
    onSuccess: () => notify('success', 'Durchführung wurde zurückgenommen.'),
  })
  const isSending = log.isPending || undo.isPending
  const isDone = log.isPending || (state === 'DONE' && !undo.isPending)
  return {
    isDone,
    log: () => {
      if (!isDone && !isSending) log.send(input)
    },
    /** Undefined where the day cannot be undone. */
    undo:
      day === 'today' && isDone
        ? () => {
            if (!isSending) undo.send(input)
          }
        : undefined,
  }
}
