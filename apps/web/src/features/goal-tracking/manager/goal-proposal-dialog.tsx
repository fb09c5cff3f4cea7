import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import {
  createUserGoalProposalAsManager,
  GOAL_PROPOSAL,
  updateUserGoalProposalAsManager,
} from '@wohlauf/contract/goal-tracking/goal-proposals-as-manager'
import type { ItemFieldsProps } from '../../../authoring/editor/item-form.ts'
import { itemDialog } from '../../../authoring/list/item-dialog.tsx'
import { REQUIRED } from '../../../ui/fields/required.ts'

const GoalProposalFields = ({ form }: ItemFieldsProps<{ title: string }>) => (
  <TextInput
    {...form.getInputProps('title')}
    label="Titel"
    description="So, wie es jemand von sich sagen würde: „Ich koche dreimal in der Woche selbst.“"
    {...REQUIRED}
    data-autofocus
  />
)

export default itemDialog({
  kind: GOAL_PROPOSAL,
  subject: 'Der Zielvorschlag',
  create: createUserGoalProposalAsManager,
  update: updateUserGoalProposalAsManager,
  empty: { title: '' },
  Fields: GoalProposalFields,
})
