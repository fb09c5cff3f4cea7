import { getUserProgress, type UserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { germanNumber } from '@wohlauf/contract/values/german-number'
import { useAnswer } from '../../../api/hooks.ts'
import { AreaPage, type News } from './area-page.tsx'

const newsOf = ({ healthPoints, levelName }: UserProgress): News => ({
  'user-progress-user-progress': `${levelName} · ${germanNumber(healthPoints)} Punkte`,
})

const ReflectPage = () => {
  const { data } = useAnswer(getUserProgress, {}, { isSilent: true })
  return <AreaPage menu="reflect" news={data ? newsOf(data) : {}} />
}

export default ReflectPage
