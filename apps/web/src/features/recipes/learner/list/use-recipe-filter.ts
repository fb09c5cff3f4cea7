import { useNavigate, useSearch } from '@tanstack/react-router'
import { pathTo } from '@wohlauf/contract/routes/routes'
import type { RecipeFilter } from '@wohlauf/contract/rules/recipe-diets'
import { useMemo } from 'react'
import { addressOfFilter, type FilterAddress, filterFromAddress } from '../rules/filter-address.ts'

/** Stored in the address: a reload and going back from a recipe keep it. */
export const useRecipeFilter = () => {
  const { mit, ohne } = useSearch({ strict: false }) as { mit?: unknown; ohne?: unknown }
  const navigate = useNavigate()
  const filter = useMemo(() => filterFromAddress({ mit, ohne }), [mit, ohne])
  const setFilter = (next: RecipeFilter) =>
    void navigate({
      to: pathTo('consume-recipes-recipe-list') as string,
      search: addressOfFilter(next) as FilterAddress,
      replace: true,
      resetScroll: false,
    })
  return { filter, setFilter }
}
