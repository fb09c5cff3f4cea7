import type { ContentElement, ContentElementOf, ContentElementType } from '@wohlauf/contract/content-elements'
import { AcknowledgementDialog } from './acknowledgement-dialog.tsx'
import { DocumentDialog } from './document-dialog.tsx'
import { HabitProposalDialog } from './habit-proposal-dialog.tsx'
import { ImageDialog } from './image-dialog.tsx'
import { QuizDialog } from './quiz-dialog.tsx'
import { RichTextDialog } from './rich-text-dialog.tsx'
import { SelfReflectionDialog } from './self-reflection-dialog.tsx'
import { VideoDialog } from './video-dialog.tsx'

/** What the dialogs of all eight types get: without an element they create one. */
export type ElementDialogProps<T extends ContentElementType = ContentElementType> = {
  modulePageId: string
  element: ContentElementOf<T> | undefined
  isOpen: boolean
  onClose: () => void
}

type AnyElementDialogProps = Omit<ElementDialogProps, 'element'> & {
  type: ContentElementType
  element?: ContentElement
}

const elementOf = <T extends ContentElementType>(
  type: T,
  element: ContentElement | undefined,
): ContentElementOf<T> | undefined => (element?.type === type ? (element as ContentElementOf<T>) : undefined)

/** The dialog of an element's type. */
export const ElementDialog = ({ type, element, ...common }: AnyElementDialogProps) => {
  switch (type) {
    case 'RICH_TEXT':
      return <RichTextDialog {...common} element={elementOf(type, element)} />
    case 'VIDEO':
      return <VideoDialog {...common} element={elementOf(type, element)} />
    case 'IMAGE':
      return <ImageDialog {...common} element={elementOf(type, element)} />
    case 'QUIZ':
      return <QuizDialog {...common} element={elementOf(type, element)} />
    case 'HABIT_PROPOSAL':
      return <HabitProposalDialog {...common} element={elementOf(type, element)} />
    case 'ACKNOWLEDGEMENT':
      return <AcknowledgementDialog {...common} element={elementOf(type, element)} />
    case 'DOCUMENT':
      return <DocumentDialog {...common} element={elementOf(type, element)} />
    case 'SELF_REFLECTION':
      return <SelfReflectionDialog {...common} element={elementOf(type, element)} />
  }
}
