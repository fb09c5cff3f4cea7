import { useRouter } from '@tanstack/react-router'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { lazy } from 'react'
import { ConsumeModule } from '../../features/modules/learner/reading/consume-module.tsx'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { notify } from '../../ui/feedback/snackbar-queue.ts'

/** Most pages propose no habit. */
const CreateHabitIntentDialog = lazy(
  () => import('../../features/habits/plan/create-habit-intent-dialog.tsx'),
)

const ConsumeModulePage = () => {
  const { id } = useRouteParams('consume-modules-consume-module')
  const router = useRouter()
  const onCompleted = () => {
    notify('success', 'Das Modul wurde abgeschlossen')
    void router.navigate({ href: pathTo('dashboard-dashboard-list') })
  }
  return (
    <ConsumeModule key={id} moduleId={id} onCompleted={onCompleted} CreateHabit={CreateHabitIntentDialog} />
  )
}

export default ConsumeModulePage
