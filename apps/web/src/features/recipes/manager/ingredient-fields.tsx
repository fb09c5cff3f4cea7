import '@mantine/core/styles/Input.css'
import { NativeSelect, TextInput } from '@mantine/core'
import type { WrittenIngredient } from '@wohlauf/contract/rules/written-recipe'
import { INGREDIENT_UNITS } from '@wohlauf/contract/values/items/recipe'
import { UNIT_NAMES } from '@wohlauf/contract/values/items/recipe-names'
import { parseGermanNumber } from '@wohlauf/contract/values/parse-german-number'
import { type ClipboardEvent, useState } from 'react'
import type { ItemFieldsProps } from '../../../authoring/editor/item-form.ts'
import { FieldList } from '../../../authoring/field-list.tsx'
import { setList } from '../../../forms/set-list.ts'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { REQUIRED } from '../../../ui/fields/required.ts'
import { amountAsWritten } from '../numbers-as-written.ts'
import classes from './ingredient-fields.module.css'
import { PastedIngredients } from './pasted-ingredients.tsx'
import { readIngredient, readIngredients } from './read-ingredients.ts'
import type { RecipeValues } from './recipe-fields.tsx'

const UNITS = INGREDIENT_UNITS.map((value) => ({ value, label: UNIT_NAMES[value] }))

export const newIngredient = (): WrittenIngredient => ({ amount: null, unit: 'PIECE', ingredient: '' })

export const isEmptyIngredient = ({ amount, ingredient }: WrittenIngredient): boolean =>
  amount === null && ingredient === ''

/** Parses a whole line that was typed as a name, or into the first field of its row. */
const readEntry = (entry: WrittenIngredient): WrittenIngredient => {
  const { amount, unit, ingredient } = entry as Omit<WrittenIngredient, 'amount'> & { amount: unknown }
  if (unit !== 'PIECE') return entry
  // A number field keeps other text as typed.
  if (typeof amount === 'string' && ingredient === '') return readIngredient(amount) ?? entry
  const parsed = amount === null ? readIngredient(ingredient) : null
  return parsed?.amount ? parsed : entry
}

const parseAmount = (text: string): number | null => parseGermanNumber(text) ?? amountAsWritten(text)

const CELL = {
  root: classes.cell ?? '',
  label: classes.label ?? '',
  wrapper: classes.input ?? '',
  error: classes.error ?? '',
}

type IngredientFieldsProps = Pick<ItemFieldsProps<RecipeValues>, 'form'>

export const IngredientFields = ({ form }: IngredientFieldsProps) => {
  const [pastedIngredients, setPasted] = useState<WrittenIngredient[]>([])
  const setIngredients = (next: WrittenIngredient[]) => setList(form, 'ingredients', next)
  const readPasted = (event: ClipboardEvent) => {
    const ingredients = readIngredients(event.clipboardData.getData('text/plain'))
    if (ingredients.length < 2) return
    event.preventDefault()
    setPasted(ingredients)
  }
  return (
    <div onPaste={readPasted}>
      <div className={classes.head} aria-hidden>
        <span>Menge</span>
        <span>Einheit</span>
        <span>Zutat</span>
      </div>
      <FieldList
        items={form.values.ingredients}
        labelOf={(index) => `Zutat ${index + 1}`}
        addLabel="Zutat hinzufügen"
        makeNew={newIngredient}
        onChange={setIngredients}
        error={form.errors.ingredients}
        dependsOn={form.errors}
        isDense
        isEmpty={isEmptyIngredient}
        readEntry={readEntry}
      >
        {({ unit }, index) => {
          const amount = form.getInputProps(`ingredients.${index}.amount`)
          const unitProps = form.getInputProps(`ingredients.${index}.unit`)
          const isToTaste = unit === 'TO_TASTE'
          const cell = { classNames: CELL, ...REQUIRED }
          return (
            <div className={classes.ingredient}>
              <NumberField
                {...amount}
                {...(isToTaste ? { classNames: CELL } : cell)}
                // An empty field means no amount; other text is kept, so that it can be reported.
                onChange={(value) => amount.onChange(value === '' ? null : value)}
                label="Menge"
                hasDecimals
                parse={parseAmount}
                disabled={isToTaste}
              />
              <NativeSelect
                {...unitProps}
                {...cell}
                onChange={(event) => {
                  unitProps.onChange(event)
                  if (event.currentTarget.value === 'TO_TASTE') amount.onChange(null)
                }}
                label="Einheit"
                data={UNITS}
                size="md"
              />
              <TextInput {...form.getInputProps(`ingredients.${index}.ingredient`)} {...cell} label="Zutat" />
            </div>
          )
        }}
      </FieldList>
      <p className={classes.hint}>
        Enter führt in die nächste Zeile. Eine ganze Liste lässt sich einfügen, eine Zutat je Zeile.
      </p>
      {pastedIngredients.length > 0 && (
        <PastedIngredients
          ingredients={pastedIngredients}
          onTake={() => {
            setIngredients([
              ...form.values.ingredients.filter((each) => !isEmptyIngredient(each)),
              ...pastedIngredients,
            ])
            setPasted([])
          }}
          onDrop={() => setPasted([])}
        />
      )}
    </div>
  )
}
