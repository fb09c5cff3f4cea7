import { type RefObject, useEffect } from 'react'
import { saveKeyOf } from '../editing-keys.ts'

/** Applies the keys that save to the form when nothing has the focus, as after a dialog was closed. */
export const useSaveKeys = (form: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target !== document.body || !saveKeyOf(event)) return
      if (!form.current || document.querySelector('[role=dialog]')) return
      const { key, ctrlKey, metaKey } = event
      const copy = new KeyboardEvent('keydown', { key, ctrlKey, metaKey, cancelable: true, bubbles: true })
      if (!form.current.dispatchEvent(copy)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [form])
}
