import { MESSAGES } from '@wohlauf/contract/messages'
import { type ChangeEvent, useState } from 'react'
import { afterPress } from '../../../ui/after-press.ts'

/** A checkbox that has to be ticked before a form is valid; the error is shown once it was left unticked. */
export const useRequiredTick = () => {
  const [checked, setChecked] = useState(false)
  const [wasLeft, setWasLeft] = useState(false)
  return {
    checked,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setChecked(event.currentTarget.checked)
      setWasLeft(true)
    },
    onBlur: () => afterPress(() => setWasLeft(true)),
    error: wasLeft && !checked ? MESSAGES.mustBeChecked : null,
  }
}

export type RequiredTick = ReturnType<typeof useRequiredTick>
