import { type RefObject, useEffect } from 'react'

/** A key that is pressed where nothing has the focus, as after a dialog was closed, is one of the form. */
export const useKeysOfPage = (form: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target !== document.body || !form.current || document.querySelector('[role=dialog]')) return
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      const settings = { key, ctrlKey, metaKey, altKey, shiftKey, cancelable: true, bubbles: true }
      if (!form.current.dispatchEvent(new KeyboardEvent('keydown', settings))) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [form])
}
