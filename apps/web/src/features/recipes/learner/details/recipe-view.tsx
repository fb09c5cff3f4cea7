import { Button } from '@mantine/core'
import type { Recipe } from '@wohlauf/contract/recipes/recipes'
import { Suspense, useRef } from 'react'
import IconChefHat from '~icons/tabler/chef-hat'
import { FavouriteButton } from '../../../../items/favourite-button.tsx'
import { OfflineButton } from '../../../../items/offline-button.tsx'
import { ShareButton } from '../../../../items/share-button.tsx'
import { PrintButton } from '../../../../ui/actions/print-button.tsx'
import { lazyDialog } from '../../../../ui/feedback/lazy-part.tsx'
import { useCooking } from '../cooking/use-cooking.ts'
import { TimerList } from '../timers/timer-list.tsx'
import { RecipeSheet } from './recipe-sheet.tsx'
import { ShoppingListButton } from './shopping-list-button.tsx'
import { usePortions } from './use-portions.ts'

const CookMode = lazyDialog(() => import('../cooking/cook-mode.tsx'))

export const RecipeView = ({ recipe }: { recipe: Recipe }) => {
  const sheet = useRef<HTMLElement>(null)
  const { portions, setPortions } = usePortions(recipe)
  const { isWanted, opener, close, ...cooking } = useCooking(recipe)
  return (
    <>
      <RecipeSheet
        ref={sheet}
        recipe={recipe}
        portions={portions}
        onPortions={setPortions}
        listAction={<ShoppingListButton recipe={recipe} portions={portions} />}
        actions={
          <>
            <Button
              ref={opener}
              size="lg"
              leftSection={<IconChefHat aria-hidden size={20} />}
              aria-haspopup="dialog"
              onClick={cooking.open}
            >
              Jetzt kochen
            </Button>
            <PrintButton sheet={sheet} variant="light" />
            <FavouriteButton kind="RECIPE" id={recipe.recipeId} title={recipe.name} />
            <ShareButton title={recipe.name} />
            <OfflineButton kind="RECIPE" id={recipe.recipeId} title={recipe.name} />
            {!cooking.isOpen && <TimerList recipeId={recipe.recipeId} />}
          </>
        }
      />
      <Suspense>
        {isWanted && <CookMode recipe={recipe} portions={portions} {...cooking} onClose={close} />}
      </Suspense>
    </>
  )
}
