import { createAcknowledgementAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { insertElement } from '../insert-element.ts'

export const createAcknowledgementAsManagerCommand = handle(createAcknowledgementAsManager, (context) =>
  insertElement(context, {
    content: {
      type: 'ACKNOWLEDGEMENT',
      introduction: context.input.introduction,
      acknowledgement: context.input.acknowledgement,
    },
  }),
)
