import '@mantine/core/styles/Skeleton.css'
import '@mantine/core/styles/VisuallyHidden.css'
import { Skeleton, VisuallyHidden } from '@mantine/core'
import type { RecipeSummary } from '@wohlauf/contract/values/items/recipe'
import { DIET_NAMES } from '@wohlauf/contract/values/items/recipe-names'
import IconClock from '~icons/tabler/clock'
import { RouteLink } from '../../../../routes/route-link.tsx'
import { COVERS_CARD } from '../../../../ui/layout/covers-card.ts'
import { PictureCard, PictureCardSkeleton } from '../../../../ui/media/picture-card.tsx'
import { fittedStyle } from '../../../../ui/text/fitted.ts'
import { durationText } from '../../../../ui/time/duration-text.ts'
import classes from './recipe-card.module.css'

type RecipeCardProps = { recipe: RecipeSummary; isFirst: boolean }

export const RecipeCard = ({ recipe, isFirst }: RecipeCardProps) => {
  const { recipeId, name, subTitle, heroImage, totalTimeInMinutes, diets } = recipe
  return (
    <PictureCard
      image={heroImage}
      isFirst={isFirst}
      onPhone="tile"
      badge={
        <p className={classes.badge}>
          <IconClock aria-hidden size={18} />
          <VisuallyHidden>Gesamtzeit: </VisuallyHidden>
          {durationText(totalTimeInMinutes)}
        </p>
      }
    >
      <div className={classes.text}>
        <h2 className={classes.name} style={fittedStyle(name)}>
          <RouteLink
            to="consume-recipes-recipe-details"
            params={{ recipeId }}
            className={classes.link}
            {...COVERS_CARD}
          >
            {name}
          </RouteLink>
        </h2>
        {subTitle && <p className={classes.subTitle}>{subTitle}</p>}
        {diets.length > 0 && (
          <p className={classes.diets}>{diets.map((diet) => DIET_NAMES[diet]).join(' · ')}</p>
        )}
      </div>
    </PictureCard>
  )
}

export const RecipeCardSkeleton = () => (
  <PictureCardSkeleton onPhone="tile">
    <div className={classes.text}>
      <Skeleton height={24} width="80%" mb={10} />
      <Skeleton height={18} width="60%" />
    </div>
  </PictureCardSkeleton>
)
