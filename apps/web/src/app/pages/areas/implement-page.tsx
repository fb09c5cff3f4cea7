import { getHabitIntents, type HabitIntent } from '@wohlauf/contract/habits/habits'
import { useAnswer } from '../../../api/hooks.ts'
import { useIsVisit } from '../../../session/session.ts'
import { AreaPage, type News } from './area-page.tsx'

const newsOf = (intents: readonly HabitIntent[]): News => {
  const states = intents.map(({ today }) => today.state)
  const open = states.filter((state) => state === 'PLANNED').length
  if (open > 0) return { 'manage-habit-intents-habit-intent-list': `Heute noch ${open}` }
  return states.includes('DONE') ? { 'manage-habit-intents-habit-intent-list': 'Für heute alles getan' } : {}
}

const ImplementPage = () => {
  const { data } = useAnswer(getHabitIntents, {}, { isSilent: true, isEnabled: !useIsVisit() })
  return <AreaPage menu="implement" news={data ? newsOf(data) : {}} />
}

export default ImplementPage
