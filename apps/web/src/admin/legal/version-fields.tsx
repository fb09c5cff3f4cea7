import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import { Checkbox } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { updateLegalTextAsAdmin } from '@wohlauf/contract/legal/legal-as-admin'
import type { LegalTextKind } from '@wohlauf/contract/legal/legal-texts'
import type { InputOf } from '@wohlauf/contract/operation'
import { BRAND } from '@wohlauf/contract/values/brand'
import { RICH_LINK } from '@wohlauf/contract/values/rich-text'
import { useState } from 'react'
import { RichTextField } from '../../authoring/rich-text/rich-text-field.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { berlinDay } from '../../ui/time/berlin-time.ts'
import { serverNow } from '../../ui/time/clock.ts'
import { hasStandard } from './legal-names.ts'

const ADVICE: Partial<Record<LegalTextKind, string>> = {
  ACCESSIBILITY:
    ' Schreib nur, was ihr selbst geprüft habt, und ersetze dabei jede Stelle in [eckigen Klammern].',
  EASY_LANGUAGE:
    ' Schreib jeden Satz als eigenen Absatz, verlinke den Film in Gebärdensprache, und ersetze dabei jede Stelle in [eckigen Klammern].',
}

type VersionValues = Pick<InputOf<typeof updateLegalTextAsAdmin>, 'validFrom' | 'bodyHtml'>

type VersionFieldsProps = {
  form: UseFormReturnType<VersionValues>
  kind: LegalTextKind
  /** The initial text when the standard text is replaced by an own one. */
  prefilled: string
  /** Nothing was published before, so there is nothing to withdraw. */
  isFirst: boolean
}

export const VersionFields = ({ form, kind, prefilled, isFirst }: VersionFieldsProps) => {
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
        withAsterisk
        data-autofocus
      />
      {!isFirst && (
        <Checkbox
          label={hasStandard(kind) ? `Standardtext von ${BRAND} verwenden` : 'Keinen Text mehr zeigen'}
          size="md"
          checked={bodyHtml === null}
          onChange={({ currentTarget: { checked } }) => {
            if (bodyHtml !== null) setOwnText(bodyHtml)
            form.setFieldValue('bodyHtml', checked ? null : ownText)
          }}
        />
      )}
      {bodyHtml !== null && (
        <RichTextField
          {...body}
          label="Text"
          description={`Jede große Überschrift beginnt einen Abschnitt.${ADVICE[kind] ?? ''}`}
          profile={RICH_LINK}
          value={bodyHtml}
        />
      )}
    </>
  )
}
