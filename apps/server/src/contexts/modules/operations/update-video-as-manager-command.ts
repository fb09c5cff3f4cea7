import { updateVideoAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { changeElement } from '../change-element.ts'

export const updateVideoAsManagerCommand = handle(updateVideoAsManager, (context) =>
  changeElement(context, { content: { type: 'VIDEO', videoId: context.input.videoId } }),
)
