import type { DemoWorld } from '../types.ts'
import { documents } from './documents.ts'
import { habits } from './habits.ts'
import { arriving } from './modules/arriving.ts'
import { drinking } from './modules/drinking.ts'
import { hungerAndFullness } from './modules/hunger-and-fullness.ts'
import { keepingItUp } from './modules/keeping-it-up.ts'
import { planningAndShopping } from './modules/planning-and-shopping.ts'
import { sugar } from './modules/sugar.ts'
import { vegetablesAndFibre } from './modules/vegetables-and-fibre.ts'

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
  documents,
}
