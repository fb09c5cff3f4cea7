import type {
  BlogElement,
  BlogElementOf,
  BlogElementType,
} from '@wohlauf/contract/values/elements/blog-elements'
import type { ComponentType } from 'react'
import { ImageElement } from '../../../../ui/elements/image-element.tsx'
import { RichTextElement } from '../../../../ui/elements/rich-text-element.tsx'
import { ImageWithDescription } from './image-with-description.tsx'
import { Strategies } from './strategies.tsx'
import { TipBox } from './tip-box.tsx'

const VIEWS: { [T in BlogElementType]: ComponentType<{ element: BlogElementOf<T> }> } = {
  RICH_TEXT: RichTextElement,
  TIP_BOX: TipBox,
  IMAGE: ImageElement,
  IMAGE_WITH_DESCRIPTION: ImageWithDescription,
  STRATEGIES: Strategies,
}

/** Renders an element by its type; nothing for a type that only a newer server knows. */
export const BlogElementView = ({ element }: { element: BlogElement }) => {
  const View = (VIEWS as Partial<Record<string, ComponentType<{ element: BlogElement }>>>)[element.type]
  return View ? <View element={element} /> : null
}
