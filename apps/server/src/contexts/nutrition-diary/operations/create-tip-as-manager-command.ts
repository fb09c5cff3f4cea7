import { createTipAsManager } from '@wohlauf/contract/nutrition-diary/nutrition-diary-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { creates } from '../../../platform/lists/managed-items.ts'
import { TIPS } from '../list.ts'

export const createTipAsManagerCommand = handle(createTipAsManager, creates(TIPS))
