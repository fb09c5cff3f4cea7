import { useContext, useEffect } from 'react'
import { type LiveElement, LiveElementContext } from './live-element.ts'

type TypedElementProps = Omit<LiveElement, 'element'> & { type: string; title: string; shown: object | null }

/** Hands what is typed to the preview, and takes it back when the form is left. */
export const TypedElement = ({ id, parentId, nextId, type, title, shown }: TypedElementProps) => {
  const live = useContext(LiveElementContext)
  useEffect(() => {
    live?.set(shown && { id, parentId, nextId, element: { ...shown, type, title } })
  }, [live, id, parentId, nextId, type, title, shown])
  useEffect(() => () => live?.set(null), [live])
  return null
}
