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
import type { Feature } from '@wohlauf/contract/features'
import type { ComponentType } from 'react'

type TypeOfContent = {
  label: string
  icon: ComponentType<{ size: number; 'aria-hidden': true }>
  feature?: Feature
}

/** In the order of the menu 'Inhalt anlegen' (specification, managers, section 2). */
export const CONTENT_TYPES: Record<ContentElementType, TypeOfContent> = {
  RICH_TEXT: { label: 'Text', icon: IconTextCaption },
  VIDEO: { label: 'Video', icon: IconVideo },
  IMAGE: { label: 'Bild', icon: IconPhoto },
  QUIZ: { label: 'Quiz', icon: IconHelpCircle },
  HABIT_PROPOSAL: { label: 'Gewohnheit', icon: IconPlant2 },
  ACKNOWLEDGEMENT: { label: 'Bestätigung', icon: IconSignature },
  DOCUMENT: { label: 'Dokument', icon: IconFileText, feature: 'DOCUMENTS' },
  SELF_REFLECTION: { label: 'Selbstreflexion', icon: IconSparkles },
}

/** Also for a type that only a newer server knows. */
export const contentTypeOf = (type: string): TypeOfContent =>
  (CONTENT_TYPES as Record<string, TypeOfContent>)[type] ?? { label: 'Unbekannt', icon: IconQuestionMark }
