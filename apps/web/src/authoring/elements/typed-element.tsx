import { useContext, useEffect } from 'react'
import { type LiveElement, LiveElementContext } from './live-element.ts'

type TypedElementProps = Omit<LiveElement, 'element'> & {
  type: string
  title: string
  preview: object | null
}

/** Hands what is typed to the preview, and takes it back when the form is left. */
export const TypedElement = ({ id, parentId, nextId, type, title, preview }: TypedElementProps) => {
  const live = useContext(LiveElementContext)
  useEffect(() => {
    live?.set(preview && { id, parentId, nextId, element: { ...preview, type, title } })
  }, [live, id, parentId, nextId, type, title, preview])
  useEffect(() => () => live?.set(null), [live])
  return null
}
