import { updateAcknowledgementAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { changeElement } from '../change-element.ts'

export const updateAcknowledgementAsManagerCommand = handle(updateAcknowledgementAsManager, (context) =>
  changeElement(context, {
    content: {
      type: 'ACKNOWLEDGEMENT',
      introduction: context.input.introduction,
      acknowledgement: context.input.acknowledgement,
    },
  }),
)
