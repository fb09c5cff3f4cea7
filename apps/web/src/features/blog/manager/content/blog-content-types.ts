import type { BlogElementType } from '@wohlauf/contract/values/elements/blog-elements'
import IconBulb from '~icons/tabler/bulb'
import IconListNumbers from '~icons/tabler/list-numbers'
import IconPhoto from '~icons/tabler/photo'
import IconPhotoEdit from '~icons/tabler/photo-edit'
import IconTextCaption from '~icons/tabler/text-caption'
import type { TypesOfContent } from '../../../../authoring/elements/type-of-content.ts'
import { lazyPart } from '../../../../ui/feedback/lazy-part.tsx'

export const BLOG_CONTENT_TYPES: TypesOfContent<BlogElementType> = {
  RICH_TEXT: {
    label: 'Text',
    icon: IconTextCaption,
    Dialog: lazyPart(() => import('./elements/rich-text-dialog.tsx')),
  },
  TIP_BOX: {
    label: 'Tipp-Box',
    icon: IconBulb,
    Dialog: lazyPart(() => import('./elements/tip-box-dialog.tsx')),
  },
  IMAGE: { label: 'Bild', icon: IconPhoto, Dialog: lazyPart(() => import('./elements/image-dialog.tsx')) },
  IMAGE_WITH_DESCRIPTION: {
    label: 'Bild mit Beschreibung',
    icon: IconPhotoEdit,
    Dialog: lazyPart(() => import('./elements/image-with-description-dialog.tsx')),
  },
  STRATEGIES: {
    label: 'Strategien',
    icon: IconListNumbers,
    Dialog: lazyPart(() => import('./elements/strategies-dialog.tsx')),
  },
}
