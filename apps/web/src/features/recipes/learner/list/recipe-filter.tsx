import { Button } from '@mantine/core'
import type { RecipeFilter as Filter } from '@wohlauf/contract/rules/recipe-diets'
import { ALLERGENS, type Allergen, DIETS, type Diet } from '@wohlauf/contract/values/items/recipe'
import { ALLERGEN_NAMES, DIET_NAMES } from '@wohlauf/contract/values/items/recipe-names'
import { useState } from 'react'
import { ChoiceChips } from '../../../../ui/fields/choice-chips.tsx'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'
import classes from './recipe-filter.module.css'

type RecipeFilterProps = {
  filter: Filter
  onChange: (filter: Filter) => void
  matches: number
  all: number
}

const toggled = <Name extends string>(
  selection: readonly Name[],
  names: readonly Name[],
  name: string,
): Name[] => names.filter((each) => selection.includes(each) !== (each === name))

const NONE: Filter = { diets: [], without: [] }

const namesOf = ({ diets, without }: Filter): string =>
  [
    ...diets.map((diet) => DIET_NAMES[diet]),
    ...without.map((allergen) => `ohne ${ALLERGEN_NAMES[allergen]}`),
  ].join(', ')

const countText = (matches: number, all: number): string =>
  matches === all ? `${all} ${all === 1 ? 'Rezept' : 'Rezepte'}` : `${matches} von ${all} Rezepten`

export const RecipeFilter = ({ filter, onChange, matches, all }: RecipeFilterProps) => {
  const { diets, without } = filter
  const [isOpen, setIsOpen] = useState(false)
  const count = diets.length + without.length
  return (
    <div className={classes.filter}>
      <div className={classes.bar}>
        <p role="status" className={classes.count}>
          {countText(matches, all)}
          {count > 0 && <span className={classes.chosen}> · {namesOf(filter)}</span>}
        </p>
        {count > 0 && (
          <Button variant="subtle" onClick={() => onChange(NONE)}>
            Filter zurücksetzen
          </Button>
        )}
      </div>
      <Disclosure
        label={count > 0 ? `Filter (${count})` : 'Filter'}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      >
        <div className={classes.choices}>
          <p className={classes.legend} aria-hidden>
            Ernährung
          </p>
          <ChoiceChips
            label="Ernährung"
            choices={DIETS.map((diet) => ({ value: diet, label: DIET_NAMES[diet] }))}
            selection={diets}
            onChoose={(diet) => onChange({ ...filter, diets: toggled<Diet>(diets, DIETS, diet) })}
          />
          <p className={classes.legend} aria-hidden>
            Ohne
          </p>
          <ChoiceChips
            label="Ohne diese Allergene"
            choices={ALLERGENS.map((allergen) => ({ value: allergen, label: ALLERGEN_NAMES[allergen] }))}
            selection={without}
            onChoose={(allergen) =>
              onChange({ ...filter, without: toggled<Allergen>(without, ALLERGENS, allergen) })
            }
          />
          <p className={classes.hint}>
            Rezepte, zu denen noch keine Allergene angegeben sind, erscheinen hier nicht. Lies bei einer
            Allergie immer auch, was auf den Packungen deiner Zutaten steht.
          </p>
        </div>
      </Disclosure>
    </div>
  )
}
