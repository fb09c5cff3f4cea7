import { type RefObject, useEffect } from 'react'

/**
 * Mantine marks the option that Enter would choose for the eye, and tells screen readers of it only after an arrow key, as
 * not selected.
 *
 * @param field the combobox whose list is open
 */
export const useSpokenOption = (field: RefObject<HTMLInputElement | null>, isOpen: boolean): void => {
  useEffect(() => {
    const combobox = field.current
    if (!isOpen || !combobox) return
    const sayChosen = () => {
      const list = document.getElementById(combobox.getAttribute('aria-controls') ?? '')
      const chosen = list?.querySelector('[data-combobox-selected]') ?? null
      for (const option of list?.querySelectorAll('[role="option"]') ?? [])
        option.ariaSelected = String(option === chosen)
      if (chosen) combobox.setAttribute('aria-activedescendant', chosen.id)
      else combobox.removeAttribute('aria-activedescendant')
    }
    sayChosen()
    const observer = new MutationObserver(sayChosen)
    // The list is outside of the field's own part of the document.
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-combobox-selected'],
    })
    return () => {
      observer.disconnect()
      combobox.removeAttribute('aria-activedescendant')
    }
  }, [field, isOpen])
}
