import { HABIT } from '@wohlauf/contract/habits/habits-as-manager'
import { managedItems } from '../../platform/http/lists/managed-items.ts'
import { habit } from './database/tables.ts'

export const HABITS = managedItems(HABIT, habit, {
  columnsOf: ({ title, minRuntime, introduction }) => ({ title, minRuntimeWeeks: minRuntime, introduction }),
})
