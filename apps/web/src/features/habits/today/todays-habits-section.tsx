import { Section } from '../../../ui/layout/section.tsx'
import { TodaysHabits } from './todays-habits.tsx'
import { useTodaysHabits } from './use-todays-habits.ts'

/** Renders nothing without an answer: the page shows the error. */
export const TodaysHabitsSection = () => {
  const { data: intents, error, isVisit } = useTodaysHabits()
  if (isVisit || (!intents && error)) return null
  return (
    <Section title="Heutige Gewohnheiten">
      <TodaysHabits intents={intents} />
    </Section>
  )
}
