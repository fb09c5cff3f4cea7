import type { Recipe } from '@wohlauf/contract/recipes/recipes'
import { textOf } from '@wohlauf/contract/values/rich-text'
import { useMemo } from 'react'
import { stepDurations, stepDurationText } from '../rules/step-durations.ts'
import { stepIngredients } from '../rules/step-ingredients.ts'

/** Ingredients and durations that each step's text mentions. */
export const useStepNotes = ({ preparationSteps, ingredients }: Recipe) =>
  useMemo(() => {
    // A line break separates words.
    const texts = preparationSteps.map((step) => textOf(step.replaceAll('<br', ' <br')))
    const usedIngredients = stepIngredients(
      texts,
      ingredients.map(({ ingredient }) => ingredient),
    )
    return texts.map((text, index) => ({
      ingredients: usedIngredients[index] ?? [],
      durations: stepDurations(text).map((duration) => ({ ...duration, label: stepDurationText(duration) })),
    }))
  }, [preparationSteps, ingredients])
