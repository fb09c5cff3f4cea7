import type { ContentElement } from '@wohlauf/contract/modules/content-elements'
import { memo, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { type LiveElement, LiveElementContext } from '../../../../../authoring/elements/live-element.ts'
import { ContentElementView } from '../../../learner/elements/content-element-view.tsx'

/** How a new element looks to those who have not answered it. */
const UNANSWERED = {
  isAnswered: false,
  idOfGivenAnswer: null,
  isConfirmed: false,
  isHabitIntentCreated: false,
}

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

type PreviewedElementProps = { element: ContentElement; pageTitle: string }

/** An element as it is stored, or as it is being written beside the preview. */
const PreviewedElement = memo(({ element, pageTitle }: PreviewedElementProps) => {
  const typed = useLive((live) => (live?.id === element.contentElementId ? live.element : null))
  return (
    <div ref={useComesIntoSight(typed !== null)}>
      <ContentElementView
        element={typed ? ({ ...element, ...typed } as ContentElement) : element}
        pageTitle={pageTitle}
        isOnNewPage
      />
    </div>
  )
})

const NewElement = ({ id, pageTitle }: { id: string; pageTitle: string }) => {
  const typed = useLive((live) => (live?.id === id ? live.element : null))
  const part = useComesIntoSight(typed !== null)
  if (!typed) return null
  const element = { ...UNANSWERED, ...typed, contentElementId: id } as unknown as ContentElement
  return (
    <div ref={part}>
      <ContentElementView element={element} pageTitle={pageTitle} isOnNewPage />
    </div>
  )
}

type PreviewedElementsProps = {
  modulePageId: string
  pageTitle: string
  elements: readonly ContentElement[]
}

/** The page's elements, with the one that is being created at its place. */
export const PreviewedElements = ({ modulePageId, pageTitle, elements }: PreviewedElementsProps) => {
  const idOfNew = useLive((live) =>
    live?.parentId === modulePageId && elements.every(({ contentElementId }) => contentElementId !== live.id)
      ? live.id
      : null,
  )
  const nextId = useLive((live) => live?.nextId)
  const nextIndex = elements.findIndex(({ contentElementId }) => contentElementId === nextId)
  const all = elements.map((element) => (
    <PreviewedElement key={element.contentElementId} element={element} pageTitle={pageTitle} />
  ))
  if (!idOfNew) return all
  const created = <NewElement key={idOfNew} id={idOfNew} pageTitle={pageTitle} />
  return all.toSpliced(nextIndex === -1 ? all.length : nextIndex, 0, created)
}
