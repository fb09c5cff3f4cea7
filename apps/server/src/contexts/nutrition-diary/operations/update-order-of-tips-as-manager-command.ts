import { updateOrderOfTipsAsManager } from '@wohlauf/contract/nutrition-diary/nutrition-diary-as-manager'
import { sorts } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { TIPS } from '../list.ts'

export const updateOrderOfTipsAsManagerCommand = handle(
  updateOrderOfTipsAsManager,
  sorts(TIPS, 'sortedIdsOfTips'),
)
