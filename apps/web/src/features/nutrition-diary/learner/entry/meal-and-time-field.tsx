import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import { MEAL_NAMES } from '@wohlauf/contract/nutrition-diary/diary-names'
import type { Meal } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { useEffect, useId, useRef, useState } from 'react'
import IconChevronDown from '~icons/tabler/chevron-down'
import IconClock from '~icons/tabler/clock'
import { bringIntoView } from '../../../../ui/focus/bring-into-view.ts'
import { germanTime, relativeDay } from '../../../../ui/time/berlin-time.ts'
import { serverNow } from '../../../../ui/time/clock.ts'
import { ConsumedAtField, type EntryTimeForm, isAllowedTime } from './consumed-at-field.tsx'
import classes from './meal-and-time-field.module.css'
import { MealField } from './meal-field.tsx'

/** 'Mittagessen · 12:30', 'Gestern, 12:30': names the day unless it is today. */
const summaryOf = (meal: Meal | null, consumedAt: string): string => {
  const day = relativeDay(consumedAt, serverNow())
  const time = germanTime(consumedAt)
  return [meal && MEAL_NAMES[meal], day === 'Heute' ? time : `${day}, ${time}`].filter(Boolean).join(' · ')
}

type MealAndTimeFieldProps = {
  form: EntryTimeForm
  meal: Meal | null
  onMeal: (meal: Meal | null) => void
}

/**
 * Proposes both and shows them in one line; a press opens their fields, and so does a time that is not
 * allowed.
 */
export const MealAndTimeField = ({ form, meal, onMeal }: MealAndTimeFieldProps) => {
  const id = useId()
  const fields = useRef<HTMLDivElement>(null)
  const [isOpened, setIsOpened] = useState(false)
  const { consumedAt } = form.values
  const isWrong = Boolean(form.errors.consumedAt) || !isAllowedTime(consumedAt)
  const isOpen = isOpened || isWrong
  useEffect(() => {
    if (isOpened && fields.current) bringIntoView(fields.current)
  }, [isOpened])
  return (
    <div>
      <button
        type="button"
        className={classes.chip}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpened(!isOpen)}
      >
        <IconClock aria-hidden size={20} className={classes.icon ?? ''} />
        <VisuallyHidden>Mahlzeit und Zeitpunkt: </VisuallyHidden>
        {summaryOf(meal, consumedAt)}
        <IconChevronDown aria-hidden size={20} className={classes.arrow ?? ''} />
      </button>
      <div ref={fields} id={id} className={classes.fields} hidden={!isOpen}>
        {isOpen && (
          <>
            <MealField meal={meal} onChange={onMeal} />
            <ConsumedAtField form={form} />
          </>
        )}
      </div>
    </div>
  )
}
