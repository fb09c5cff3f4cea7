import * as z from 'zod/mini'
import { command, download, query, upload } from '../operation.ts'
import { QUERIES_OF_POINTS } from '../queries-of-points.ts'
import { OF_OWN_UPLOADS } from '../refusals.ts'
import { Image } from '../values/image.ts'
import { MESSAGES } from '../values/messages.ts'
import { CalendarDate, EmptyObject, Id, Instant, NewId, OptionalLongText } from '../values/values.ts'

/** Specification, section 5. */
export const ENTRY_STEP_MINUTES = 5

/** A label only, no calories, no scores. */
export const MEALS = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'] as const
export const Meal = z.enum(MEALS)
export type Meal = z.infer<typeof Meal>

export const TIP_TYPES = ['CHECK', 'FACT', 'CHALLENGE'] as const
export const TipType = z.enum(TIP_TYPES)
export type TipType = z.infer<typeof TipType>

/** `url` is signed for the owner's session and expires after a quarter of an hour at most. */
export const DiaryEntry = z.object({
  kind: z.literal('ENTRY'),
  nutritionDiaryEntryId: Id,
  consumedAt: Instant,
  description: z.nullable(z.string()),
  meal: z.nullable(Meal),
  image: z.nullable(Image),
})
export type DiaryEntry = z.infer<typeof DiaryEntry>

/** Listed at the time when it was received. */
export const DiaryTip = z.object({
  kind: z.literal('TIP'),
  nutritionDiaryTipId: Id,
  type: TipType,
  description: z.string(),
  receivedAt: Instant,
})
export type DiaryTip = z.infer<typeof DiaryTip>

const DiaryItem = z.union([DiaryEntry, DiaryTip])
export type DiaryItem = z.infer<typeof DiaryItem>

/** A Berlin day with items, or the days between two such days, both included. */
const DiaryPart = z.union([
  z.object({ kind: z.literal('DAY'), date: CalendarDate, items: z.array(DiaryItem) }),
  z.object({ kind: z.literal('GAP'), from: CalendarDate, to: CalendarDate }),
])
export type DiaryPart = z.infer<typeof DiaryPart>

/**
 * Thirty days, newest first: those before `before`, or the newest (`decisions.md`, open point 15). When these are
 * empty, the thirty days that end with the next older item.
 */
export const getNutritionDiaryTimeline = query('nutrition-diary/get-nutrition-diary-timeline-query', {
  audience: 'learner',
  feature: 'NUTRITION_DIARY',
  isOwnersOnly: true,
  isStoredOnDevice: true,
  input: z.object({ before: z.optional(CalendarDate) }),
  output: z.object({
    items: z.array(DiaryPart),
    /** The `before` of the next older page; null on the last one. */
    nextBefore: z.nullable(CalendarDate),
    /** The day of the oldest item; null while the diary is empty. */
    oldestDay: z.nullable(CalendarDate),
  }),
})

/** Oldest first, without tips, for a nutrition adviser. */
export const getNutritionDiaryForPrinting = query('nutrition-diary/get-nutrition-diary-for-printing-query', {
  audience: 'learner',
  feature: 'NUTRITION_DIARY',
  isOwnersOnly: true,
  input: z.object({ from: CalendarDate, to: CalendarDate }),
  output: z.object({
    days: z.array(z.object({ date: CalendarDate, entries: z.array(DiaryEntry) })),
  }),
})

export const MAX_PRINTED_ENTRIES = 500

/** An A4 document with at most 500 entries and as much text as about a hundred pages hold. */
export const downloadNutritionDiaryAsPdf = download('nutrition-diary/download-nutrition-diary-as-pdf-query', {
  audience: 'learner',
  feature: 'NUTRITION_DIARY',
  isOwnersOnly: true,
  input: z.object({ from: CalendarDate, to: CalendarDate }),
  output: EmptyObject,
  limits: ['diary-pdf-of-user'],
  refusals: ['too-much-to-print'],
})

/** The server checks that it is not in the future. */
const ConsumedAt = Instant.check(
  z.refine((at) => Date.parse(at) % (ENTRY_STEP_MINUTES * 60_000) === 0, MESSAGES.notValid),
)

export const queriesOfDiary = () => [getNutritionDiaryTimeline, getNutritionDiaryForPrinting]

const ofDiary = {
  audience: 'learner',
  feature: 'NUTRITION_DIARY',
  needsHealthConsent: true,
  isOwnersOnly: true,
  invalidates: queriesOfDiary,
} as const

/** 'Bild oder Beschreibung ist erforderlich' */
export const createNutritionDiaryEntry = upload('nutrition-diary/create-nutrition-diary-entry-command', {
  ...ofDiary,
  input: z.object({
    nutritionDiaryEntryId: NewId,
    consumedAt: ConsumedAt,
    description: OptionalLongText,
    meal: z.optional(Meal),
  }),
  files: { imageFile: { accepts: 'private-image', isOptional: true } },
  output: z.object({
    nutritionDiaryEntryId: Id,
    tip: z.nullable(DiaryTip),
  }),
  answerWhileWaiting: ({ nutritionDiaryEntryId = '' }) => ({ nutritionDiaryEntryId, tip: null }),
  refusals: ['conflict', ...OF_OWN_UPLOADS],
  earns: 'diary-entry-created',
  invalidates: () => [...queriesOfDiary(), ...QUERIES_OF_POINTS],
})

/** A new picture replaces the old one. */
export const addImageToNutritionDiaryEntry = upload(
  'nutrition-diary/add-image-to-nutrition-diary-entry-command',
  {
    ...ofDiary,
    input: z.object({ nutritionDiaryEntryId: Id }),
    files: { imageFile: { accepts: 'private-image' } },
    output: EmptyObject,
    refusals: [...OF_OWN_UPLOADS],
  },
)

/** Only an entry with a picture may have an empty description. */
export const updateDescriptionOfNutritionDiaryEntry = command(
  'nutrition-diary/update-description-of-nutrition-diary-entry-command',
  {
    ...ofDiary,
    input: z.object({ nutritionDiaryEntryId: Id, description: OptionalLongText }),
    output: EmptyObject,
  },
)

export const updateConsumedAtOfNutritionDiaryEntry = command(
  'nutrition-diary/update-consumed-at-of-nutrition-diary-entry-command',
  {
    ...ofDiary,
    input: z.object({ nutritionDiaryEntryId: Id, consumedAt: ConsumedAt }),
    output: EmptyObject,
  },
)

/** Null removes the label. */
export const updateMealOfNutritionDiaryEntry = command(
  'nutrition-diary/update-meal-of-nutrition-diary-entry-command',
  {
    ...ofDiary,
    input: z.object({ nutritionDiaryEntryId: Id, meal: z.nullable(Meal) }),
    output: EmptyObject,
  },
)

/** Refused for an entry without a description. */
export const deleteImageOfNutritionDiaryEntry = command(
  'nutrition-diary/delete-image-of-nutrition-diary-entry-command',
  { ...ofDiary, input: z.object({ nutritionDiaryEntryId: Id }), output: EmptyObject },
)

export const deleteNutritionDiaryEntry = command('nutrition-diary/delete-nutrition-diary-entry-command', {
  ...ofDiary,
  input: z.object({ nutritionDiaryEntryId: Id }),
  output: EmptyObject,
})
