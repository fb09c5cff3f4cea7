import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  createHabitLog,
  deleteHabitLog,
  getHabitIntents,
  type HabitDayState,
  type HabitIntent,
} from '@wohlauf/contract/habits/habits'
import { weekdayOf } from '@wohlauf/contract/rules/calendar-days'
import { answerOptions } from '../../../api/hooks.ts'
import { useHealthCommand } from '../../../forms/use-health-command.ts'
import { useLatestWish } from '../../../items/use-latest-wish.ts'
import { useHealthConsent } from '../../../session/health-consent.ts'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'
import { intentOnDay } from './intent-on-day.ts'

export type LoggedDay = 'today' | 'yesterday'

/** Only the done days change: a change is between planned and done, so the planned days stay. */
const weekAfter = ({ thisWeek, today }: HabitIntent, day: LoggedDay, state: HabitDayState) => {
  const isLastWeek = day === 'yesterday' && weekdayOf(today.date) === 'MONDAY'
  const difference = state === 'DONE' ? 1 : -1
  return isLastWeek ? thisWeek : { ...thisWeek, done: thisWeek.done + difference }
}

type Change = { day: LoggedDay; state: HabitDayState; habitLogId?: string | undefined }

const changeDay = (
  queryClient: QueryClient,
  { habitIntentId, today }: HabitIntent,
  { day, state, habitLogId }: Change,
): void => {
  queryClient.setQueryData(answerOptions(getHabitIntents, {}).queryKey, (intents) =>
    intents?.map((cached) => {
      if (cached.habitIntentId !== habitIntentId) return cached
      const intent = intentOnDay(cached, today.date)
      return {
        ...intent,
        [day]: { ...intent[day], state },
        thisWeek: weekAfter(intent, day, state),
        ...(day === 'today' ? { idOfTodaysLog: habitLogId ?? null } : {}),
      }
    }),
  )
}

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
    onAccepted: (queryClient, { habitLogId }) =>
      changeDay(queryClient, intent, { day, state: 'DONE', habitLogId }),
    onSuccess: () => notify('success', 'Durchführung wurde eingetragen.', { subject }),
  })
  const undo = useHealthCommand(deleteHabitLog, {
    onAccepted: (queryClient) => changeDay(queryClient, intent, { day, state: 'PLANNED' }),
    onSuccess: () => notify('success', 'Durchführung wurde zurückgenommen.', { subject }),
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
