import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getModules } from '@wohlauf/contract/modules/modules'
import { useAnswer } from '../../api/hooks.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { FailedState } from '../../ui/feedback/failed-state.tsx'
import { StateMessage } from '../../ui/feedback/state-message.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { ActiveModuleCard, ActiveModuleCardSkeleton } from './active-module-card.tsx'
import classes from './active-module-section.module.css'

/** Shown without a module to continue: all are completed, or the app has no modules. */
const NoActiveModule = () => {
  const { data: modules, isPending } = useAnswer(getModules, {}, { isSilent: true })
  if (isPending) return <ActiveModuleCardSkeleton />
  if (modules?.length === 0)
    return (
      <StateMessage
        spot="nothing-here"
        title="Noch keine Module verfügbar."
        text="Bald geht es los. Schau einfach wieder vorbei."
        isPartOfPage
      />
    )
  return (
    <StateMessage
      spot="done"
      title="Du hast alle Module abgeschlossen"
      text="Das ist wirklich viel. Du kannst jederzeit nachlesen, was dir geholfen hat."
      action={
        <Button variant="light" component={RouteLink} to="consume-modules-module-list">
          Zum Nachlesen
        </Button>
      }
      isPartOfPage
    />
  )
}

const ActiveModule = () => {
  const queryClient = useQueryClient()
  const { data: dashboard, error, isFetching } = useAnswer(getDashboard, {}, { isSilent: true })
  if (dashboard?.activeModule) return <ActiveModuleCard module={dashboard.activeModule} />
  if (!dashboard && !error) return <ActiveModuleCardSkeleton />
  return (
    <div className={classes.state}>
      {dashboard ? (
        <NoActiveModule />
      ) : (
        <FailedState
          title="Dein Modul ist gerade nicht erreichbar"
          text={error?.message ?? ''}
          // Retries the screen's other failed queries as well.
          onRetry={() => void queryClient.refetchQueries({ type: 'active' })}
          isRetrying={isFetching}
          isPartOfPage
        />
      )}
    </div>
  )
}

/** Specification, section 2, "Dashboard". */
export const ActiveModuleSection = () => (
  <Section title="Module" action={<RouteLink to="consume-modules-module-list">Alle Module</RouteLink>}>
    <ActiveModule />
  </Section>
)
