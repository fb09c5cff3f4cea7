import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { PUBLICATION_TYPES, type PublicationType } from '@wohlauf/contract/publications/publications'
import type { ItemFieldsProps } from '../../../authoring/editor/item-form.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { REQUIRED } from '../../../ui/fields/required.ts'
import { PUBLICATION_TYPE_NAMES } from '../publication-type-names.ts'

/** The type decides which values are stored; the others are kept while the dialog is open. */
export type PublicationValues = {
  title: string
  publisher: string
  type: PublicationType
  author?: string | null | undefined
  release?: string | null | undefined
  link?: string | null | undefined
}

const CHOICES = PUBLICATION_TYPES.map((value) => ({ value, label: PUBLICATION_TYPE_NAMES[value] }))

/** Books have author and edition, online publications have the link. */
export const PublicationFields = ({ form }: ItemFieldsProps<PublicationValues>) => (
  <>
    <TextInput {...form.getInputProps('title')} label="Titel" {...REQUIRED} data-autofocus />
    <TextInput
      {...form.getInputProps('publisher')}
      label={form.values.type === 'BOOK' ? 'Verlag' : 'Herausgeber'}
      {...REQUIRED}
    />
    <ChoiceField
      label="Typ"
      required
      choices={CHOICES}
      value={form.values.type}
      onChange={(type) => form.setValues({ type })}
    />
    {form.values.type === 'BOOK' ? (
      <>
        <TextInput {...form.getInputProps('author')} label="Autor" {...REQUIRED} />
        <TextInput
          {...form.getInputProps('release')}
          label="Ausgabe"
          description="Auflage oder Jahr, zum Beispiel: 3. Auflage, 2024"
          {...REQUIRED}
        />
      </>
    ) : (
      <TextInput
        {...form.getInputProps('link')}
        label="Link"
        description="Vollständig, mit https://"
        type="url"
        {...REQUIRED}
      />
    )}
  </>
)
