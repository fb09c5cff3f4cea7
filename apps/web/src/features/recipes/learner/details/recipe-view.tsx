import { Button } from '@mantine/core'
import type { Recipe } from '@wohlauf/contract/recipes/recipes'
import { lazy, Suspense, useRef } from 'react'
import IconBulb from '~icons/tabler/bulb'
import IconChefHat from '~icons/tabler/chef-hat'
import { FavouriteButton } from '../../../../items/favourite-button.tsx'
import { PrintButton } from '../../../../ui/actions/print-button.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { IconCircle } from '../../../../ui/media/icon-circle.tsx'
import { Picture } from '../../../../ui/media/picture.tsx'
import { RichText } from '../../../../ui/text/rich-text.tsx'
import { useCooking } from '../cooking/use-cooking.ts'
import { IngredientList } from '../ingredient-list.tsx'
import { portionsText } from '../rules/shopping-list.ts'
import { TimerList } from '../timers/timer-list.tsx'
import { PortionStepper } from './portion-stepper.tsx'
import { AllergenNote } from './recipe-facts.tsx'
import { RecipeHead } from './recipe-head.tsx'
import classes from './recipe-view.module.css'
import { ShoppingListButton } from './shopping-list-button.tsx'
import { StepList } from './step-list.tsx'
import { usePortions } from './use-portions.ts'

const CookMode = lazy(() => import('../cooking/cook-mode.tsx'))

const Ingredients = ({ recipe }: { recipe: Recipe }) => {
  const { portions, setPortions } = usePortions(recipe)
  return (
    <div className={classes.ingredients}>
      <Section title="Zutaten" action={<PortionStepper portions={portions} onChange={setPortions} />}>
        <IngredientList recipe={recipe} portions={portions} />
        {portions !== recipe.portions && (
          <p className={classes.scaled}>
            Die Mengen sind umgerechnet und gerundet. Garzeiten und Formen sind für{' '}
            {portionsText(recipe.portions)} angegeben.
          </p>
        )}
        <ShoppingListButton recipe={recipe} portions={portions} />
        <div className={classes.ingredientsImage}>
          <Picture image={recipe.ingredientsImage} aspectRatio={1.5} sizes="(min-width: 62em) 360px, 92vw" />
        </div>
      </Section>
    </div>
  )
}

export const RecipeView = ({ recipe }: { recipe: Recipe }) => {
  const sheet = useRef<HTMLElement>(null)
  const { portions } = usePortions(recipe)
  const { isWanted, opener, ...cooking } = useCooking(recipe)
  return (
    <article ref={sheet} className={classes.recipe}>
      <RecipeHead
        recipe={recipe}
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
            {!cooking.isOpen && <TimerList recipeId={recipe.recipeId} />}
          </>
        }
      />
      <div className={classes.body}>
        <Ingredients recipe={recipe} />
        <div className={classes.way}>
          <Section title="Zubereitung">
            <StepList steps={recipe.preparationSteps} />
          </Section>
          {recipe.tipBox && (
            <aside className={classes.tip} aria-label="Tipp">
              <IconCircle icon={IconBulb} />
              <div>
                <p className={classes.tipLabel}>Tipp</p>
                <RichText html={recipe.tipBox} />
              </div>
            </aside>
          )}
          <AllergenNote allergens={recipe.allergens} />
        </div>
      </div>
      <Suspense>{isWanted && <CookMode recipe={recipe} portions={portions} {...cooking} />}</Suspense>
    </article>
  )
}
