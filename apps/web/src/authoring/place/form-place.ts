import { createContext, useContext } from 'react'

/** The place in a page where a form stands open that would be a dialog elsewhere. */
export type FormPlace = {
  /** The form is left while what was typed is not saved: its draft stays on the device. */
  onDraftKept: () => void
}

/** Without it a form opens as a dialog. */
export const FormPlaceContext = createContext<FormPlace | null>(null)

export const useFormPlace = (): FormPlace | null => useContext(FormPlaceContext)
