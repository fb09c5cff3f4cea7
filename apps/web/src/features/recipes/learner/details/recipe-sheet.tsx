import type { Recipe } from '@wohlauf/contract/recipes/recipes'
import type { ReactNode, Ref } from 'react'
import IconBulb from '~icons/tabler/bulb'
import { Section } from '../../../../ui/layout/section.tsx'
import { IconCircle } from '../../../../ui/media/icon-circle.tsx'
import { Picture } from '../../../../ui/media/picture.tsx'
import { RichText } from '../../../../ui/text/rich-text.tsx'
import { IngredientList } from '../ingredient-list.tsx'
import { portionsText } from '../rules/shopping-list.ts'
import { PortionStepper } from './portion-stepper.tsx'
import { AllergenNote } from './recipe-facts.tsx'
import { RecipeHead } from './recipe-head.tsx'
import classes from './recipe-view.module.css'
import { StepList } from './step-list.tsx'

type RecipeSheetProps = {
  ref?: Ref<HTMLElement>
  recipe: Recipe
  portions: number
  onPortions: (portions: number) => void
  actions: ReactNode
  /** The actions for the list of ingredients. */
  listAction: ReactNode
  /** True where the heading is not the page's own. */
  isPreview?: boolean
}

type IngredientsProps = Omit<RecipeSheetProps, 'ref' | 'actions' | 'isPreview'>

const Ingredients = ({ recipe, portions, onPortions, listAction }: IngredientsProps) => (
  <div className={classes.ingredients}>
    <Section title="Zutaten" action={<PortionStepper portions={portions} onChange={onPortions} />}>
      <IngredientList recipe={recipe} portions={portions} />
      {portions !== recipe.portions && (
        <p className={classes.scaled}>
          Die Mengen sind umgerechnet und gerundet. Garzeiten und Formen sind für{' '}
          {portionsText(recipe.portions)} angegeben.
        </p>
      )}
      {listAction}
      <div className={classes.ingredientsImage}>
        <Picture image={recipe.ingredientsImage} aspectRatio={1.5} sizes="(min-width: 62em) 360px, 92vw" />
      </div>
    </Section>
  </div>
)

/** A recipe for reading; its layout follows its own width, not the window's. */
export const RecipeSheet = ({
  ref,
  recipe,
  actions,
  isPreview = false,
  ...ingredients
}: RecipeSheetProps) => (
  <article ref={ref} className={classes.recipe}>
    <div className={classes.parts}>
      <RecipeHead recipe={recipe} actions={actions} isPreview={isPreview} />
      <div className={classes.body}>
        <Ingredients recipe={recipe} {...ingredients} />
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
    </div>
  </article>
)
