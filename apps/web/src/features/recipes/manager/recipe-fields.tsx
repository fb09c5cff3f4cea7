import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import type { ManagedRecipe } from '@wohlauf/contract/recipes/recipes-as-manager'
import type { WrittenIngredient } from '@wohlauf/contract/rules/written-recipe'
import type { Allergen, Diet } from '@wohlauf/contract/values/items/recipe'
import { INLINE, LISTS } from '@wohlauf/contract/values/rich-text'
import type { ItemFieldsProps } from '../../../authoring/editor/item-form.ts'
import { FieldList } from '../../../authoring/field-list.tsx'
import { PictureField } from '../../../authoring/pictures/picture-field.tsx'
import { RichTextField } from '../../../authoring/rich-text/rich-text-field.tsx'
import { setList } from '../../../forms/set-list.ts'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { REQUIRED } from '../../../ui/fields/required.ts'
import { DietFields } from './diet-fields.tsx'
import { IngredientFields } from './ingredient-fields.tsx'
import classes from './recipe-fields.module.css'

export type RecipeValues = {
  name: string
  subTitle: string
  totalTimeInMinutes: number
  preparationTimeInMinutes: number
  portions: number
  ingredients: WrittenIngredient[]
  preparationSteps: string[]
  tipBox: string
  allergens: Allergen[] | null
  diets: Diet[]
}

type RecipeFieldsProps = ItemFieldsProps<RecipeValues, ManagedRecipe>

const StepFields = ({ form }: Pick<RecipeFieldsProps, 'form'>) => (
  <FieldList
    items={form.values.preparationSteps}
    labelOf={(index) => `Schritt ${index + 1}`}
    addLabel="Schritt hinzufügen"
    makeNew={() => ''}
    onChange={(steps) => setList(form, 'preparationSteps', steps)}
    error={form.errors.preparationSteps}
    dependsOn={form.errors}
    isEmpty={(step) => step === ''}
  >
    {(_, index) => (
      <RichTextField
        label="Anleitung"
        profile={INLINE}
        {...form.getInputProps(`preparationSteps.${index}`)}
      />
    )}
  </FieldList>
)

export const RecipeFields = ({ form, files, setFile, item }: RecipeFieldsProps) => (
  <>
    <TextInput {...form.getInputProps('name')} label="Name" {...REQUIRED} data-autofocus />
    <TextInput {...form.getInputProps('subTitle')} label="Untertitel" />
    <div className={classes.numbers}>
      <NumberField
        {...form.getInputProps('totalTimeInMinutes')}
        label="Gesamtzeit in Minuten"
        {...REQUIRED}
      />
      <NumberField
        {...form.getInputProps('preparationTimeInMinutes')}
        label="Arbeitszeit in Minuten"
        {...REQUIRED}
      />
      <NumberField {...form.getInputProps('portions')} label="Portionen" {...REQUIRED} />
    </div>
    <h2 className={classes.part}>Zutaten</h2>
    <IngredientFields form={form} />
    <h2 className={classes.part}>Zubereitung</h2>
    <StepFields form={form} />
    <RichTextField label="Tipp" profile={LISTS} isOptional {...form.getInputProps('tipBox')} />
    <DietFields form={form} />
    <PictureField
      label="Bild des Gerichts"
      aspectRatio={1.5}
      current={item?.heroImage}
      file={files.heroImage}
      path="heroImage"
      error={form.errors.heroImage}
      onChange={(file) => setFile('heroImage', file)}
      isRequired={!item}
    />
    <PictureField
      label="Bild der Zutaten"
      aspectRatio={1.5}
      current={item?.ingredientsImage}
      file={files.ingredientsImage}
      path="ingredientsImage"
      error={form.errors.ingredientsImage}
      onChange={(file) => setFile('ingredientsImage', file)}
      isRequired={!item}
    />
  </>
)
