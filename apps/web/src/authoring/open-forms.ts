import { useEffect, useRef } from 'react'

type Save = () => Promise<boolean>

const unsavedForms = new Set<{ readonly current: Save }>()

/** Lets the page save the form together with what it does next. @param save whether it is stored now */
export const useUnsavedForm = (isUnsaved: boolean, save: Save): void => {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    if (!isUnsaved) return
    unsavedForms.add(latest)
    return () => void unsavedForms.delete(latest)
  }, [isUnsaved])
}

export const hasUnsavedForm = (): boolean => unsavedForms.size > 0

/** @returns whether all are stored; the first one that is not says why, and the others wait */
export const saveForms = async (): Promise<boolean> => {
  for (const save of [...unsavedForms]) if (!(await save.current())) return false
  return true
}
