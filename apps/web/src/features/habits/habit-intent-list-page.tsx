import { Button } from '@mantine/core'
import { getHabitIntents, type HabitIntent } from '@wohlauf/contract/habits'
import { lazy, Suspense, useState } from 'react'
import { useAnswer } from '../../api/hooks.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { useHealthConsent } from '../../session/health-consent.ts'
import { FailedState } from '../../ui/failed-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Section } from '../../ui/section.tsx'
import { Spot } from '../../ui/spot.tsx'
import { StateMessage } from '../../ui/state-message.tsx'
import { ConsentButton } from './consent-button.tsx'
import { ConsentNote } from './consent-note.tsx'
import { HabitIntentCard, HabitIntentCardSkeleton } from './habit-intent-card.tsx'
import classes from './habit-intent-list-page.module.css'

const HabitInfoDialog = lazy(() => import('./habit-info-dialog.tsx'))

const SKELETONS = ['one', 'two', 'three']

const NoHabits = () => (
  <StateMessage
    picture={<Spot kind="nothing-yet" />}
    title="Noch keine Gewohnheit gestartet"
    text="In den Modulen findest du Vorschläge. Such dir einen aus, der in deinen Alltag passt."
    action={
      <Button component={RouteLink} to="consume-modules-module-list">
        Zu den Modulen
      </Button>
    }
  />
)

const NoConsent = () => (
  <StateMessage
    picture={<Spot kind="nothing-yet" />}
    title="Gewohnheiten brauchen deine Einwilligung"
    text="Sie sagen etwas über deine Gesundheit aus, deshalb speichern wir sie nur, wenn du das möchtest. Lernen und lesen kannst du auch ohne."
    action={<ConsentButton />}
  />
)

const HabitIntentListPage = () => {
  const { isGiven } = useHealthConsent()
  const { data: intents, error, refetch, isFetching } = useAnswer(getHabitIntents, {}, { isSilent: true })
  // The last one stays rendered while its dialog closes.
  const [info, setInfo] = useState<{ intent: HabitIntent; isOpen: boolean }>()
  if (!intents && error)
    return (
      <Page title="Gewohnheiten" isTitleHidden>
        <FailedState
          title="Deine Gewohnheiten sind gerade nicht erreichbar"
          text={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Page>
    )
  if (intents?.length === 0)
    return (
      <Page title="Gewohnheiten" isTitleHidden>
        {isGiven ? <NoHabits /> : <NoConsent />}
      </Page>
    )
  return (
    <Page title="Gewohnheiten">
      {intents && !isGiven && <ConsentNote />}
      <Section title="Gestartete Gewohnheiten">
        <ul className={classes.grid} aria-busy={!intents}>
          {intents
            ? intents.map((intent) => (
                <HabitIntentCard
                  key={intent.habitIntentId}
                  intent={intent}
                  onShowInfo={() => setInfo({ intent, isOpen: true })}
                />
              ))
            : SKELETONS.map((key) => <HabitIntentCardSkeleton key={key} />)}
        </ul>
      </Section>
      {info && (
        <Suspense>
          <HabitInfoDialog {...info} onClose={() => setInfo({ ...info, isOpen: false })} />
        </Suspense>
      )}
    </Page>
  )
}

export default HabitIntentListPage
