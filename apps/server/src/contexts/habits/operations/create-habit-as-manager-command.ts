import { createHabitAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { creates } from '../../../platform/http/lists/managed-items.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { HABITS } from '../list.ts'

export const createHabitAsManagerCommand = handle(createHabitAsManager, creates(HABITS))
