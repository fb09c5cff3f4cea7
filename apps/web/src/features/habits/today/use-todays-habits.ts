import { hashKey } from '@tanstack/react-query'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { useMemo } from 'react'
import { answerOptions, useAnswer } from '../../../api/hooks.ts'
import { useIsVisit } from '../../../session/session.ts'
import { answersOfDevice } from '../../../ui/state/answers-of-device.ts'
import { useStore } from '../../../ui/state/store.ts'
import { berlinDay } from '../../../ui/time/berlin-time.ts'
import { serverNow } from '../../../ui/time/clock.ts'
import { intentOnDay } from './intent-on-day.ts'

const KEY = hashKey(answerOptions(getHabitIntents, {}).queryKey)

/** Not even requested while an admin views the account. */
export const useTodaysHabits = () => {
  const isVisit = useIsVisit()
  const query = useAnswer(getHabitIntents, {}, { isSilent: true, refetchOnReturn: true, isEnabled: !isVisit })
  const isFromDevice = useStore(answersOfDevice).has(KEY)
  // A server's answer states its own day.
  const day = isFromDevice ? berlinDay(serverNow()) : null
  const data = useMemo(
    () => (day === null ? query.data : query.data?.map((intent) => intentOnDay(intent, day))),
    [query.data, day],
  )
  return { ...query, data, isVisit }
}
