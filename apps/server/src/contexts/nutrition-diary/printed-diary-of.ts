import { buffer } from 'node:stream/consumers'
import { WEEKDAY_NAMES } from '@wohlauf/contract/habits/weekday-names'
import { MEAL_NAMES } from '@wohlauf/contract/nutrition-diary/diary-names'
import { weekdayOf } from '@wohlauf/contract/rules/calendar-days'
import { germanDay, germanTime } from '../../platform/base/time/german-time.ts'
import { privateImageKey } from '../../platform/storage/private-images/private-image-key.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import type { PrintedDiary, PrintedEntry } from './pdf/printed-diary.ts'
import type { EntryRow } from './shown-entry.ts'

type DiaryToPrint = {
  app: { appId: string; appTitle: string }
  range: { from: string; to: string }
  days: readonly { date: string; rows: readonly EntryRow[] }[]
}

/** Reads the smallest version of each picture; a missing one is left out. */
export const printedDiaryOf = async (
  storage: Pick<FileStorage, 'read'>,
  { app, range: { from, to }, days }: DiaryToPrint,
): Promise<PrintedDiary> => {
  const pictureOf = async ({ image }: EntryRow): Promise<Buffer | null> => {
    const bytes =
      image && (await storage.read(privateImageKey(app.appId, image.id, Math.min(...image.widths))))
    return bytes ? buffer(bytes) : null
  }
  const printed = []
  for (const { date, rows } of days) {
    const entries: PrintedEntry[] = []
    for (const row of rows) {
      const { consumedAt, meal, description } = row.entry
      entries.push({
        time: germanTime(consumedAt),
        meal: meal && MEAL_NAMES[meal],
        description,
        picture: await pictureOf(row),
      })
    }
    printed.push({ heading: `${WEEKDAY_NAMES[weekdayOf(date)].long}, ${germanDay(date)}`, entries })
  }
  const period = from === to ? germanDay(from) : `${germanDay(from)} bis ${germanDay(to)}`
  return { title: 'Ernährungstagebuch', subtitle: `${app.appTitle} · ${period}`, days: printed }
}
