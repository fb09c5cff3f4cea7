import { updateHabitAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { changes } from '../../../platform/http/lists/managed-items.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { HABITS } from '../list.ts'

export const updateHabitAsManagerCommand = handle(updateHabitAsManager, changes(HABITS))
