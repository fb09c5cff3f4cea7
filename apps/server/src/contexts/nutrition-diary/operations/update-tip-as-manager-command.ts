import { updateTipAsManager } from '@wohlauf/contract/nutrition-diary/nutrition-diary-as-manager'
import { changes } from '../../../platform/http/lists/managed-items.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { TIPS } from '../list.ts'

export const updateTipAsManagerCommand = handle(updateTipAsManager, changes(TIPS))
