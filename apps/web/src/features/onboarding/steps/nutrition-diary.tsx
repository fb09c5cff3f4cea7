import { DIARY_STORY } from '../../../ui/media/diary-story.ts'
import { StoryPicture } from '../../../ui/media/story-picture.tsx'
import { Fan } from '../fan.tsx'
import type { OnboardingStep } from '../onboarding-step.ts'
import classes from './nutrition-diary.module.css'

const Stage = () => (
  <Fan
    items={DIARY_STORY.flatMap(({ entries }) => entries)
      // The last one of the story lies on top.
      .toReversed()
      .flatMap(({ key, time, meal, text, picture }) =>
        picture
          ? [
              <div key={key} className={classes.entry}>
                <StoryPicture picture={picture} />
                <p className={classes.when}>
                  {time} · {meal}
                </p>
                <p className={classes.text}>{text}</p>
              </div>,
            ]
          : [],
      )}
  />
)

export const nutritionDiaryStep: OnboardingStep = {
  key: 'NUTRITION_DIARY',
  feature: 'NUTRITION_DIARY',
  title: 'Sehen, was dir guttut',
  text: 'Halte mit einem Foto oder einem Satz fest, was du isst. Du zählst nichts, niemand liest mit, und nach ein paar Tagen erkennst du deine Muster.',
  Stage,
}
