const NAME = 'data-stops-saving'

/** Marks the note that says why a form cannot be saved. */
export const stopsSaving = { [NAME]: true, tabIndex: -1 } as const

/**
 * Scrolls to the note when the form's button is pressed: nothing can be saved before its question is
 * answered.
 */
export const leadToNote = (form: HTMLFormElement): void => {
  const note = form.querySelector<HTMLElement>(`[${NAME}]`)
  note?.focus({ preventScroll: true })
  note?.scrollIntoView({ block: 'center' })
}
