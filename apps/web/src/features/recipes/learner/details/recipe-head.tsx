import type { Recipe } from '@wohlauf/contract/recipes/recipes'
import type { ReactNode } from 'react'
import { Picture } from '../../../../ui/media/picture.tsx'
import { fittedTextProps } from '../../../../ui/text/fitted.ts'
import { durationText } from '../../../../ui/time/duration-text.ts'
import { DietNames } from './recipe-facts.tsx'
import classes from './recipe-head.module.css'

type RecipeHeadProps = { recipe: Recipe; actions: ReactNode; isPreview: boolean }

export const RecipeHead = ({ recipe, actions, isPreview }: RecipeHeadProps) => {
  const Name = isPreview ? 'p' : 'h1'
  return (
    <header className={classes.head}>
      <div className={classes.picture}>
        <Picture image={recipe.heroImage} aspectRatio={1.5} sizes="(min-width: 62em) 560px, 96vw" isFirst />
      </div>
      <div className={classes.text}>
        <Name className={classes.name} {...fittedTextProps(recipe.name)} />
        {recipe.subTitle && <p className={classes.subTitle}>{recipe.subTitle}</p>}
        <DietNames diets={recipe.diets} />
        <dl className={classes.times}>
          <div>
            <dt>Gesamtzeit</dt>
            <dd>{durationText(recipe.totalTimeInMinutes)}</dd>
          </div>
          <div>
            <dt>Arbeitszeit</dt>
            <dd>{durationText(recipe.preparationTimeInMinutes)}</dd>
          </div>
        </dl>
        <div className={classes.actions}>{actions}</div>
      </div>
    </header>
  )
}
