import { createHabitIntent, getHabitIntents } from '@wohlauf/contract/habits/habits'
import { DEFAULT_NOTIFICATION_TIME } from '@wohlauf/contract/habits/reminder-time'
import { useAnswer } from '../../../api/hooks.ts'
import { berlinDay } from '../../../ui/time/berlin-time.ts'
import { serverNow } from '../../../ui/time/clock.ts'
import type { StageProps } from '../onboarding-step.ts'
import { FirstChoice } from './first-choice.tsx'
import { firstWeekdays } from './first-weekdays.ts'
import { useChoosing } from './use-choosing.ts'

/** Planned for today and two more days of the week; the plan can be changed on the page of habits. */
export const FirstHabit = ({ examples }: StageProps) => {
  const { data: intents, isFetching } = useAnswer(getHabitIntents, {}, { isSilent: true })
  const { choose, isPending } = useChoosing(createHabitIntent, {
    successMessage: 'Gewohnheit wurde erstellt.',
    isMade: ({ identifier }) => identifier === 'habit-already-started',
  })
  const choices = examples?.habits.slice(0, 3).map(({ habitId, title }) => ({ id: habitId, title }))
  const startedHabit = choices?.find(({ id }) => intents?.some(({ habitId }) => habitId === id))
  return (
    <FirstChoice
      lead="Womit fängst du heute an?"
      choices={choices}
      chosen={
        startedHabit
          ? { id: startedHabit.id, note: 'Dreimal in der Woche, ab heute. Die Tage kannst du später ändern.' }
          : null
      }
      isOpen={intents !== undefined && !isFetching && !isPending}
      onChoose={({ id }) =>
        choose({
          habitId: id,
          weekdays: firstWeekdays(berlinDay(serverNow())),
          notificationTime: DEFAULT_NOTIFICATION_TIME,
        })
      }
    />
  )
}
