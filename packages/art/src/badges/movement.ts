import { movementEarly } from './movement-0-to-4.ts'
import { movementLate } from './movement-5-to-9.ts'
import type { Pictures } from './picture.ts'

export const movement: Pictures = [...movementEarly, ...movementLate]
