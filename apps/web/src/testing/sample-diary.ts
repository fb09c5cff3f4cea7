import type {
  DiaryEntry,
  DiaryItem,
  DiaryPart,
  DiaryTip,
  getNutritionDiaryTimeline,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import type { OutputOf } from '@wohlauf/contract/operation'
import { berlinInstant } from '@wohlauf/contract/rules/berlin-time'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import { berlinDay } from '../ui/time/berlin-time.ts'
import { idOf } from './sample-elements.ts'

/** The date that many days ago, `YYYY-MM-DD`; the labels of the timeline depend on today. */
export const daysAgo = (days: number): string => addDays(berlinDay(new Date()), -days)

/** An entry on a day, at 12:30 unless another time is given. */
export const sampleEntry = (
  nth: number,
  { day = daysAgo(1), time = '12:30', ...more }: Partial<DiaryEntry> & { day?: string; time?: string } = {},
): DiaryEntry => ({
  kind: 'ENTRY',
  nutritionDiaryEntryId: idOf(1000 + nth),
  consumedAt: berlinInstant(day, time).toISOString(),
  description: `Eintrag ${nth}`,
  meal: null,
  image: null,
  ...more,
})

export const sampleTip = (nth: number, more: Partial<DiaryTip> = {}): DiaryTip => ({
  kind: 'TIP',
  nutritionDiaryTipId: idOf(2000 + nth),
  type: 'CHECK',
  description: 'Isst du, weil du Hunger hast?',
  receivedAt: berlinInstant(daysAgo(1), '12:31').toISOString(),
  ...more,
})

export const dayOf = (date: string, ...items: DiaryItem[]): DiaryPart => ({ kind: 'DAY', date, items })

export const gapOf = (from: string, to: string): DiaryPart => ({ kind: 'GAP', from, to })

type Timeline = OutputOf<typeof getNutritionDiaryTimeline>

/** The only page of a diary. */
export const diaryOf = (items: DiaryPart[], more: Partial<Timeline> = {}): Timeline => ({
  items,
  nextBefore: null,
  oldestDay: daysAgo(40),
  ...more,
})

export const EMPTY_DIARY: Timeline = { items: [], nextBefore: null, oldestDay: null }
