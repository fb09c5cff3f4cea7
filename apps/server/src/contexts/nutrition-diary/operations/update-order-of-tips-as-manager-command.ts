import { updateOrderOfTipsAsManager } from '@wohlauf/contract/nutrition-diary/nutrition-diary-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { sorts } from '../../../platform/lists/change-list.ts'
import { TIPS } from '../list.ts'

export const updateOrderOfTipsAsManagerCommand = handle(
  updateOrderOfTipsAsManager,
  sorts(TIPS, 'sortedIdsOfTips'),
)
