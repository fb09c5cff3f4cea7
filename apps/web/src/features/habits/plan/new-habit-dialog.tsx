import { getHabits, type HabitIntent } from '@wohlauf/contract/habits/habits'
import type { OutputOf } from '@wohlauf/contract/operation'
import { useState } from 'react'
import { useAnswer } from '../../../api/hooks.ts'
import { introducePush } from '../../../session/push/push-introduction.ts'
import { useConsentFirst } from '../../../session/use-consent-first.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Answered } from '../../../ui/feedback/answered.tsx'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'
import { StateMessage } from '../../../ui/feedback/state-message.tsx'
import { ChoiceList, ChoiceListWaiting, OtherChoice } from '../../../ui/fields/choice-list.tsx'
import { weeks } from '../weeks.ts'
import { StartHabitForm } from './start-habit-form.tsx'

type Habit = OutputOf<typeof getHabits>[number]

type HabitsToChooseProps = { intents: readonly HabitIntent[]; onChoose: (habit: Habit) => void }

const Habits = ({ all, intents, onChoose }: HabitsToChooseProps & { all: readonly Habit[] }) => {
  const habits = all.filter(({ habitId }) => !intents.some((intent) => intent.habitId === habitId))
  return habits.length > 0 ? (
    <ChoiceList
      lead="Welche möchtest du beginnen?"
      choices={habits.map((habit) => ({
        id: habit.habitId,
        title: habit.title,
        note: `In ungefähr ${weeks(habit.minRuntime)} Teil deines Alltags`,
        habit,
      }))}
      onChoose={({ habit }) => onChoose(habit)}
    />
  ) : (
    <StateMessage
      spot="done"
      title={intents.length > 0 ? 'Du hast alle gestartet' : 'Noch keine Gewohnheiten'}
      text={
        intents.length > 0
          ? 'Mehr Gewohnheiten gibt es hier gerade nicht. Schau später wieder vorbei.'
          : 'Sobald es welche gibt, findest du sie hier.'
      }
      isPartOfPage
    />
  )
}

const HabitsToChoose = (props: HabitsToChooseProps) => (
  <Answered
    query={useAnswer(getHabits, {}, { isSilent: true })}
    failure="Die Gewohnheiten sind gerade nicht erreichbar"
    placeholder={<ChoiceListWaiting />}
  >
    {(all) => <Habits {...props} all={all} />}
  </Answered>
)

type NewHabitDialogProps = { intents: readonly HabitIntent[]; isOpen: boolean; onClose: () => void }

const NewHabitDialog = ({ intents, isOpen, onClose }: NewHabitDialogProps) => {
  const [habit, setHabit] = useState<Habit>()
  const mayOpen = useConsentFirst(isOpen, () => {
    notify('info', 'Alles gut, wir speichern nichts. Im Profil kannst du jederzeit einwilligen.')
    onClose()
  })
  return (
    <Dialog isOpen={mayOpen} onClose={onClose} title={habit?.title ?? 'Neue Gewohnheit'}>
      {habit ? (
        <>
          <OtherChoice label="Andere Gewohnheit" onBack={() => setHabit(undefined)} />
          <StartHabitForm habit={habit} onStarted={introducePush} onClose={onClose} />
        </>
      ) : (
        <HabitsToChoose intents={intents} onChoose={setHabit} />
      )}
    </Dialog>
  )
}

export default NewHabitDialog
