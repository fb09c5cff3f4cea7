import type { ContentElement } from '@wohlauf/contract/content-elements'
import { Acknowledgement } from './acknowledgement.tsx'
import { DocumentElement } from './document-element.tsx'
import { HabitProposal } from './habit-proposal.tsx'
import { ImageElement } from './image-element.tsx'
import { Quiz } from './quiz.tsx'
import { RichTextElement } from './rich-text-element.tsx'
import { SelfReflection } from './self-reflection.tsx'
import { Video } from './video.tsx'

type ContentElementViewProps = {
  element: ContentElement
  /** The page is the newest of a module that is not completed. */
  isOnNewPage: boolean
}

export const ContentElementView = ({ element, isOnNewPage }: ContentElementViewProps) => {
  switch (element.type) {
    case 'RICH_TEXT':
      return <RichTextElement element={element} />
    case 'VIDEO':
      return <Video element={element} />
    case 'IMAGE':
      return <ImageElement element={element} />
    case 'QUIZ':
      return <Quiz element={element} />
    case 'HABIT_PROPOSAL':
      return <HabitProposal element={element} />
    case 'ACKNOWLEDGEMENT':
      return <Acknowledgement element={element} isOnNewPage={isOnNewPage} />
    case 'DOCUMENT':
      return <DocumentElement element={element} />
    case 'SELF_REFLECTION':
      return <SelfReflection element={element} />
  }
}
