import { createPublicationAsManager } from '@wohlauf/contract/publications/publications-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { creates } from '../../../platform/lists/managed-items.ts'
import { PUBLICATIONS } from '../list.ts'

export const createPublicationAsManagerCommand = handle(createPublicationAsManager, creates(PUBLICATIONS))
