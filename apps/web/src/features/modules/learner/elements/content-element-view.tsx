import type { ContentElementOf, ContentElementType } from '@wohlauf/contract/modules/content-elements'
import type { ComponentType } from 'react'
import { ImageElement } from '../../../../ui/elements/image-element.tsx'
import { RichTextElement } from '../../../../ui/elements/rich-text-element.tsx'
import { Acknowledgement } from './acknowledgement.tsx'
import { DocumentElement } from './document-element.tsx'
import { HabitProposal } from './habit-proposal.tsx'
import { Quiz } from './quiz.tsx'
import { SelfReflection } from './self-reflection.tsx'
import { Video } from './video.tsx'

export type ElementViewProps<T extends ContentElementType> = {
  element: ContentElementOf<T>
  /** The page is the newest of a module that is not completed. */
  isOnNewPage: boolean
}

const VIEWS: { [T in ContentElementType]: ComponentType<ElementViewProps<T>> } = {
  RICH_TEXT: RichTextElement,
  VIDEO: Video,
  IMAGE: ImageElement,
  QUIZ: Quiz,
  HABIT_PROPOSAL: HabitProposal,
  ACKNOWLEDGEMENT: Acknowledgement,
  DOCUMENT: DocumentElement,
  SELF_REFLECTION: SelfReflection,
}

/** An element, rendered by its type; nothing for a type that only a newer server knows. */
export const ContentElementView = (props: ElementViewProps<ContentElementType>) => {
  const View = (VIEWS as Partial<Record<string, ComponentType<typeof props>>>)[props.element.type]
  return View ? <View {...props} /> : null
}
