import * as z from 'zod/mini'
import { WRITTEN_HABIT } from '../values/items/written-habit.ts'
import { MESSAGES } from '../values/messages.ts'
import { AlternativeText, ShortText } from '../values/values.ts'

/** A file of the ZIP is named by the SHA-256 of its bytes. */
const fileNamed = (extensions: string) =>
  z.string().check(z.regex(new RegExp(`^files/[0-9a-f]{64}\\.(?:${extensions})$`), MESSAGES.notValid))

export const PictureInPackage = z.strictObject({
  file: fileNamed('webp|jpg|png'),
  alternativeText: AlternativeText,
})
export type PictureInPackage = z.output<typeof PictureInPackage>

export const DocumentInPackage = z.strictObject({
  file: fileNamed('pdf|docx?'),
  title: ShortText,
  shortDescription: ShortText,
  /** For downloads. */
  fileName: ShortText,
})
export type DocumentInPackage = z.output<typeof DocumentInPackage>

export const HabitInPackage = z.strictObject(WRITTEN_HABIT)
export type HabitInPackage = z.output<typeof HabitInPackage>
