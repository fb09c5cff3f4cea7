import { Picture } from '../../../ui/media/picture.tsx'
import { Fan } from '../fan.tsx'
import type { OnboardingStep, StageProps } from '../onboarding-step.ts'
import classes from './example-card.module.css'

const Stage = ({ examples }: StageProps) => (
  <Fan
    items={examples?.blogArticles.map(({ blogArticleId, title, image, isNew }) => (
      <div key={blogArticleId} className={classes.card}>
        <Picture image={image} aspectRatio={1.5} sizes="320px" isDecorative />
        <div className={classes.text}>
          <p className={classes.note}>{isNew ? 'Neu' : 'Blog'}</p>
          <p className={classes.title}>{title}</p>
        </div>
      </div>
    ))}
  />
)

export const blogStep: OnboardingStep = {
  key: 'BLOG',
  feature: 'BLOG',
  title: 'Immer wieder etwas Neues',
  text: {
    NUTRITION:
      'Im Blog findest du kurze Artikel rund ums Essen: für die Kaffeepause, für die Bahn und für alles, was gerade Saison hat.',
    MOVEMENT:
      'Im Blog findest du kurze Artikel rund um Bewegung: für die Kaffeepause, für die Bahn und für jedes Wetter.',
    STRESS:
      'Im Blog findest du kurze Artikel rund um Ruhe und Schlaf: für die Kaffeepause, für die Bahn und für lange Tage.',
  },
  Stage,
}
