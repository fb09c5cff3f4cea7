import { getNutritionDiaryTimeline } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { handle } from '../../../platform/http/mount/handler.ts'
import { timelinePage } from '../timeline-page.ts'

export const getNutritionDiaryTimelineQuery = handle(getNutritionDiaryTimeline, (context) =>
  timelinePage(context, context.input.before ?? null),
)
