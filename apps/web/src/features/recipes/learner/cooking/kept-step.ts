import * as z from 'zod/mini'
import { tabStorage } from '../../../../ui/state/tab-storage.ts'

const NAME = 'cooking'

const Kept = z.object({ recipeId: z.string(), step: z.int().check(z.gte(0)) })

const storedStep = (): unknown => {
  try {
    return JSON.parse(tabStorage.get(NAME) ?? 'null')
  } catch {
    return null
  }
}

/** The step of a recipe at which this tab was, from 0; null when it was not cooking it. */
export const keptStep = (recipeId: string, steps: number): number | null => {
  const step = Kept.safeParse(storedStep())
  if (!step.success || step.data.recipeId !== recipeId) return null
  return Math.min(step.data.step, steps - 1)
}

export const keepCooking = (recipeId: string, step: number): void =>
  tabStorage.set(NAME, JSON.stringify({ recipeId, step }))

export const forgetCooking = (): void => tabStorage.remove(NAME)
