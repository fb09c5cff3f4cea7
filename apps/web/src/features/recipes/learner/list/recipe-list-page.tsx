import { Button } from '@mantine/core'
import { getRecipes } from '@wohlauf/contract/recipes/recipes'
import { suits } from '@wohlauf/contract/rules/recipe-diets'
import type { RecipeSummary } from '@wohlauf/contract/values/items/recipe'
import { useAnswerInSlices } from '../../../../api/use-answer-in-slices.ts'
import { AnsweredPage } from '../../../../ui/feedback/answered.tsx'
import { StateMessage } from '../../../../ui/feedback/state-message.tsx'
import { RecipeCard, RecipeCardSkeleton } from './recipe-card.tsx'
import { RecipeFilter } from './recipe-filter.tsx'
import classes from './recipe-list-page.module.css'
import { useRecipeFilter } from './use-recipe-filter.ts'

const SKELETONS = ['one', 'two', 'three']

const Recipes = ({ recipes }: { recipes: readonly RecipeSummary[] }) => {
  const { filter, setFilter } = useRecipeFilter()
  const matches = recipes.filter((recipe) => suits(recipe, filter))
  return (
    <>
      <RecipeFilter filter={filter} onChange={setFilter} matches={matches.length} all={recipes.length} />
      {matches.length > 0 ? (
        <ul className={classes.list}>
          {matches.map((recipe, index) => (
            <RecipeCard key={recipe.recipeId} recipe={recipe} isFirst={index < 3} />
          ))}
        </ul>
      ) : (
        <StateMessage
          title="Kein Rezept passt zu deinem Filter"
          text="Nimm eine Auswahl weg, dann findest du wieder etwas."
          action={<Button onClick={() => setFilter({ diets: [], without: [] })}>Alle Rezepte zeigen</Button>}
          isPartOfPage
        />
      )}
    </>
  )
}

const RecipeListPage = () => {
  const recipes = useAnswerInSlices(getRecipes, {}, { isSilent: true })
  return (
    <AnsweredPage
      title="Rezepte"
      query={recipes}
      failure="Die Rezepte sind gerade nicht erreichbar"
      empty={
        <StateMessage
          spot="nothing-here"
          title="Noch keine Rezepte verfügbar."
          text="Hier findest du bald etwas zum Nachkochen."
        />
      }
      placeholder={
        <ul className={classes.list} aria-busy>
          {SKELETONS.map((key) => (
            <RecipeCardSkeleton key={key} />
          ))}
        </ul>
      }
    >
      {(data) => <Recipes recipes={data} />}
    </AnsweredPage>
  )
}

export default RecipeListPage
