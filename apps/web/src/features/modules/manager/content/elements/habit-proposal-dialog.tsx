import { NativeSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import {
  createHabitProposalAsManager,
  updateHabitProposalAsManager,
} from '@wohlauf/contract/content-elements-as-manager'
import { getHabitsAsManager } from '@wohlauf/contract/habits-as-manager'
import { useAnswer } from '../../../../../api/hooks.ts'
import { FormDialog } from '../../../../../authoring/form-dialog.tsx'
import { useNewId } from '../../../../../authoring/use-new-id.ts'
import type { ElementDialogProps } from './element-dialog.tsx'
import { forChange, forNew } from './saving.ts'
import { TitleField } from './title-field.tsx'

const Fields = <V extends { title: string; habitId: string }>({ form }: { form: UseFormReturnType<V> }) => {
  const { data: habits = [] } = useAnswer(getHabitsAsManager, {})
  return (
    <>
      <TitleField {...form.getInputProps('title')} />
      <NativeSelect
        {...form.getInputProps('habitId')}
        label="Gewohnheit"
        size="md"
        required
        data={[
          { value: '', label: 'Bitte auswählen', disabled: true },
          ...habits.map(({ habitId, title }) => ({ value: habitId, label: title })),
        ]}
      />
    </>
  )
}

export const HabitProposalDialog = ({
  modulePageId,
  element,
  ...dialog
}: ElementDialogProps<'HABIT_PROPOSAL'>) => {
  const newId = useNewId(dialog.isOpen)
  if (!element)
    return (
      <FormDialog
        {...forNew('habit-proposal', modulePageId, dialog)}
        title="Gewohnheit anlegen"
        operation={createHabitProposalAsManager}
        initialValues={{ modulePageId, contentElementId: newId, title: '', habitId: '' }}
        successMessage="Gewohnheitsangebot wurde erstellt."
      >
        {({ form }) => <Fields form={form} />}
      </FormDialog>
    )
  const { contentElementId, title, habitId } = element
  return (
    <FormDialog
      {...forChange(element, dialog)}
      title="Gewohnheit bearbeiten"
      operation={updateHabitProposalAsManager}
      initialValues={{ contentElementId, title, habitId }}
      subject="Das Gewohnheitsangebot"
      successMessage="Gewohnheitsangebot wurde angepasst."
    >
      {({ form }) => <Fields form={form} />}
    </FormDialog>
  )
}
