import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { getRecipeDetails } from '@wohlauf/contract/recipes/recipes'
import { isUnknownId } from '../../../../api/call-error.ts'
import { useAnswerInSlices } from '../../../../api/use-answer-in-slices.ts'
import { FeedbackNote } from '../../../../items/feedback-note.tsx'
import { RouteLink } from '../../../../routes/route-link.tsx'
import { useRouteParams } from '../../../../routes/use-route-params.ts'
import { AnsweredPage } from '../../../../ui/feedback/answered.tsx'
import { NotFoundPage } from '../../../../ui/feedback/not-found-message.tsx'
import { RecipeView } from './recipe-view.tsx'

const TITLE = 'Rezept'

/** Specification, section 2, "Recipes". */
const RecipePage = () => {
  const { recipeId } = useRouteParams('consume-recipes-recipe-details')
  const recipe = useAnswerInSlices(getRecipeDetails, { recipeId }, { isSilent: true })
  return (
    <AnsweredPage
      title={recipe.data?.name ?? TITLE}
      isTitleHidden
      query={recipe}
      failure="Das Rezept ist gerade nicht erreichbar"
      missing={
        isUnknownId(recipe.error) && (
          <NotFoundPage
            title="Dieses Rezept gibt es nicht mehr"
            action={<RouteLink to="consume-recipes-recipe-list">Alle Rezepte</RouteLink>}
          />
        )
      }
      placeholder={<Skeleton height={520} radius={20} aria-busy />}
    >
      {(data) => (
        <>
          <RecipeView recipe={data} />
          <FeedbackNote key={recipeId} kind="RECIPE" id={recipeId} />
        </>
      )}
    </AnsweredPage>
  )
}

export default RecipePage
