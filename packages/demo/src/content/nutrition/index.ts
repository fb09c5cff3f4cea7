import type { DemoWorld } from '../types.ts'
import { articles } from './articles/index.ts'
import { diary } from './diary.ts'
import { documents } from './documents.ts'
import { experienceReports } from './experience-reports.ts'
import { goalProposals } from './goal-proposals.ts'
import { habits } from './habits.ts'
import { arriving } from './modules/arriving.ts'
import { drinking } from './modules/drinking.ts'
import { hungerAndFullness } from './modules/hunger-and-fullness.ts'
import { keepingItUp } from './modules/keeping-it-up.ts'
import { planningAndShopping } from './modules/planning-and-shopping.ts'
import { sugar } from './modules/sugar.ts'
import { vegetablesAndFibre } from './modules/vegetables-and-fibre.ts'
import { publications } from './publications.ts'
import { recipes } from './recipes/index.ts'
import { tips } from './tips.ts'

export const nutritionWorld: DemoWorld = {
  modules: [
    arriving,
    hungerAndFullness,
    vegetablesAndFibre,
    drinking,
    sugar,
    planningAndShopping,
    keepingItUp,
  ],
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
