import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { useAnswer } from '../../api/hooks.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { COVERS_CARD } from '../../ui/layout/covers-card.ts'
import { Section } from '../../ui/layout/section.tsx'
import { durationText } from '../../ui/time/duration-text.ts'
import { Teaser, Teasers } from './teaser.tsx'

export const RecipesSection = () => {
  const { data } = useAnswer(getDashboard, {}, { isSilent: true })
  const recipes = data?.randomRecipes ?? []
  if (recipes.length === 0) return null
  return (
    <Section title="Rezepte" action={<RouteLink to="consume-recipes-recipe-list">Alle Rezepte</RouteLink>}>
      <Teasers>
        {recipes.map(({ recipeId, name, heroImage, totalTimeInMinutes }) => (
          <Teaser
            key={recipeId}
            image={heroImage}
            name={name}
            note={durationText(totalTimeInMinutes)}
            link={
              <RouteLink to="consume-recipes-recipe-details" params={{ recipeId }} {...COVERS_CARD}>
                {name}
              </RouteLink>
            }
          />
        ))}
      </Teasers>
    </Section>
  )
}
