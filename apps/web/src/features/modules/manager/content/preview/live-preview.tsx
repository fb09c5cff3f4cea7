import { type ContentElement, ELEMENTS_OF_PAGES } from '@wohlauf/contract/values/elements/content-elements'
import { type ElementViewProps, LiveElements } from '../../../../../authoring/preview/live-elements.tsx'
import { ContentElementView } from '../../../learner/elements/content-element-view.tsx'

/** State of a new element, which nobody has answered yet. */
const UNANSWERED = {
  isAnswered: false,
  idOfGivenAnswer: null,
  isConfirmed: false,
  isHabitIntentCreated: false,
}

const PreviewedElement = ({ element, parentTitle }: ElementViewProps<ContentElement>) => (
  <ContentElementView element={{ ...UNANSWERED, ...element }} pageTitle={parentTitle} isOnNewPage />
)

type PreviewedElementsProps = {
  modulePageId: string
  pageTitle: string
  elements: readonly ContentElement[]
}

/** The page's elements, including the one that is being created. */
export const PreviewedElements = ({ modulePageId, pageTitle, elements }: PreviewedElementsProps) => (
  <LiveElements
    parentId={modulePageId}
    parentTitle={pageTitle}
    elements={elements}
    idField={ELEMENTS_OF_PAGES.idField}
    View={PreviewedElement}
  />
)
