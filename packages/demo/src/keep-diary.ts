import { randomUUID } from 'node:crypto'
import { berlinDay, berlinInstant } from '@wohlauf/contract/rules/berlin-time'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import { PRIVATE_IMAGE_WIDTHS } from '@wohlauf/contract/values/image'
import {
  nutritionDiaryEntry,
  nutritionDiaryTip,
} from '../../../apps/server/src/contexts/nutrition-diary/database/tables.ts'
import { giveTip } from '../../../apps/server/src/contexts/nutrition-diary/give-tip.ts'
import type { TipReceipt } from '../../../apps/server/src/contexts/nutrition-diary/tips.ts'
import { awardDiaryEntry } from '../../../apps/server/src/contexts/user-progress/index.ts'
import type { Services } from '../../../apps/server/src/platform/base/services.ts'
import type { Tx } from '../../../apps/server/src/platform/database/transaction.ts'
import { processImage } from '../../../apps/server/src/platform/storage/images/process-image.ts'
import { keepPrivateImage } from '../../../apps/server/src/platform/storage/private-images/keep-private-image.ts'
import type { DemoApp } from './apps.ts'
import type { DemoDiaryEntry, DemoTip } from './content/types.ts'
import type { Drawing } from './media/drawing.ts'

export const writeTips = async (tx: Tx, tips: readonly DemoTip[]): Promise<void> => {
  for (const [position, tip] of tips.entries())
    await tx.insert(nutritionDiaryTip).values({ ...tip, isEnabled: true, position })
}

type Diary = {
  appId: string
  userId: string
  palette: DemoApp['style']
  entries: readonly DemoDiaryEntry[]
}

/** Entries are written down some minutes after the meal. */
const WRITTEN_AFTER_MS = 5 * 60_000

/** Each entry has its points and the tip that it brings. */
export const keepDiary = async (
  tx: Tx,
  { privateImages }: Pick<Services, 'privateImages'>,
  drawing: Drawing,
  { appId, userId, palette, entries }: Diary,
  now: Date,
): Promise<void> => {
  const drawPicture = async (scene: NonNullable<DemoDiaryEntry['picture']>): Promise<string> => {
    const bytes = await drawing.draw({
      ...scene,
      palette,
      preventionType: 'NUTRITION',
      width: 1200,
      height: 800,
    })
    const processed = await processImage(bytes, { appId, userId }, { widths: PRIVATE_IMAGE_WIDTHS })
    if (!processed) throw new Error(`the drawing ${scene.subject} ${scene.seed} is not a picture`)
    const image = await privateImages.write(appId, processed)
    await keepPrivateImage(tx, userId, image)
    return image.imageId
  }
  // Without a cache: the tips were written by this transaction.
  const call = { tx, user: { id: userId }, content: { shared: <T>(_: string, load: () => T) => load() } }
  const receipts: TipReceipt[] = []
  for (const { daysAgo, time, meal = null, description = null, picture } of entries) {
    const consumedAt = berlinInstant(addDays(berlinDay(now), -daysAgo), `${time}:00`)
    const createdAt = new Date(consumedAt.getTime() + WRITTEN_AFTER_MS)
    const id = randomUUID()
    const imageId = picture ? await drawPicture(picture) : null
    await tx
      .insert(nutritionDiaryEntry)
      .values({ userId, id, consumedAt, description, meal, imageId, createdAt })
    awardDiaryEntry(tx, userId, { entryId: id, day: berlinDay(createdAt) }, createdAt)
    const tip = await giveTip(call, receipts, { id, consumedAt }, createdAt)
    if (tip)
      receipts.push({ tipId: tip.nutritionDiaryTipId, entryId: id, receivedAt: new Date(tip.receivedAt) })
  }
}
