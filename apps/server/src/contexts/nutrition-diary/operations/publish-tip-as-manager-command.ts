import { publishTipAsManager } from '@wohlauf/contract/nutrition-diary/nutrition-diary-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { showsOrHides } from '../../../platform/lists/change-list.ts'
import { TIPS } from '../list.ts'

export const publishTipAsManagerCommand = handle(
  publishTipAsManager,
  showsOrHides(TIPS, 'nutritionDiaryTipId', true),
)
