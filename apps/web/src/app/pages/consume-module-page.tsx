import { useParams, useRouter } from '@tanstack/react-router'
import { lazy } from 'react'
import { ConsumeModule } from '../../features/modules/learner/reading/consume-module.tsx'
import { pathTo } from '../../routes/route-table.ts'
import { notify } from '../../ui/snackbar-queue.ts'

/** Most pages propose no habit. */
const CreateHabitIntentDialog = lazy(
  () => import('../../features/habits/create-habit-intent-dialog/create-habit-intent-dialog.tsx'),
)

/** A module to read, and the habits' dialog for what it proposes. */
const ConsumeModulePage = () => {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
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
