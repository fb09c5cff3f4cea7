import '@mantine/core/styles/Skeleton.css'
import { Button, Skeleton } from '@mantine/core'
import { getHabits, type HabitIntent } from '@wohlauf/contract/habits'
import type { OutputOf } from '@wohlauf/contract/operation'
import { useState } from 'react'
import IconChevronLeft from '~icons/tabler/chevron-left'
import IconChevronRight from '~icons/tabler/chevron-right'
import { useAnswer } from '../../../api/hooks.ts'
import { introducePush } from '../../../session/push-introduction.ts'
import { useConsentFirst } from '../../../session/use-consent-first.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailedState } from '../../../ui/failed-state.tsx'
import { focusOnArrival } from '../../../ui/focus-on-arrival.ts'
import { notify } from '../../../ui/snackbar-queue.ts'
import { Spot } from '../../../ui/spot.tsx'
import { StateMessage } from '../../../ui/state-message.tsx'
import { weeks } from '../weeks.ts'
import classes from './new-habit-dialog.module.css'
import { StartHabitForm } from './start-habit-form.tsx'

type Habit = OutputOf<typeof getHabits>[number]

const Choice = ({ habits, onChoose }: { habits: readonly Habit[]; onChoose: (habit: Habit) => void }) => (
  <>
    <p className={classes.lead}>Welche möchtest du beginnen?</p>
    <ul className={classes.list}>
      {habits.map((habit) => (
        <li key={habit.habitId}>
          <button type="button" className={classes.habit} onClick={() => onChoose(habit)}>
            <span>
              <span className={classes.title}>{habit.title}</span>
              <span className={classes.runtime}>Wirkt nach ungefähr {weeks(habit.minRuntime)}</span>
            </span>
            <IconChevronRight aria-hidden size={20} className={classes.arrow ?? ''} />
          </button>
        </li>
      ))}
    </ul>
  </>
)

/** The habits of the app that the user has not started. */
const HabitsToChoose = ({
  intents,
  onChoose,
}: {
  intents: readonly HabitIntent[]
  onChoose: (habit: Habit) => void
}) => {
  const { data, error, refetch, isFetching } = useAnswer(getHabits, {}, { isSilent: true })
  const habits = data?.filter(({ habitId }) => !intents.some((intent) => intent.habitId === habitId))
  if (habits?.length) return <Choice habits={habits} onChoose={onChoose} />
  if (habits)
    return (
      <StateMessage
        picture={<Spot kind="done" />}
        title={intents.length > 0 ? 'Du hast alle gestartet' : 'Noch keine Gewohnheiten'}
        text={
          intents.length > 0
            ? 'Mehr Gewohnheiten gibt es hier gerade nicht. Schau später wieder vorbei.'
            : 'Sobald es welche gibt, findest du sie hier.'
        }
        isPartOfPage
      />
    )
  if (error)
    return (
      <FailedState
        title="Die Gewohnheiten sind gerade nicht erreichbar"
        text={error.message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        isPartOfPage
      />
    )
  return (
    <div aria-busy>
      {['one', 'two', 'three'].map((key) => (
        <Skeleton key={key} height={72} radius="md" mb={12} />
      ))}
    </div>
  )
}

/** The chosen habit. */
const ChosenHabit = ({
  habit,
  onBack,
  onClose,
}: {
  habit: Habit
  onBack: () => void
  onClose: () => void
}) => {
  return (
    <>
      <Button
        ref={focusOnArrival}
        variant="subtle"
        className={classes.back}
        leftSection={<IconChevronLeft aria-hidden size={20} />}
        onClick={onBack}
      >
        Andere Gewohnheit
      </Button>
      <StartHabitForm habit={habit} onStarted={introducePush} onClose={onClose} />
    </>
  )
}

type NewHabitDialogProps = { intents: readonly HabitIntent[]; isOpen: boolean; onClose: () => void }

/** Starts a habit from the list: first the choice of one without an intent, then its plan. */
const NewHabitDialog = ({ intents, isOpen, onClose }: NewHabitDialogProps) => {
  const [chosen, setChosen] = useState<Habit>()
  const mayOpen = useConsentFirst(isOpen, () => {
    notify('info', 'Alles gut, wir speichern nichts. Im Profil kannst du jederzeit einwilligen.')
    onClose()
  })
  return (
    <Dialog isOpen={mayOpen} onClose={onClose} title={chosen?.title ?? 'Neue Gewohnheit'}>
      {chosen ? (
        <ChosenHabit habit={chosen} onBack={() => setChosen(undefined)} onClose={onClose} />
      ) : (
        <HabitsToChoose intents={intents} onChoose={setChosen} />
      )}
    </Dialog>
  )
}

export default NewHabitDialog
