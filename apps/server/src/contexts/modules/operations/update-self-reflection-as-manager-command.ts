import { updateSelfReflectionAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { changeElement } from '../change-element.ts'

export const updateSelfReflectionAsManagerCommand = handle(updateSelfReflectionAsManager, (context) =>
  changeElement(context, {
    content: {
      type: 'SELF_REFLECTION',
      question: context.input.question,
      selfReflectionOptions: context.input.selfReflectionOptions,
    },
  }),
)
