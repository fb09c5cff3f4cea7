import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { getUserGoalProgress, type UserGoal } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { Suspense, useState } from 'react'
import { useAnswer } from '../../api/hooks.ts'
import { ConsentButton } from '../../session/consent-button.tsx'
import { ConsentNote } from '../../session/consent-note.tsx'
import { useHealthConsent } from '../../session/health-consent.ts'
import { useIsVisit } from '../../session/session.ts'
import { AnsweredPage } from '../../ui/feedback/answered.tsx'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'
import { StateMessage } from '../../ui/feedback/state-message.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Section } from '../../ui/layout/section.tsx'
import classes from './goal-list-page.module.css'
import { GoalCard, GoalCardSkeleton } from './goals/goal-card.tsx'
import { useGoalDialogs } from './goals/goal-dialogs.tsx'
import { NewGoal } from './new/new-goal.tsx'
import { TrendOverview } from './overview/trend-overview.tsx'

const RatingDialog = lazyDialog(() => import('./rating/rating-dialog.tsx'))

const TITLE = 'Zielerreichung'

const NoGoals = () => (
  <StateMessage
    spot="nothing-yet"
    title="Was möchtest du erreichen?"
    text="Nimm dir etwas vor, das dir wichtig ist. Einmal in der Woche schätzt du ein, wie nah du dran bist, und siehst, was sich verändert."
    action={<NewGoal goals={[]} isMainAction />}
  />
)

const NoConsent = () => (
  <StateMessage
    spot="nothing-yet"
    title="Ziele brauchen deine Einwilligung"
    text="Sie sagen etwas über deine Gesundheit aus, deshalb speichern wir sie nur, wenn du das möchtest. Lernen und lesen kannst du auch ohne."
    action={<ConsentButton />}
  />
)

/** Not even requested while an admin views the account. */
const Private = () => (
  <Page title={TITLE} isTitleHidden>
    <StateMessage
      spot="done"
      title="Ziele bleiben privat"
      text="Was sich jemand vorgenommen hat, sieht nur die Person selbst."
    />
  </Page>
)

/** Each opening starts with the latest scores. */
const Overview = ({ goals }: { goals: readonly UserGoal[] }) => {
  const [dialog, setDialog] = useState({ count: 0, isOpen: false })
  const close = () => setDialog((last) => ({ ...last, isOpen: false }))
  return (
    <>
      <TrendOverview
        goals={goals}
        onRate={() => setDialog(({ count }) => ({ count: count + 1, isOpen: true }))}
      />
      {dialog.count > 0 && (
        <Suspense>
          <RatingDialog
            key={dialog.count}
            goals={goals}
            isOpen={dialog.isOpen}
            onDone={close}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

const OwnGoals = ({ goals }: { goals: readonly UserGoal[] }) => {
  const { open, dialog } = useGoalDialogs()
  return (
    <Section title="Deine Ziele" action={<NewGoal goals={goals} />}>
      <ul className={classes.grid}>
        {goals.map((goal) => (
          <GoalCard key={goal.userGoalId} goal={goal} onTask={(task) => open(task, goal)} />
        ))}
      </ul>
      {dialog}
    </Section>
  )
}

/** Omits the second section's heading, which would move: the overview's height depends on the goals. */
const Waiting = () => (
  <div className={classes.sections} aria-busy>
    <Skeleton height={220} radius={20} />
    <ul className={classes.grid}>
      {['one', 'two'].map((key) => (
        <GoalCardSkeleton key={key} />
      ))}
    </ul>
  </div>
)

const Sections = ({ goals }: { goals: readonly UserGoal[] }) => {
  const { isGiven } = useHealthConsent()
  return (
    <>
      {!isGiven && <ConsentNote />}
      <div className={classes.sections}>
        <Overview goals={goals} />
        <OwnGoals goals={goals} />
      </div>
    </>
  )
}

const Goals = () => {
  const { isGiven } = useHealthConsent()
  const progress = useAnswer(getUserGoalProgress, {}, { isSilent: true })
  return (
    <AnsweredPage
      title={TITLE}
      query={{ ...progress, data: progress.data?.userGoalProgress }}
      failure="Deine Ziele sind gerade nicht erreichbar"
      empty={isGiven ? <NoGoals /> : <NoConsent />}
      placeholder={<Waiting />}
    >
      {(goals) => <Sections goals={goals} />}
    </AnsweredPage>
  )
}

const GoalListPage = () => (useIsVisit() ? <Private /> : <Goals />)

export default GoalListPage
