import * as z from 'zod/mini'
import { Id, RichText } from '../values.ts'
import { elementType } from './element-type.ts'

export const HABIT_PROPOSAL = elementType({
  type: 'HABIT_PROPOSAL',
  written: { habitId: Id },
  shown: {
    habitId: Id,
    habitTitle: z.string(),
    habitIntroduction: RichText,
    isHabitIntentCreated: z.boolean(),
  },
  references: { habitId: 'habitId' },
})
