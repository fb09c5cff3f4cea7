import { useRouter } from '@tanstack/react-router'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { type ComponentType, lazy, Suspense, useCallback, useEffect } from 'react'
import { ConsumeModule } from '../../features/modules/learner/reading/consume-module.tsx'
import type { CelebrationProps } from '../../features/modules/learner/reading/reader.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { whenIdle } from '../../ui/state/when-idle.ts'
import type { ModuleCelebrationProps } from './celebration/module-celebration.tsx'
import { WithoutCelebration } from './celebration/without-celebration.tsx'

/** Most pages propose no habit. */
const CreateHabitIntentDialog = lazy(
  () => import('../../features/habits/plan/create-habit-intent-dialog.tsx'),
)

const loadCelebration = (): Promise<{ default: ComponentType<ModuleCelebrationProps> }> =>
  import('./celebration/module-celebration.tsx').catch(() => ({ default: WithoutCelebration }))

const ModuleCelebration = lazy(loadCelebration)

const Celebration = ({ module }: CelebrationProps) => {
  const router = useRouter()
  const leave = useCallback(
    () => void router.navigate({ href: pathTo('dashboard-dashboard-list') }),
    [router],
  )
  return (
    <Suspense>
      <ModuleCelebration module={module} onLeave={leave} />
    </Suspense>
  )
}

const ConsumeModulePage = () => {
  const { id } = useRouteParams('consume-modules-consume-module')
  useEffect(() => whenIdle(() => void loadCelebration()), [])
  return (
    <ConsumeModule key={id} moduleId={id} Celebration={Celebration} CreateHabit={CreateHabitIntentDialog} />
  )
}

export default ConsumeModulePage
