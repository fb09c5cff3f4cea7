import { updateImageAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { changeElement } from '../change-element.ts'

export const updateImageAsManagerCommand = handle(updateImageAsManager, (context) =>
  changeElement(context, {
    content: { type: 'IMAGE' },
    image: { picture: context.files.image, alternativeText: context.input.alternativeText },
  }),
)
