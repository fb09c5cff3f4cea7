import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { useAnswer } from '../../../api/hooks.ts'
import { useIsVisit } from '../../../session/session.ts'

/** Not even requested while an admin views the account. */
export const useTodaysHabits = () => {
  const isVisit = useIsVisit()
  const query = useAnswer(getHabitIntents, {}, { isSilent: true, refetchOnReturn: true, isEnabled: !isVisit })
  return { ...query, isVisit }
}
