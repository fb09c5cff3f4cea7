import { createTipAsManager } from '@wohlauf/contract/nutrition-diary/nutrition-diary-as-manager'
import { creates } from '../../../platform/http/lists/managed-items.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { TIPS } from '../list.ts'

export const createTipAsManagerCommand = handle(createTipAsManager, creates(TIPS))
