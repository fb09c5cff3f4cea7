import {
  createNutritionDiaryEntry,
  type DiaryTip,
  ENTRY_STEP_MINUTES,
  type Meal,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { saysSomething, trimmed } from '@wohlauf/contract/values/visible-text'
import { useEffect, useEffectEvent, useState } from 'react'
import { messageOf } from '../../../../api/call-error.ts'
import { useHealthForm } from '../../../../forms/use-health-form.ts'
import { notifyDone } from '../../../../items/notify-done.ts'
import { roundDown } from '../../../../ui/fields/instant-limits.ts'
import { serverNow } from '../../../../ui/time/clock.ts'
import { isAllowedTime } from './consumed-at-field.tsx'
import { mealAt } from './meal-at.ts'

export type CreatedEntry = { entryId: string; consumedAt: string; tip: DiaryTip | null }

type NewEntrySettings = { isOpen: boolean; onClose: () => void; onCreated: (created: CreatedEntry) => void }

const now = (): string => roundDown(serverNow(), ENTRY_STEP_MINUTES)

/**
 * Keeps the id until the entry is stored: after a lost connection the same entry is sent again, never a
 * second one.
 */
export const useNewEntryForm = ({ isOpen, onClose, onCreated }: NewEntrySettings) => {
  const [entryId, setEntryId] = useState<string>(() => crypto.randomUUID())
  const [imageFile, setImageFile] = useState<File | null>(null)
  const [isWithoutMeal, setIsWithoutMeal] = useState(false)
  /** The meal proposed for the time, until another one was chosen or it was removed. */
  const mealOf = ({ meal, consumedAt }: { meal?: Meal | undefined; consumedAt: string }): Meal | null =>
    meal ?? (isWithoutMeal ? null : mealAt(consumedAt))
  const reset = () => {
    form.reset()
    setImageFile(null)
    setIsWithoutMeal(false)
    setEntryId(crypto.randomUUID())
  }
  const { form, ...rest } = useHealthForm(createNutritionDiaryEntry, {
    initialValues: { consumedAt: now(), description: '', meal: undefined },
    inputOf: (values) => ({
      ...values,
      nutritionDiaryEntryId: entryId,
      description: trimmed(values.description ?? '') || undefined,
      meal: mealOf(values) ?? undefined,
    }),
    files: { imageFile },
    // The first attempt has stored the entry, but its answer was lost; later changes have to be made in the
    // stored entry.
    messageOf: (error) =>
      error.identifier === 'conflict'
        ? 'Dieser Eintrag ist schon gespeichert, ohne deine letzte Änderung. Sie steht noch unter „Neuer Eintrag“.'
        : messageOf(error),
    onSuccess: ({ tip }, { consumedAt }) => {
      notifyDone(createNutritionDiaryEntry, 'Eintrag wurde hinzugefügt.')
      reset()
      onCreated({ entryId, consumedAt, tip })
    },
    onError: ({ identifier }, { consumedAt }) => {
      if (identifier !== 'conflict') return
      // The input stays in the form, under an id of its own: it is stored nowhere else.
      setEntryId(crypto.randomUUID())
      onCreated({ entryId, consumedAt, tip: null })
    },
    onClose,
  })
  const { consumedAt, description, meal } = form.values
  const hasContent = imageFile !== null || saysSomething(description ?? '')
  const isUntouched = !hasContent && !meal
  const begin = useEffectEvent(() => {
    if (isUntouched) form.setFieldValue('consumedAt', now())
  })
  useEffect(() => {
    if (isOpen) begin()
  }, [isOpen])
  return {
    form,
    ...rest,
    imageFile,
    setImageFile,
    meal: mealOf(form.values),
    setMeal: (chosenMeal: Meal | null) => {
      form.setFieldValue('meal', chosenMeal ?? undefined)
      setIsWithoutMeal(chosenMeal === null)
    },
    hasContent,
    isComplete: hasContent && isAllowedTime(consumedAt),
  }
}

export type NewEntryForm = ReturnType<typeof useNewEntryForm>
