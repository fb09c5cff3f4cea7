import { deleteContentElementAsManager } from '@wohlauf/contract/modules/content-elements-as-manager'
import { deletesElement } from '../../../platform/http/content-elements/delete-element.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { ELEMENTS_OF_PAGE } from '../lists.ts'

export const deleteContentElementAsManagerCommand = handle(
  deleteContentElementAsManager,
  deletesElement(ELEMENTS_OF_PAGE, 'contentElementId'),
)
