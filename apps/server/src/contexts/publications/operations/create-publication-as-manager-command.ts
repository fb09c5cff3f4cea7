import { createPublicationAsManager } from '@wohlauf/contract/publications/publications-as-manager'
import { creates } from '../../../platform/http/lists/managed-items.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { PUBLICATIONS } from '../list.ts'

export const createPublicationAsManagerCommand = handle(createPublicationAsManager, creates(PUBLICATIONS))
