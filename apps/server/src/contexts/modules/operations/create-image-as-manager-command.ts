import { createImageAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { insertElement } from '../insert-element.ts'

export const createImageAsManagerCommand = handle(createImageAsManager, (context) =>
  insertElement(context, {
    content: { type: 'IMAGE' },
    image: { picture: context.files.image, alternativeText: context.input.alternativeText },
  }),
)
