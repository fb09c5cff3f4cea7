import { updatePublicationAsManager } from '@wohlauf/contract/publications/publications-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { changes } from '../../../platform/lists/managed-items.ts'
import { PUBLICATIONS } from '../list.ts'

export const updatePublicationAsManagerCommand = handle(updatePublicationAsManager, changes(PUBLICATIONS))
