import { Button } from '@mantine/core'
import { getModule } from '@wohlauf/contract/modules/modules'
import type { ComponentType } from 'react'
import { isUnknownId } from '../../../../api/call-error.ts'
import { useAnswer } from '../../../../api/hooks.ts'
import { RouteLink } from '../../../../routes/route-link.tsx'
import { FailedPage } from '../../../../ui/feedback/answered.tsx'
import { NotFoundPage } from '../../../../ui/feedback/not-found-message.tsx'
import { ModuleReader } from './module-reader.tsx'
import type { CelebrationProps, CreateHabitProps } from './reader.ts'
import { ReaderSkeleton } from './reader-skeleton.tsx'

type ConsumeModuleProps = {
  moduleId: string
  Celebration: ComponentType<CelebrationProps>
  CreateHabit: ComponentType<CreateHabitProps>
}

const NotFound = () => (
  <NotFoundPage
    title="Dieses Modul gibt es hier nicht"
    text="Vielleicht wurde es ausgeblendet, oder der Link ist nicht mehr gültig."
    action={
      <Button component={RouteLink} to="consume-modules-module-list">
        Zu den Modulen
      </Button>
    }
  />
)

export const ConsumeModule = ({ moduleId, Celebration, CreateHabit }: ConsumeModuleProps) => {
  const module = useAnswer(getModule, { moduleId }, { isSilent: true })
  if (isUnknownId(module.error)) return <NotFound />
  if (module.data)
    return <ModuleReader module={module.data} Celebration={Celebration} CreateHabit={CreateHabit} />
  if (!module.error) return <ReaderSkeleton />
  return <FailedPage title="Modul" query={module} failure="Das Modul ist gerade nicht erreichbar" />
}
