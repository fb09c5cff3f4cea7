import '@mantine/core/styles/Input.css'
import { NativeSelect } from '@mantine/core'
import { getHabitsAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { useAnswer } from '../../../../../api/hooks.ts'
import { REQUIRED } from '../../../../../ui/fields/required.ts'
import { type ElementFieldsProps, elementDialog } from './element-dialog.tsx'

const Fields = ({ form }: ElementFieldsProps<'HABIT_PROPOSAL'>) => {
  const { data: habits = [] } = useAnswer(getHabitsAsManager, {})
  return (
    <NativeSelect
      {...form.getInputProps('habitId')}
      label="Gewohnheit"
      size="md"
      {...REQUIRED}
      data={[
        { value: '', label: 'Bitte auswählen', disabled: true },
        ...habits.map(({ habitId, title }) => ({ value: habitId, label: title })),
      ]}
    />
  )
}

export default elementDialog('HABIT_PROPOSAL', {
  subject: 'Das Gewohnheitsangebot',
  creationMessage: 'Gewohnheitsangebot wurde erstellt.',
  changeMessage: 'Gewohnheitsangebot wurde angepasst.',
  empty: () => ({ habitId: '' }),
  Fields,
  useShown: ({ form }) => {
    const { data: habits = [] } = useAnswer(getHabitsAsManager, {})
    const habit = habits.find(({ habitId }) => habitId === form.values.habitId)
    return habit
      ? { habitId: habit.habitId, habitTitle: habit.title, habitIntroduction: habit.introduction }
      : null
  },
})
