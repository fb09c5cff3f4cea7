import type { DemoWorld } from '../types.ts'
import { articles } from './articles/index.ts'
import { diary } from './diary.ts'
import { documents } from './documents.ts'
import { experienceReports } from './experience-reports.ts'
import { goalProposals } from './goal-proposals.ts'
import { habits } from './habits.ts'
import { arriving } from './modules/arriving.ts'
import { everyday } from './modules/everyday.ts'
import { keepingGoing } from './modules/keeping-going.ts'
import { strength } from './modules/strength.ts'
import { publications } from './publications.ts'
import { recipes } from './recipes.ts'
import { tips } from './tips.ts'

export const movementWorld: DemoWorld = {
  modules: [arriving, everyday, strength, keepingGoing],
  habits,
  goalProposals,
  documents,
  tips,
  diary,
  publications,
  experienceReports,
  recipes,
  articles,
}
