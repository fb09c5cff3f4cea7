import * as z from 'zod/mini'
import { tabStorage } from '../../../../ui/state/tab-storage.ts'
import { deviceMs } from '../../../../ui/time/clock.ts'
import { isLongAgo } from './is-long-ago.ts'

const NAME = 'cooking'

const Kept = z.object({ recipeId: z.string(), step: z.int().check(z.gte(0)), atMs: z.number() })

const storedStep = (): unknown => {
  try {
    return JSON.parse(tabStorage.get(NAME) ?? 'null')
  } catch {
    return null
  }
}

/**
 * The step at which this tab left a recipe in the last hours, counted from 0; null when it was not cooking
 * it.
 */
export const keptStep = (recipeId: string, steps: number): number | null => {
  const storedRecord = Kept.safeParse(storedStep())
  if (!storedRecord.success || storedRecord.data.recipeId !== recipeId || isLongAgo(storedRecord.data.atMs))
    return null
  return Math.min(storedRecord.data.step, steps - 1)
}

export const keepCooking = (recipeId: string, step: number): void =>
  tabStorage.set(NAME, JSON.stringify({ recipeId, step, atMs: deviceMs() }))

export const forgetCooking = (): void => tabStorage.remove(NAME)
