import '@mantine/core/styles/Group.css'
import { Button, Group } from '@mantine/core'
import { getHabitIntents, type HabitIntent } from '@wohlauf/contract/habits/habits'
import { type ReactNode, Suspense, useState } from 'react'
import IconPlus from '~icons/tabler/plus'
import { useAnswer } from '../../api/hooks.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { ConsentButton } from '../../session/consent-button.tsx'
import { ConsentNote } from '../../session/consent-note.tsx'
import { useHealthConsent } from '../../session/health-consent.ts'
import { useIsVisit } from '../../session/session.ts'
import { AnsweredPage } from '../../ui/feedback/answered.tsx'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'
import { StateMessage } from '../../ui/feedback/state-message.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Section } from '../../ui/layout/section.tsx'
import classes from './habit-intent-list-page.module.css'
import { useHabitDialogs } from './started/habit-dialogs.tsx'
import { HabitIntentRow, HabitIntentRowSkeleton } from './started/habit-intent-row.tsx'
import { TodaysHabitsSection } from './today/todays-habits-section.tsx'

const NewHabitDialog = lazyDialog(() => import('./plan/new-habit-dialog.tsx'))

const SKELETONS = ['one', 'two', 'three']

/** Each opening starts with the choice of a habit. */
const NewHabit = ({ intents }: { intents: readonly HabitIntent[] }) => {
  const [openings, setOpenings] = useState({ count: 0, isOpen: false })
  return (
    <>
      <Button
        leftSection={<IconPlus aria-hidden size={20} />}
        aria-haspopup="dialog"
        onClick={() => setOpenings(({ count }) => ({ count: count + 1, isOpen: true }))}
      >
        Neue Gewohnheit
      </Button>
      {openings.count > 0 && (
        <Suspense>
          <NewHabitDialog
            key={openings.count}
            intents={intents}
            isOpen={openings.isOpen}
            onClose={() => setOpenings({ ...openings, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  )
}

const NoHabits = () => (
  <StateMessage
    spot="nothing-yet"
    title="Noch keine Gewohnheit gestartet"
    text="Such dir eine aus, die in deinen Alltag passt. In den Modulen findest du, warum sie wirkt."
    action={
      <Group justify="center">
        <NewHabit intents={[]} />
        <Button component={RouteLink} to="consume-modules-module-list" variant="light">
          Zu den Modulen
        </Button>
      </Group>
    }
  />
)

const NoConsent = () => (
  <StateMessage
    spot="nothing-yet"
    title="Gewohnheiten brauchen deine Einwilligung"
    text="Sie sagen etwas über deine Gesundheit aus, deshalb speichern wir sie nur, wenn du das möchtest. Lernen und lesen kannst du auch ohne."
    action={<ConsentButton />}
  />
)

const activeFirst = (intents: readonly HabitIntent[]): HabitIntent[] =>
  intents.toSorted((one, other) => Number(other.isEnabled) - Number(one.isEnabled))

const StartedHabits = ({ intents }: { intents: readonly HabitIntent[] }) => {
  const { open, dialog } = useHabitDialogs(intents)
  return (
    <Section title="Gestartete Gewohnheiten" action={<NewHabit intents={intents} />}>
      <ul className={classes.grid}>
        {activeFirst(intents).map((intent) => (
          <HabitIntentRow key={intent.habitIntentId} intent={intent} onTask={(task) => open(task, intent)} />
        ))}
      </ul>
      {dialog}
    </Section>
  )
}

/** Omits the section's heading, which would move: the number of today's rows is unknown. */
const Waiting = () => (
  <ul className={classes.grid} aria-busy>
    {SKELETONS.map((key) => (
      <HabitIntentRowSkeleton key={key} />
    ))}
  </ul>
)

/** Not even requested while an admin views the account. */
const Private = () => (
  <Page title="Gewohnheiten" isTitleHidden>
    <StateMessage
      spot="done"
      title="Gewohnheiten bleiben privat"
      text="Was jemand für sich tut, sieht nur die Person selbst."
    />
  </Page>
)

type HabitIntentListPageProps = {
  settings: ReactNode
}

type SectionsProps = HabitIntentListPageProps & { intents?: readonly HabitIntent[] }

const Sections = ({ intents, settings }: SectionsProps) => {
  const { isGiven } = useHealthConsent()
  return (
    <>
      {intents && !isGiven && <ConsentNote />}
      <div className={classes.sections}>
        <div className={classes.today}>
          <TodaysHabitsSection />
        </div>
        {intents ? <StartedHabits intents={intents} /> : <Waiting />}
        {/* Waits for the list, which would move it under the finger. */}
        {intents && <div className={classes.settings}>{settings}</div>}
      </div>
    </>
  )
}

const OwnHabits = ({ settings }: HabitIntentListPageProps) => {
  const { isGiven } = useHealthConsent()
  return (
    <AnsweredPage
      title="Gewohnheiten"
      query={useAnswer(getHabitIntents, {}, { isSilent: true })}
      failure="Deine Gewohnheiten sind gerade nicht erreichbar"
      empty={isGiven ? <NoHabits /> : <NoConsent />}
      placeholder={<Sections settings={settings} />}
    >
      {(intents) => <Sections intents={intents} settings={settings} />}
    </AnsweredPage>
  )
}

export const HabitIntentListPage = (props: HabitIntentListPageProps) =>
  useIsVisit() ? <Private /> : <OwnHabits {...props} />
