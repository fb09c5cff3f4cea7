import { SEAT_STEP } from '@wohlauf/contract/rules/seat-use'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { REQUIRED } from '../../../ui/fields/required.ts'

type SeatsFieldProps = Omit<Parameters<typeof NumberField>[0], 'label' | 'description' | 'step'>

/** The arrow keys change the number by ten. */
export const SeatsField = (props: SeatsFieldProps) => (
  <NumberField
    {...props}
    label="Lizenzen"
    description="In 10er-Schritten, mindestens 10"
    step={SEAT_STEP}
    {...REQUIRED}
  />
)
