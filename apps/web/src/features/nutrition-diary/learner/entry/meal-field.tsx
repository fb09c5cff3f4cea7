import { MEAL_NAMES } from '@wohlauf/contract/nutrition-diary/diary-names'
import { MEALS, type Meal } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { ChoiceChips } from '../../../../ui/fields/choice-chips.tsx'
import { GroupField } from '../../../../ui/fields/group-field.tsx'
import classes from './entry-form.module.css'

const CHOICES = MEALS.map((meal) => ({ value: meal, label: MEAL_NAMES[meal] }))

type MealFieldProps = { meal: Meal | null | undefined; onChange: (meal: Meal | null) => void }

/** The label of a meal; a second press removes it. */
export const MealField = ({ meal, onChange }: MealFieldProps) => (
  <GroupField label="Mahlzeit (optional)" isOptional>
    {() => (
      <div className={classes.meals}>
        <ChoiceChips
          label="Mahlzeiten"
          choices={CHOICES}
          selection={meal ?? ''}
          onChoose={(value) => onChange(value === meal ? null : (value as Meal))}
          isInRow
        />
      </div>
    )}
  </GroupField>
)
