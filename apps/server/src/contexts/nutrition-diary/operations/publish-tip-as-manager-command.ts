import { publishTipAsManager } from '@wohlauf/contract/nutrition-diary/nutrition-diary-as-manager'
import { showsOrHides } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { TIPS } from '../list.ts'

export const publishTipAsManagerCommand = handle(
  publishTipAsManager,
  showsOrHides(TIPS, 'nutritionDiaryTipId', true),
)
