import * as z from 'zod/mini'
import { actionOn, changeOf, creationOf, itemKind, sortingOf } from '../managed-items.ts'
import { command, query } from '../operation.ts'
import { Id, Revision, ShortText } from '../values/values.ts'
import { TipType } from './nutrition-diary.ts'

export const ManagedTip = z.object({
  nutritionDiaryTipId: Id,
  type: TipType,
  /** Plain text. */
  description: z.string(),
  isPublished: z.boolean(),
  revision: Revision,
})
export type ManagedTip = z.infer<typeof ManagedTip>

/** In the order in which the diaries receive them. */
export const getTipsAsManager = query('nutrition-diary/get-tips-as-manager-query', {
  audience: 'app-manager',
  feature: 'NUTRITION_DIARY',
  input: z.object({}),
  output: z.array(ManagedTip),
})

export const TIP = itemKind({
  id: 'nutritionDiaryTipId',
  name: 'Tipp',
  feature: 'NUTRITION_DIARY',
  written: { type: TipType, description: ShortText },
  invalidates: () => [getTipsAsManager],
})

/** A new tip is not published (`decisions.md`, open point 50), and the last one. */
export const createTipAsManager = command('nutrition-diary/create-tip-as-manager-command', creationOf(TIP))

/** Learners who have received it see the new text. */
export const updateTipAsManager = command('nutrition-diary/update-tip-as-manager-command', changeOf(TIP))

export const publishTipAsManager = command(
  'nutrition-diary/publish-tip-as-manager-command',
  actionOn(TIP, 'veröffentlicht'),
)

/** Nobody receives it any more; those who have received it keep it. */
export const unpublishTipAsManager = command(
  'nutrition-diary/unpublish-tip-as-manager-command',
  actionOn(TIP, 'versteckt'),
)

export const updateOrderOfTipsAsManager = command(
  'nutrition-diary/update-order-of-tips-as-manager-command',
  sortingOf(TIP, 'sortedIdsOfTips', 'Tipps sortiert'),
)
