import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getUnseenNotifications } from '@wohlauf/contract/dashboard/notifications'
import { useState } from 'react'
import { useAnswer } from '../../../api/hooks.ts'
import { useTodaysHabits } from '../../../features/habits/today/use-todays-habits.ts'
import { openToday, type Today } from './open-today.ts'

type TodayState = {
  /** True once all answers that decide the page's layout have come or have failed. */
  isSettled: boolean
  /** Null until it is known, when an answer has failed, and while an admin views the account. */
  today: Today | null
}

export const useToday = (): TodayState => {
  const habits = useTodaysHabits()
  const dashboard = useAnswer(getDashboard, {}, { isSilent: true })
  const unseen = useAnswer(getUnseenNotifications, {}, { isSilent: true, refetchOnReturn: true })
  const [isSettled, setIsSettled] = useState(false)
  const isAnswered = !dashboard.isPending && !unseen.isPending && (habits.isVisit || !habits.isPending)
  // Never reset: a query that is retried after a failure is pending again.
  if (isAnswered && !isSettled) setIsSettled(true)
  const today =
    isSettled && habits.data && dashboard.data
      ? openToday({ intents: habits.data, dashboard: dashboard.data })
      : null
  return { isSettled, today }
}
