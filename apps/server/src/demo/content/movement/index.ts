import type { DemoWorld } from '../types.ts'
import { documents } from './documents.ts'
import { habits } from './habits.ts'
import { arriving } from './modules/arriving.ts'
import { everyday } from './modules/everyday.ts'
import { keepingGoing } from './modules/keeping-going.ts'
import { strength } from './modules/strength.ts'

/** The demo world of the MOVEMENT app. */
export const movementWorld: DemoWorld = {
  modules: [arriving, everyday, strength, keepingGoing],
  habits,
  documents,
}
