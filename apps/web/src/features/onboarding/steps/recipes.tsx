import { Picture } from '../../../ui/media/picture.tsx'
import { Fan } from '../fan.tsx'
import type { OnboardingStep, StageProps } from '../onboarding-step.ts'
import classes from './example-card.module.css'

const Stage = ({ examples }: StageProps) => (
  <Fan
    items={examples?.recipes.map(({ recipeId, name, subTitle, heroImage }) => (
      <div key={recipeId} className={classes.card}>
        <Picture image={heroImage} aspectRatio={1.5} sizes="320px" isDecorative />
        <div className={classes.text}>
          <p className={classes.title}>{name}</p>
          {subTitle && <p className={classes.note}>{subTitle}</p>}
        </div>
      </div>
    ))}
  />
)

export const recipesStep: OnboardingStep = {
  key: 'RECIPES',
  feature: 'RECIPES',
  title: 'Kochen, was dir guttut',
  text: {
    NUTRITION:
      'Einfache Rezepte für jeden Tag: mit Mengen für so viele, wie am Tisch sitzen, und mit großen Schritten zum Mitkochen.',
    MOVEMENT:
      'Einfache Rezepte, die Kraft geben: mit Mengen für so viele, wie am Tisch sitzen, und mit großen Schritten zum Mitkochen.',
    STRESS:
      'Einfache Rezepte für ruhige Abende: mit Mengen für so viele, wie am Tisch sitzen, und mit großen Schritten zum Mitkochen.',
  },
  Stage,
}
