import { useEffect, useRef } from 'react'
import { createStore, useStore } from '../../ui/state/store.ts'

type Save = () => Promise<boolean>

const unsavedForms = createStore<readonly { readonly current: Save }[]>([])

/**
 * Lets the page save the form before an action on the page.
 * @param save resolves to whether it is stored now
 */
export const useUnsavedForm = (isUnsaved: boolean, save: Save): void => {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    if (!isUnsaved) return
    unsavedForms.set([...unsavedForms.get(), latest])
    return () => unsavedForms.set(unsavedForms.get().filter((each) => each !== latest))
  }, [isUnsaved])
}

export const useHasUnsavedForm = (): boolean => useStore(unsavedForms).length > 0

/** @returns whether all forms are stored; the first one that is not shows why, and the others wait */
export const saveForms = async (): Promise<boolean> => {
  for (const save of unsavedForms.get()) if (!(await save.current())) return false
  return true
}
