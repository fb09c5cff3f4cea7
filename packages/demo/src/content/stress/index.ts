import type { DemoWorld } from '../types.ts'
import { articles } from './articles/index.ts'
import { documents } from './documents.ts'
import { goalProposals } from './goal-proposals.ts'
import { habits } from './habits.ts'
import { breathAndBody } from './modules/breath-and-body.ts'
import { sleepAndRest } from './modules/sleep-and-rest.ts'
import { thoughtsAndLimits } from './modules/thoughts-and-limits.ts'
import { understanding } from './modules/understanding.ts'
import { publications } from './publications.ts'

export const stressWorld: DemoWorld = {
  modules: [understanding, breathAndBody, thoughtsAndLimits, sleepAndRest],
  habits,
  goalProposals,
  documents,
  tips: [],
  diary: [],
  publications,
  // The app lacks the feature.
  experienceReports: [],
  recipes: [],
  articles,
}
