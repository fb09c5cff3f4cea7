import { createVideoAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { insertElement } from '../insert-element.ts'

export const createVideoAsManagerCommand = handle(createVideoAsManager, (context) =>
  insertElement(context, { content: { type: 'VIDEO', videoId: context.input.videoId } }),
)
