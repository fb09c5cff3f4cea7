import { getTipsAsManager } from '@wohlauf/contract/nutrition-diary/nutrition-diary-as-manager'
import { asc } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { nutritionDiaryTip } from '../database/tables.ts'

export const getTipsAsManagerQuery = handle(getTipsAsManager, async ({ tx }) => {
  const tips = await tx.select().from(nutritionDiaryTip).orderBy(asc(nutritionDiaryTip.position))
  return tips.map(({ id, type, description, isEnabled, revision }) => ({
    nutritionDiaryTipId: id,
    type,
    description,
    isPublished: isEnabled,
    revision,
  }))
})
