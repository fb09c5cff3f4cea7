import type { Pictures } from './picture.ts'
import { stressEarly } from './stress-0-to-4.ts'
import { stressLate } from './stress-5-to-9.ts'

export const stress: Pictures = [...stressEarly, ...stressLate]
