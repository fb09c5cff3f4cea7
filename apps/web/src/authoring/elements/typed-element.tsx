import { useContext, useEffect } from 'react'
import { type LiveElement, LiveElementContext } from './live-element.ts'

type TypedElementProps = Omit<LiveElement, 'element'> & {
  type: string
  title: string
  preview: object | null
}

/** Passes the form's input to the preview, and removes it when the form is closed. */
export const TypedElement = ({ id, parentId, nextId, type, title, preview }: TypedElementProps) => {
  const live = useContext(LiveElementContext)
  useEffect(() => {
    live?.set(preview && { id, parentId, nextId, element: { ...preview, type, title } })
  }, [live, id, parentId, nextId, type, title, preview])
  useEffect(() => () => live?.set(null), [live])
  return null
}
