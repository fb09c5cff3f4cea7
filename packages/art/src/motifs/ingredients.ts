import { place } from '../brush/shape.ts'
import { type Food, kitchenOf } from '../food/food.ts'
import * as greens from '../food/greens.ts'
import * as pantry from '../food/pantry.ts'
import * as vegetables from '../food/vegetables.ts'
import type { Dish } from '../scene.ts'
import { flatLay } from '../settings/flat-lay.ts'
import type { Motif } from './motif.ts'

const { tomato, lemon, onion, redOnion, garlic, carrot, pepper, zucchini, cucumber } = vegetables
const { potato, sweetPotato, broccoli, beans, ginger, radish, springOnion } = vegetables
const { herbs, leaves, sprigOfMint, apple, banana, berries, driedApricot } = greens

type Seven = readonly [Food, Food, Food, Food, Food, Food, Food]

/** The most important ingredient comes first: it lies in the middle. */
const OF: Record<Dish, Seven> = {
  'lentil-soup': [pantry.lentils, carrot, onion, lemon, herbs, garlic, pantry.broth],
  'spinach-curry': [pantry.chickpeas, leaves, ginger, onion, pantry.rice, pantry.tomatoSauce, garlic],
  shakshuka: [pantry.egg, pepper, tomato, onion, herbs, pantry.spice, garlic],
  'broccoli-pasta': [pantry.pasta, broccoli, pantry.walnuts, lemon, pantry.cheese, garlic, pantry.oil],
  'oven-vegetables': [sweetPotato, pepper, zucchini, redOnion, pantry.chickpeas, pantry.quark, herbs],
  'salmon-tray': [pantry.salmon, potato, beans, lemon, tomato, herbs, pantry.oil],
  'seed-bread': [
    pantry.flour,
    pantry.seeds,
    pantry.bulgur,
    pantry.milk,
    pantry.broth,
    pantry.rice,
    pantry.oats,
  ],
  'overnight-oats': [
    pantry.oats,
    berries,
    pantry.milk,
    pantry.almonds,
    pantry.quark,
    pantry.cinnamon,
    sprigOfMint,
  ],
  'bulgur-salad': [pantry.bulgur, cucumber, tomato, herbs, springOnion, lemon, pantry.cheese],
  'apple-quark': [
    pantry.quark,
    apple,
    pantry.hazelnuts,
    pantry.cinnamon,
    apple,
    pantry.oil,
    pantry.hazelnuts,
  ],
  'oat-bars': [pantry.oats, banana, pantry.almonds, driedApricot, pantry.oil, pantry.cinnamon, banana],
  'baked-potatoes': [potato, pantry.quark, radish, springOnion, potato, pantry.oil, pantry.milk],
  'chicken-pan': [pantry.chicken, broccoli, pepper, carrot, pantry.rice, pantry.soySauce, ginger],
  'hummus-wraps': [pantry.chickpeas, carrot, pantry.wraps, pepper, pantry.tahini, leaves, lemon],
  'berry-shake': [berries, banana, pantry.milk, pantry.oats, sprigOfMint, berries, pantry.quark],
}

const SPOTS = [
  { x: 4, y: -4, scale: 1.5 },
  { x: -192, y: -92, scale: 1.3 },
  { x: 190, y: -96, scale: 1.3 },
  { x: -186, y: 104, scale: 1.3 },
  { x: 198, y: 98, scale: 1.3 },
  { x: -10, y: -184, scale: 1.05 },
  { x: 16, y: 176, scale: 1.05 },
] as const

const motifOf = (foods: Seven): Motif => ({
  moods: ['warm', 'day', 'dawn'],
  draw: (stage) => {
    const kitchen = kitchenOf(stage)
    const { random } = stage
    const lay = foods.map((food, index) => {
      const { x, y, scale } = SPOTS[index] ?? SPOTS[0]
      return place(food(kitchen), {
        x: x + random.between(-9, 9),
        y: y + random.between(-9, 9),
        turn: random.between(-14, 14),
        scale,
      })
    })
    return flatLay(stage, lay.join(''), 1.16, false)
  },
})

type Motifs = Record<`${Dish}-ingredients`, Motif>

export const ingredients = Object.fromEntries(
  Object.entries(OF).map(([dish, foods]) => [`${dish}-ingredients`, motifOf(foods)]),
) as Motifs
