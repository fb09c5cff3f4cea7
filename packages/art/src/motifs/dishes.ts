import type { Food } from '../food/food.ts'
import { kitchenOf } from '../food/food.ts'
import type { Dish } from '../scene.ts'
import { flatLay } from '../settings/flat-lay.ts'
import { stillLife } from '../settings/still-life.ts'
import { hummusWraps, oatBars, seedBread } from './dishes/boards.ts'
import { appleQuark, bulgurSalad, lentilSoup, spinachCurry } from './dishes/bowls.ts'
import { berryShake, overnightOats } from './dishes/glasses.ts'
import { chickenPan, ovenVegetables, salmonTray, shakshuka } from './dishes/hot.ts'
import { bakedPotatoes, broccoliPasta } from './dishes/plates.ts'
import type { Motif } from './motif.ts'

/** Never at dusk: food at night looks cold. */
const fromAbove = (dish: Food, scale: number): Motif => ({
  moods: ['warm', 'day', 'dawn', 'clear'],
  draw: (stage) => flatLay(stage, dish(kitchenOf(stage)), scale),
})

const onTable = (dish: Food): Motif => ({
  moods: ['warm', 'day', 'clear', 'dawn'],
  draw: (stage) => stillLife(stage, dish(kitchenOf(stage)), 1.12),
})

export const dishes: Record<Dish, Motif> = {
  'lentil-soup': fromAbove(lentilSoup, 1.28),
  'spinach-curry': fromAbove(spinachCurry, 1.28),
  shakshuka: fromAbove(shakshuka, 1.28),
  'broccoli-pasta': fromAbove(broccoliPasta, 1.24),
  'oven-vegetables': fromAbove(ovenVegetables, 1.24),
  'salmon-tray': fromAbove(salmonTray, 1.24),
  'seed-bread': fromAbove(seedBread, 1.26),
  'overnight-oats': onTable(overnightOats),
  'bulgur-salad': fromAbove(bulgurSalad, 1.28),
  'apple-quark': fromAbove(appleQuark, 1.2),
  'oat-bars': fromAbove(oatBars, 1.24),
  'baked-potatoes': fromAbove(bakedPotatoes, 1.24),
  'chicken-pan': fromAbove(chickenPan, 1.28),
  'hummus-wraps': fromAbove(hummusWraps, 1.24),
  'berry-shake': onTable(berryShake),
}
