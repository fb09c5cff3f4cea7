import { MEAL_NAMES, TIP_NAMES } from '@wohlauf/contract/nutrition-diary/diary-names'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { asc, eq } from 'drizzle-orm'
import { germanInstant } from '../../platform/base/time/german-time.ts'
import {
  type ExportOwnData,
  type OwnDataSection,
  type OwnPicture,
  without,
} from '../../platform/database/own-data.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { privateImageKey } from '../../platform/storage/private-images/private-image-key.ts'
import { privateImage } from '../../platform/storage/private-images/tables.ts'
import { nutritionDiaryEntry, nutritionDiaryTip, nutritionDiaryTipReceipt } from './database/tables.ts'

/** The picture's name in the archive, by which entry and picture refer to each other. */
const fileNameOf = (consumedAt: Date, imageId: string): string =>
  `ernaehrungstagebuch-${berlinDay(consumedAt)}-${imageId.slice(0, 8)}.webp`

const tipsOf = async (tx: Tx, userId: string): Promise<OwnDataSection> => {
  const rows = await tx
    .select({ receipt: nutritionDiaryTipReceipt, tip: nutritionDiaryTip })
    .from(nutritionDiaryTipReceipt)
    .innerJoin(nutritionDiaryTip, eq(nutritionDiaryTip.id, nutritionDiaryTipReceipt.tipId))
    .where(eq(nutritionDiaryTipReceipt.userId, userId))
    .orderBy(asc(nutritionDiaryTipReceipt.receivedAt))
  return {
    table: 'nutrition_diary_tip_receipt',
    name: 'nutritionDiaryTips',
    title: 'Tipps im Ernährungstagebuch',
    purpose: 'Welche Tipps du bekommen hast, damit du keinen zweimal bekommst.',
    records: rows.map(({ receipt, tip }) => ({
      ...without(receipt, 'appId', 'userId'),
      type: tip.type,
      description: tip.description,
    })),
    readableTable: {
      columns: ['Art', 'Tipp', 'Bekommen'],
      rows: rows.map(({ receipt, tip }) => [
        TIP_NAMES[tip.type],
        tip.description,
        germanInstant(receipt.receivedAt),
      ]),
    },
  }
}

export const exportOwnDiary: ExportOwnData = async (tx, { appId, userId }) => {
  const rows = await tx
    .select({ entry: nutritionDiaryEntry, image: privateImage })
    .from(nutritionDiaryEntry)
    .leftJoin(privateImage, eq(privateImage.id, nutritionDiaryEntry.imageId))
    .where(eq(nutritionDiaryEntry.userId, userId))
    .orderBy(asc(nutritionDiaryEntry.consumedAt))
  const withPicture = rows.flatMap(({ entry, image }) => (image ? [{ entry, image }] : []))
  return {
    sections: [
      {
        table: 'nutrition_diary_entry',
        name: 'nutritionDiaryEntries',
        title: 'Ernährungstagebuch',
        purpose: 'Was du festgehalten hast. Außer dir sieht das niemand.',
        records: rows.map(({ entry, image }) => ({
          ...without(entry, 'appId', 'userId', 'imageId'),
          picture: image && fileNameOf(entry.consumedAt, image.id),
        })),
        readableTable: {
          columns: ['Wann', 'Mahlzeit', 'Beschreibung'],
          rows: rows.map(({ entry }) => [
            germanInstant(entry.consumedAt),
            entry.meal ? MEAL_NAMES[entry.meal] : '',
            entry.description ?? '',
          ]),
        },
      },
      {
        table: 'private_image',
        name: 'privateImages',
        title: 'Bilder im Ernährungstagebuch',
        purpose: 'Deine Bilder liegen in dieser Datenkopie im Ordner „bilder“.',
        records: withPicture.map(({ entry, image }) => ({
          file: fileNameOf(entry.consumedAt, image.id),
          ...without(image, 'appId', 'userId', 'thumbhash'),
        })),
        readableTable: {
          columns: ['Datei', 'Hochgeladen'],
          rows: withPicture.map(({ entry, image }) => [
            fileNameOf(entry.consumedAt, image.id),
            germanInstant(image.createdAt),
          ]),
        },
      },
      await tipsOf(tx, userId),
    ],
    pictures: withPicture.map(
      ({ entry, image }): OwnPicture => ({
        storageKey: privateImageKey(appId, image.id, Math.max(...image.widths)),
        fileName: fileNameOf(entry.consumedAt, image.id),
        caption: entry.description ?? germanInstant(entry.consumedAt),
      }),
    ),
  }
}
