import {
  createTipAsManager,
  publishTipAsManager,
  unpublishTipAsManager,
  updateOrderOfTipsAsManager,
  updateTipAsManager,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary-as-manager'
import { managedHandlers } from '../../../platform/http/lists/managed-handlers.ts'
import { TIPS } from '../list.ts'

export const manageTips = managedHandlers(TIPS, {
  create: createTipAsManager,
  update: updateTipAsManager,
  publish: publishTipAsManager,
  unpublish: unpublishTipAsManager,
  sort: updateOrderOfTipsAsManager,
})
