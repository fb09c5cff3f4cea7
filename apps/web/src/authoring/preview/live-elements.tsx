import { type ComponentType, memo, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { type LiveElement, LiveElementContext } from '../elements/live-element.ts'

const noChange = () => () => {}

/** @param pick its result is compared by identity: only a new one causes a rendering */
const useLive = <Result,>(pick: (live: LiveElement | null) => Result): Result => {
  const live = useContext(LiveElementContext)
  return useSyncExternalStore(live?.subscribe ?? noChange, () => pick(live?.get() ?? null))
}

const SPACE_ABOVE_PX = 24

/** Scrolls the phone, and not the page around it, to an element when its editing begins. */
const useComesIntoSight = (isWritten: boolean) => {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const screen = part.current?.closest('section[tabindex]')
    if (!isWritten || !part.current || !screen) return
    const offsetPx = part.current.getBoundingClientRect().top - screen.getBoundingClientRect().top
    screen.scrollBy({ top: offsetPx - SPACE_ABOVE_PX })
  }, [isWritten])
  return part
}

export type ElementViewProps<Element> = { element: Element; parentTitle: string }

type PartProps<Element> = {
  /** The name of the id field, as its family states it. */
  idField: string
  id: string
  /** Undefined for an element that is being created. */
  element?: Element | undefined
  parentTitle: string
  /** The learner's own component; the form's values must be what learners get. */
  View: ComponentType<ElementViewProps<Element>>
}

/** An element as stored, or as edited beside the preview. */
const Part = <Element extends object>({ idField, id, element, parentTitle, View }: PartProps<Element>) => {
  const typedElement = useLive((live) => (live?.id === id ? live.element : null))
  const part = useComesIntoSight(typedElement !== null)
  if (!element && !typedElement) return null
  return (
    <div ref={part}>
      <View element={{ [idField]: id, ...element, ...typedElement } as Element} parentTitle={parentTitle} />
    </div>
  )
}

const PreviewedPart = memo(Part) as typeof Part

type LiveElementsProps<Element> = Pick<PartProps<Element>, 'idField' | 'parentTitle' | 'View'> & {
  parentId: string
  elements: readonly Element[]
}

/** A parent's elements in its preview, including the one that is being created. */
export const LiveElements = <Element extends object>({
  parentId,
  elements,
  ...common
}: LiveElementsProps<Element>) => {
  const idOf = (element: Element) => (element as Record<string, unknown>)[common.idField] as string
  const idOfNew = useLive((live) =>
    live?.parentId === parentId && elements.every((element) => idOf(element) !== live.id) ? live.id : null,
  )
  const nextId = useLive((live) => live?.nextId)
  const nextIndex = elements.findIndex((element) => idOf(element) === nextId)
  const all = elements.map((element) => (
    <PreviewedPart key={idOf(element)} id={idOf(element)} element={element} {...common} />
  ))
  if (!idOfNew) return all
  const newElement = <PreviewedPart key={idOfNew} id={idOfNew} {...common} />
  return all.toSpliced(nextIndex === -1 ? all.length : nextIndex, 0, newElement)
}
