import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { getRecipeDetails } from '@wohlauf/contract/recipes/recipes'
import { isUnknownId } from '../../../../api/call-error.ts'
import { useAnswerInSlices } from '../../../../api/use-answer-in-slices.ts'
import { FeedbackNote } from '../../../../items/feedback-note.tsx'
import { RouteLink } from '../../../../routes/route-link.tsx'
import { useRouteParams } from '../../../../routes/use-route-params.ts'
import { FailedState } from '../../../../ui/feedback/failed-state.tsx'
import { Spot } from '../../../../ui/feedback/spot.tsx'
import { StateMessage } from '../../../../ui/feedback/state-message.tsx'
import { Page } from '../../../../ui/layout/page.tsx'
import { RecipeView } from './recipe-view.tsx'

const TITLE = 'Rezept'

/** One recipe (specification, section 2, "Recipes"). */
const RecipePage = () => {
  const { recipeId } = useRouteParams('consume-recipes-recipe-details')
  const {
    data: recipe,
    error,
    refetch,
    isFetching,
  } = useAnswerInSlices(getRecipeDetails, { recipeId }, { isSilent: true })
  if (!recipe && isUnknownId(error))
    return (
      <Page title={TITLE} isTitleHidden>
        <StateMessage
          picture={<Spot kind="not-found" />}
          title="Dieses Rezept gibt es nicht mehr"
          action={<RouteLink to="consume-recipes-recipe-list">Alle Rezepte</RouteLink>}
        />
      </Page>
    )
  if (!recipe && error)
    return (
      <Page title={TITLE} isTitleHidden>
        <FailedState
          title="Das Rezept ist gerade nicht erreichbar"
          text={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Page>
    )
  return (
    <Page title={recipe?.name ?? TITLE} isTitleHidden>
      {recipe ? (
        <>
          <RecipeView recipe={recipe} />
          <FeedbackNote key={recipeId} kind="RECIPE" id={recipeId} />
        </>
      ) : (
        <Skeleton height={520} radius={20} aria-busy />
      )}
    </Page>
  )
}

export default RecipePage
