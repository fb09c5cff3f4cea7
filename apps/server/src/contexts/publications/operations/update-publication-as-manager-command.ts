import { updatePublicationAsManager } from '@wohlauf/contract/publications/publications-as-manager'
import { changes } from '../../../platform/http/lists/managed-items.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { PUBLICATIONS } from '../list.ts'

export const updatePublicationAsManagerCommand = handle(updatePublicationAsManager, changes(PUBLICATIONS))
