import { createHabitAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { creates } from '../../../platform/lists/managed-items.ts'
import { HABITS } from '../list.ts'

export const createHabitAsManagerCommand = handle(createHabitAsManager, creates(HABITS))
