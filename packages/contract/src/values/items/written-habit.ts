import * as z from 'zod/mini'
import { RICH } from '../rich-text.ts'
import { ShortText } from '../values.ts'
import { writtenRichText } from '../written-rich-text.ts'

/** A year is the maximum: a longer plan is not suitable for starting a habit. */
const MinRuntimeWeeks = z.int().check(z.gte(1), z.lte(52))

export const WRITTEN_HABIT = {
  title: ShortText,
  minRuntime: MinRuntimeWeeks,
  introduction: writtenRichText(RICH),
}
