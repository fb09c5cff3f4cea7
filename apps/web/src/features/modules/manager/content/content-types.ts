import {
  IconFileText,
  IconHelpCircle,
  IconPhoto,
  IconPlant2,
  IconSignature,
  IconSparkles,
  IconTextCaption,
  IconVideo,
} from '@tabler/icons-react'
import type { ContentElementType } from '@wohlauf/contract/content-elements'
import { lazy } from 'react'
import type { TypesOfContent } from '../../../../authoring/elements/type-of-content.ts'

/** Label, icon and dialog of each type for managers. */
export const CONTENT_TYPES: TypesOfContent<ContentElementType> = {
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
