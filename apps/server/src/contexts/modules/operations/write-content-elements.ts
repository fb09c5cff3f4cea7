import { CONTENT_ELEMENT_TYPES, type ContentElementType } from '@wohlauf/contract/content-elements'
import { ELEMENT_OPERATIONS } from '@wohlauf/contract/content-elements-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { type AnyHandler, type Handler, handle } from '../../../platform/http/handler.ts'
import type { WrittenImage } from '../../../platform/images/image-store.ts'
import { changeElement } from '../change-element.ts'
import { insertElement } from '../insert-element.ts'
import { contentOf, referencesOf } from '../write-content.ts'
import type { WrittenElement } from '../written-element.ts'

type Context = Parameters<Handler<AnyOperation>['run']>[0]

const writtenElement = (type: ContentElementType, { input, files }: Context): WrittenElement => ({
  content: contentOf(type, input),
  ...referencesOf(type, input),
  ...('image' in ELEMENT_OPERATIONS[type].create.files
    ? { image: { picture: files.image as WrittenImage | undefined, alternativeText: input.alternativeText } }
    : {}),
})

/** The handlers of the two operations of each type, which are the same for all types. */
export const ELEMENT_HANDLERS: readonly AnyHandler[] = CONTENT_ELEMENT_TYPES.flatMap((type) => {
  const { create, update } = ELEMENT_OPERATIONS[type]
  return [
    handle(create, (context) => insertElement(context, writtenElement(type, context))),
    handle(update, (context) => changeElement(context, writtenElement(type, context))),
  ]
})
