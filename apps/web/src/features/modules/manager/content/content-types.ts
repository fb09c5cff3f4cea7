import type { ContentElementType } from '@wohlauf/contract/values/elements/content-elements'
import IconFileText from '~icons/tabler/file-text'
import IconHelpCircle from '~icons/tabler/help-circle'
import IconPhoto from '~icons/tabler/photo'
import IconPlant2 from '~icons/tabler/plant-2'
import IconSignature from '~icons/tabler/signature'
import IconSparkles from '~icons/tabler/sparkles'
import IconTextCaption from '~icons/tabler/text-caption'
import IconVideo from '~icons/tabler/video'
import type { TypesOfContent } from '../../../../authoring/elements/type-of-content.ts'
import { lazyPart } from '../../../../ui/feedback/lazy-part.tsx'

export const CONTENT_TYPES: TypesOfContent<ContentElementType> = {
  RICH_TEXT: {
    label: 'Text',
    icon: IconTextCaption,
    Dialog: lazyPart(() => import('./elements/rich-text-dialog.tsx')),
  },
  VIDEO: { label: 'Video', icon: IconVideo, Dialog: lazyPart(() => import('./elements/video-dialog.tsx')) },
  IMAGE: { label: 'Bild', icon: IconPhoto, Dialog: lazyPart(() => import('./elements/image-dialog.tsx')) },
  QUIZ: { label: 'Quiz', icon: IconHelpCircle, Dialog: lazyPart(() => import('./elements/quiz-dialog.tsx')) },
  HABIT_PROPOSAL: {
    label: 'Gewohnheit',
    menuLabel: 'Gewohnheit vorschlagen',
    icon: IconPlant2,
    Dialog: lazyPart(() => import('./elements/habit-proposal-dialog.tsx')),
  },
  ACKNOWLEDGEMENT: {
    label: 'Bestätigung',
    icon: IconSignature,
    Dialog: lazyPart(() => import('./elements/acknowledgement-dialog.tsx')),
  },
  DOCUMENT: {
    label: 'Dokument',
    icon: IconFileText,
    Dialog: lazyPart(() => import('./elements/document-dialog.tsx')),
  },
  SELF_REFLECTION: {
    label: 'Selbstreflexion',
    icon: IconSparkles,
    Dialog: lazyPart(() => import('./elements/self-reflection-dialog.tsx')),
  },
}
