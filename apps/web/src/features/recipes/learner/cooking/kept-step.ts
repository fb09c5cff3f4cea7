import * as z from 'zod/mini'

const NAME = 'cooking'

const Kept = z.object({ recipeId: z.string(), step: z.int().check(z.gte(0)) })

/** The tab's storage throws where cookies are blocked, and when it is full: then a reload begins again. */
const attempt = <T>(work: () => T): T | null => {
  try {
    return work()
  } catch {
    return null
  }
}

/** The step of a recipe at which this tab was, from 0; null when it was not cooking it. */
export const keptStep = (recipeId: string, steps: number): number | null => {
  const value = attempt(() => JSON.parse(window.sessionStorage.getItem(NAME) ?? 'null') as unknown)
  const kept = Kept.safeParse(value)
  if (!kept.success || kept.data.recipeId !== recipeId) return null
  return Math.min(kept.data.step, steps - 1)
}

export const keepCooking = (recipeId: string, step: number): void =>
  void attempt(() => window.sessionStorage.setItem(NAME, JSON.stringify({ recipeId, step })))

export const forgetCooking = (): void => void attempt(() => window.sessionStorage.removeItem(NAME))
