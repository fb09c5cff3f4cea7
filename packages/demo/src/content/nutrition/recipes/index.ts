import type { DemoRecipe } from '../../types.ts'
import { appleQuark, bulgurSalad, overnightOats } from './cold.ts'
import { ovenVegetables, salmonTray, seedBread } from './from-the-oven.ts'
import { broccoliPasta, lentilSoup, shakshuka, spinachCurry } from './from-the-pot.ts'

export const recipes: readonly DemoRecipe[] = [
  lentilSoup,
  ovenVegetables,
  overnightOats,
  shakshuka,
  salmonTray,
  spinachCurry,
  bulgurSalad,
  broccoliPasta,
  seedBread,
  appleQuark,
]
