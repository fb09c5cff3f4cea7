import { type ComponentType, memo, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { type LiveElement, LiveElementContext } from '../elements/live-element.ts'

const noChange = () => () => {}

/** @param pick its result is compared by identity: only a new one renders */
const useLive = <Result,>(pick: (live: LiveElement | null) => Result): Result => {
  const live = useContext(LiveElementContext)
  return useSyncExternalStore(live?.subscribe ?? noChange, () => pick(live?.get() ?? null))
}

const SPACE_ABOVE_PX = 24

/** What is begun to be written comes into sight: in the phone alone, the page beside it stays. */
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
  /** The field of an element's id, as its family states it. */
  idField: string
  id: string
  /** Missing for one that is being created. */
  element?: Element | undefined
  parentTitle: string
  /** The learner's own component; its typed fields are those that learners get. */
  View: ComponentType<ElementViewProps<Element>>
}

/** An element as it is stored, or as it is being written beside the preview. */
const Part = <Element extends object>({ idField, id, element, parentTitle, View }: PartProps<Element>) => {
  const typed = useLive((live) => (live?.id === id ? live.element : null))
  const part = useComesIntoSight(typed !== null)
  if (!element && !typed) return null
  return (
    <div ref={part}>
      <View element={{ [idField]: id, ...element, ...typed } as Element} parentTitle={parentTitle} />
    </div>
  )
}

const PreviewedPart = memo(Part) as typeof Part

type LiveElementsProps<Element> = Pick<PartProps<Element>, 'idField' | 'parentTitle' | 'View'> & {
  parentId: string
  elements: readonly Element[]
}

/** The elements of a parent in its preview, with the one that is being created at its place. */
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
  const created = <PreviewedPart key={idOfNew} id={idOfNew} {...common} />
  return all.toSpliced(nextIndex === -1 ? all.length : nextIndex, 0, created)
}
