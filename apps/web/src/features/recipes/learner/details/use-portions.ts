import { useNavigate, useSearch } from '@tanstack/react-router'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { MAX_PORTIONS } from '@wohlauf/contract/values/items/recipe'
import * as z from 'zod/mini'

const Portions = z.int().check(z.gte(1), z.lte(MAX_PORTIONS))

/** Stored in the address: a reload keeps it, and a shared link contains it. */
export const usePortions = (recipe: { recipeId: string; portions: number }) => {
  const { portionen } = useSearch({ strict: false }) as { portionen?: unknown }
  const navigate = useNavigate()
  const portionsOfAddress = Portions.safeParse(portionen)
  return {
    portions: portionsOfAddress.success ? portionsOfAddress.data : recipe.portions,
    setPortions: (next: number) =>
      void navigate({
        to: pathTo('consume-recipes-recipe-details', { recipeId: recipe.recipeId }) as string,
        search: next === recipe.portions ? {} : { portionen: next },
        replace: true,
        resetScroll: false,
      }),
  }
}
