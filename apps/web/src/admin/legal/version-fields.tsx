import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import { Checkbox } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { updateLegalTextAsAdmin } from '@wohlauf/contract/legal/legal-as-admin'
import type { InputOf } from '@wohlauf/contract/operation'
import { BRAND } from '@wohlauf/contract/values/brand'
import { RICH_LINK } from '@wohlauf/contract/values/rich-text'
import { useState } from 'react'
import { RichTextField } from '../../authoring/rich-text/rich-text-field.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { berlinDay } from '../../ui/time/berlin-time.ts'
import { serverNow } from '../../ui/time/clock.ts'

type VersionValues = Pick<InputOf<typeof updateLegalTextAsAdmin>, 'validFrom' | 'bodyHtml'>

/** @param prefilled the initial text when the standard text is replaced by an own one */
type VersionFieldsProps = { form: UseFormReturnType<VersionValues>; prefilled: string }

export const VersionFields = ({ form, prefilled }: VersionFieldsProps) => {
  const { bodyHtml } = form.values
  // Restored when the standard text was chosen and is given up again.
  const [ownText, setOwnText] = useState(bodyHtml ?? prefilled)
  const { value: _, defaultValue: __, ...body } = form.getInputProps('bodyHtml')
  return (
    <>
      <DateField
        {...form.getInputProps('validFrom')}
        label="Gilt ab"
        description="Sie gilt von Mitternacht an, von selbst. Von diesem Tag an lässt sie sich nicht mehr ändern oder löschen; wählst du heute, gilt das sofort."
        minDate={berlinDay(serverNow())}
        required
        data-autofocus
      />
      <Checkbox
        label={`Standardtext von ${BRAND} verwenden`}
        size="md"
        checked={bodyHtml === null}
        onChange={({ currentTarget: { checked } }) => {
          if (bodyHtml !== null) setOwnText(bodyHtml)
          form.setFieldValue('bodyHtml', checked ? null : ownText)
        }}
      />
      {bodyHtml !== null && (
        <RichTextField
          {...body}
          label="Text"
          description="Jede große Überschrift beginnt einen Abschnitt."
          profile={RICH_LINK}
          value={bodyHtml}
        />
      )}
    </>
  )
}
