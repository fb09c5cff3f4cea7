import { updateTipAsManager } from '@wohlauf/contract/nutrition-diary/nutrition-diary-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { changes } from '../../../platform/lists/managed-items.ts'
import { TIPS } from '../list.ts'

export const updateTipAsManagerCommand = handle(updateTipAsManager, changes(TIPS))
