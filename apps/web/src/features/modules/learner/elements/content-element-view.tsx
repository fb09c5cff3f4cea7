import type { ContentElementOf, ContentElementType } from '@wohlauf/contract/values/elements/content-elements'
import type { ComponentType } from 'react'
import { ImageElement } from '../../../../ui/elements/image-element.tsx'
import { repeatsTitle } from '../../../../ui/elements/repeats-title.ts'
import { RichTextElement } from '../../../../ui/elements/rich-text-element.tsx'
import { Acknowledgement } from './acknowledgement.tsx'
import { DocumentElement } from './document-element.tsx'
import { HabitProposal } from './habit-proposal.tsx'
import { Quiz } from './quiz.tsx'
import { SelfReflection } from './self-reflection.tsx'
import { Video } from './video.tsx'

type ElementViewProps<T extends ContentElementType> = {
  element: ContentElementOf<T>
  /** The title, also where the page's title replaces it on the screen. */
  name: string
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

/** Replaces a title that the page's title repeats; a text and a picture need no replacement. */
const KINDS: Record<ContentElementType, string> = {
  RICH_TEXT: '',
  VIDEO: 'Video',
  IMAGE: '',
  QUIZ: 'Quiz',
  HABIT_PROPOSAL: 'Gewohnheit',
  ACKNOWLEDGEMENT: 'Bestätigung',
  DOCUMENT: 'Dokument',
  SELF_REFLECTION: 'Selbstreflexion',
}

type ContentElementViewProps = Omit<ElementViewProps<ContentElementType>, 'name'> & { pageTitle: string }

/** Renders an element by its type; nothing for a type that only a newer server knows. */
export const ContentElementView = ({ element, pageTitle, ...rest }: ContentElementViewProps) => {
  const View = (VIEWS as Partial<Record<string, ComponentType<ElementViewProps<ContentElementType>>>>)[
    element.type
  ]
  const title = repeatsTitle(element.title, pageTitle) ? KINDS[element.type] : element.title
  return View ? <View element={{ ...element, title }} name={element.title} {...rest} /> : null
}
