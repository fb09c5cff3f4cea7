import { MESSAGES } from '@wohlauf/contract/values/messages'
import { type ChangeEvent, useState } from 'react'
import { useWasLeft } from '../../../ui/fields/use-was-left.ts'

/** A checkbox that must be ticked before a form is valid; the error is shown once it was left unticked. */
export const useRequiredTick = () => {
  const [checked, setChecked] = useState(false)
  const { wasLeft, setWasLeft, leave } = useWasLeft()
  return {
    checked,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setChecked(event.currentTarget.checked)
      setWasLeft(true)
    },
    onBlur: leave,
    error: wasLeft && !checked ? MESSAGES.mustBeChecked : null,
  }
}

export type RequiredTick = ReturnType<typeof useRequiredTick>
