import { useRouter } from '@tanstack/react-router'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { Suspense, useCallback, useEffect } from 'react'
import { ConsumeModule } from '../../features/modules/learner/reading/consume-module.tsx'
import type { CelebrationProps } from '../../features/modules/learner/reading/reader.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { loadChunk } from '../../ui/chunks/chunk-failure.ts'
import { lazyOr } from '../../ui/chunks/lazy-or.tsx'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'
import { whenIdle } from '../../ui/state/when-idle.ts'
import { WithoutCelebration } from './celebration/without-celebration.tsx'

/** Loaded on demand: most pages propose no habit. */
const CreateHabitIntentDialog = lazyDialog(
  () => import('../../features/habits/plan/create-habit-intent-dialog.tsx'),
)

const loadCelebration = loadChunk(() => import('./celebration/module-celebration.tsx'))

const ModuleCelebration = lazyOr(loadCelebration, WithoutCelebration)

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
  useEffect(() => whenIdle(() => void loadCelebration().catch(() => {})), [])
  return (
    <ConsumeModule key={id} moduleId={id} Celebration={Celebration} CreateHabit={CreateHabitIntentDialog} />
  )
}

export default ConsumeModulePage
