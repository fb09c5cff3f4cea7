import { getHabits } from '@wohlauf/contract/habits/habits'
import { handle } from '../../../platform/http/mount/handler.ts'
import { sharedHabits } from '../habit-list.ts'

export const getHabitsQuery = handle(getHabits, sharedHabits)
