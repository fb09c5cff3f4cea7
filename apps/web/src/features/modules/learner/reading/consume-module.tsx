import { Button } from '@mantine/core'
import { getModule } from '@wohlauf/contract/modules/modules'
import { type ComponentType, useCallback } from 'react'
import { isUnknownId } from '../../../../api/call-error.ts'
import { useAnswer } from '../../../../api/hooks.ts'
import { RouteLink } from '../../../../routes/route-link.tsx'
import { FailedState } from '../../../../ui/feedback/failed-state.tsx'
import { Spot } from '../../../../ui/feedback/spot.tsx'
import { StateMessage } from '../../../../ui/feedback/state-message.tsx'
import { Page } from '../../../../ui/layout/page.tsx'
import { ModuleReader } from './module-reader.tsx'
import type { CreateHabitProps } from './reader.ts'
import { ReaderSkeleton } from './reader-skeleton.tsx'

type ConsumeModuleProps = {
  moduleId: string
  /** Called after the module was completed here. */
  onCompleted: () => void
  /** The dialog that starts a habit. */
  CreateHabit: ComponentType<CreateHabitProps>
}

const NotFound = () => (
  <Page title="Nicht gefunden" isTitleHidden>
    <StateMessage
      picture={<Spot kind="not-found" />}
      title="Dieses Modul gibt es hier nicht"
      text="Vielleicht wurde es ausgeblendet, oder der Link ist nicht mehr gültig."
      action={
        <Button component={RouteLink} to="consume-modules-module-list">
          Zu den Modulen
        </Button>
      }
    />
  </Page>
)

const Failed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Page title="Modul" isTitleHidden>
    <FailedState title="Das Modul ist gerade nicht erreichbar" text={message} onRetry={onRetry} />
  </Page>
)

/** Opens a module for reading. */
export const ConsumeModule = ({ moduleId, onCompleted, CreateHabit }: ConsumeModuleProps) => {
  const { data: module, error, refetch } = useAnswer(getModule, { moduleId }, { isSilent: true })
  const retry = useCallback(() => void refetch(), [refetch])
  if (isUnknownId(error)) return <NotFound />
  if (module) return <ModuleReader module={module} onCompleted={onCompleted} CreateHabit={CreateHabit} />
  return error ? <Failed message={error.message} onRetry={retry} /> : <ReaderSkeleton />
}
