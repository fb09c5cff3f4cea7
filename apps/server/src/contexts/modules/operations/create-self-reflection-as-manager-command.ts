import { createSelfReflectionAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { insertElement } from '../insert-element.ts'

export const createSelfReflectionAsManagerCommand = handle(createSelfReflectionAsManager, (context) =>
  insertElement(context, {
    content: {
      type: 'SELF_REFLECTION',
      question: context.input.question,
      selfReflectionOptions: context.input.selfReflectionOptions,
    },
  }),
)
