import {
  IconFileText,
  IconHelpCircle,
  IconPhoto,
  IconPlant2,
  IconQuestionMark,
  IconSignature,
  IconSparkles,
  IconTextCaption,
  IconVideo,
} from '@tabler/icons-react'
import type { ContentElementType } from '@wohlauf/contract/content-elements'
import { type ComponentType, lazy } from 'react'
import type { ElementDialogProps } from './elements/element-dialog.tsx'

type TypeOfContent = {
  label: string
  icon: ComponentType<{ size: number; 'aria-hidden': true }>
  /** Loaded when the first one opens. */
  Dialog?: ComponentType<ElementDialogProps>
}

/** Label, icon and dialog of each type for managers. */
export const CONTENT_TYPES: Record<ContentElementType, TypeOfContent> = {
  RICH_TEXT: {
    label: 'Text',
    icon: IconTextCaption,
    Dialog: lazy(() => import('./elements/rich-text-dialog.tsx')),
  },
  VIDEO: { label: 'Video', icon: IconVideo, Dialog: lazy(() => import('./elements/video-dialog.tsx')) },
  IMAGE: { label: 'Bild', icon: IconPhoto, Dialog: lazy(() => import('./elements/image-dialog.tsx')) },
  QUIZ: { label: 'Quiz', icon: IconHelpCircle, Dialog: lazy(() => import('./elements/quiz-dialog.tsx')) },
  HABIT_PROPOSAL: {
    label: 'Gewohnheit',
    icon: IconPlant2,
    Dialog: lazy(() => import('./elements/habit-proposal-dialog.tsx')),
  },
  ACKNOWLEDGEMENT: {
    label: 'Bestätigung',
    icon: IconSignature,
    Dialog: lazy(() => import('./elements/acknowledgement-dialog.tsx')),
  },
  DOCUMENT: {
    label: 'Dokument',
    icon: IconFileText,
    Dialog: lazy(() => import('./elements/document-dialog.tsx')),
  },
  SELF_REFLECTION: {
    label: 'Selbstreflexion',
    icon: IconSparkles,
    Dialog: lazy(() => import('./elements/self-reflection-dialog.tsx')),
  },
}

/** Also for a type that only a newer server knows. */
export const contentTypeOf = (type: string): TypeOfContent =>
  (CONTENT_TYPES as Record<string, TypeOfContent>)[type] ?? { label: 'Unbekannt', icon: IconQuestionMark }
