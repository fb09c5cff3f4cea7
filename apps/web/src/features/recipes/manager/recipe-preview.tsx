import { Button } from '@mantine/core'
import type { Recipe } from '@wohlauf/contract/recipes/recipes'
import { type ManagedRecipe, USUAL_PORTIONS } from '@wohlauf/contract/recipes/recipes-as-manager'
import { useState } from 'react'
import IconBookmark from '~icons/tabler/bookmark'
import IconChefHat from '~icons/tabler/chef-hat'
import IconPrinter from '~icons/tabler/printer'
import type { ItemPreviewProps } from '../../../authoring/page/item-page.tsx'
import { useShownPicture } from '../../../authoring/pictures/use-shown-picture.ts'
import { PreviewPhone } from '../../../authoring/preview/preview-phone.tsx'
import { RecipeSheet } from '../learner/details/recipe-sheet.tsx'
import { ShoppingListButton } from '../learner/details/shopping-list-button.tsx'
import type { RecipeValues } from './recipe-fields.tsx'

const ASPECT_RATIO = 1.5

/** The fallback while the field contains something other than a number. */
const numberOr = (fallback: number, value: unknown): number => (typeof value === 'number' ? value : fallback)

const hasText = (html: string): boolean => html.replace(/<[^>]*>/g, '').trim() !== ''

const asRead = (values: RecipeValues): Omit<Recipe, 'heroImage' | 'ingredientsImage'> => ({
  ...values,
  recipeId: '',
  isPublished: false,
  createdAt: '',
  name: values.name || 'Name des Rezepts',
  subTitle: values.subTitle || null,
  totalTimeInMinutes: numberOr(0, values.totalTimeInMinutes),
  preparationTimeInMinutes: numberOr(0, values.preparationTimeInMinutes),
  portions: numberOr(USUAL_PORTIONS, values.portions),
  ingredients: values.ingredients
    .filter(({ ingredient }) => ingredient !== '')
    .map(({ amount, unit, ingredient }) => ({
      unit,
      ingredient,
      amount: unit === 'TO_TASTE' ? null : numberOr(0, amount),
    })),
  preparationSteps: values.preparationSteps.filter(hasText),
  tipBox: hasText(values.tipBox) ? values.tipBox : null,
})

/** Visible but inert: they act for the reader of a saved recipe only. */
const Actions = () => (
  <>
    <Button inert size="lg" leftSection={<IconChefHat aria-hidden size={20} />}>
      Jetzt kochen
    </Button>
    <Button inert size="lg" variant="light" leftSection={<IconPrinter aria-hidden size={20} />}>
      Drucken
    </Button>
    <Button inert size="lg" variant="light" leftSection={<IconBookmark aria-hidden size={20} />}>
      Merken
    </Button>
  </>
)

export const RecipePreview = ({ values, files, item }: ItemPreviewProps<RecipeValues, ManagedRecipe>) => {
  const heroImage = useShownPicture(files.heroImage, item?.heroImage, ASPECT_RATIO)
  const ingredientsImage = useShownPicture(files.ingredientsImage, item?.ingredientsImage, ASPECT_RATIO)
  const recipe: Recipe = { ...asRead(values), heroImage, ingredientsImage }
  const [chosen, setChosen] = useState<{ of: number; portions: number }>()
  const portions = chosen?.of === recipe.portions ? chosen.portions : recipe.portions
  return (
    <PreviewPhone>
      <RecipeSheet
        recipe={recipe}
        portions={portions}
        onPortions={(next) => setChosen({ of: recipe.portions, portions: next })}
        actions={<Actions />}
        listAction={
          <div inert>
            <ShoppingListButton recipe={recipe} portions={portions} />
          </div>
        }
        isPreview
      />
    </PreviewPhone>
  )
}
