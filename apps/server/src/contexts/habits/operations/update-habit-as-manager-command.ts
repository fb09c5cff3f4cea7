import { updateHabitAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { changes } from '../../../platform/lists/managed-items.ts'
import { HABITS } from '../list.ts'

export const updateHabitAsManagerCommand = handle(updateHabitAsManager, changes(HABITS))
