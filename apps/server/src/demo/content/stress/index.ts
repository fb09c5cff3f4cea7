import type { DemoWorld } from '../types.ts'
import { documents } from './documents.ts'
import { habits } from './habits.ts'
import { breathAndBody } from './modules/breath-and-body.ts'
import { sleepAndRest } from './modules/sleep-and-rest.ts'
import { thoughtsAndLimits } from './modules/thoughts-and-limits.ts'
import { understanding } from './modules/understanding.ts'

/** The demo world of the STRESS app. */
export const stressWorld: DemoWorld = {
  modules: [understanding, breathAndBody, thoughtsAndLimits, sleepAndRest],
  habits,
  documents,
}
