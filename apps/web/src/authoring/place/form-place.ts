import { createContext, useContext } from 'react'

/** The part of a page in which a form stands open that would be a dialog elsewhere. */
export type FormPlace = {
  /** Called when the form is left with unsaved input: its draft stays on the device. */
  onDraftKept: () => void
}

/** Null where a form opens as a dialog. */
export const FormPlaceContext = createContext<FormPlace | null>(null)

export const useFormPlace = (): FormPlace | null => useContext(FormPlaceContext)
