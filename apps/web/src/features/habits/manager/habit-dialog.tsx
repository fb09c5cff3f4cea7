import { createHabitAsManager, HABIT, updateHabitAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { itemDialog } from '../../../authoring/list/item-dialog.tsx'
import { HabitFields } from './habit-fields.tsx'

export default itemDialog({
  kind: HABIT,
  subject: 'Die Gewohnheit',
  create: createHabitAsManager,
  update: updateHabitAsManager,
  empty: { title: '', minRuntime: 4, introduction: '' },
  Fields: HabitFields,
})
