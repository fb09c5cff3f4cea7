import type { DemoArticle } from '../../types.ts'
import { atTheDesk } from './at-the-desk.ts'
import { breakfast } from './breakfast.ts'
import { cookingAhead } from './cooking-ahead.ts'
import { eatingOut } from './eating-out.ts'
import { eveningHunger } from './evening-hunger.ts'
import { fiveADay } from './five-a-day.ts'
import { hiddenSugar } from './hidden-sugar.ts'
import { pulses } from './pulses.ts'

/** Sorted from the newest. */
export const articles: readonly DemoArticle[] = [
  fiveADay,
  breakfast,
  cookingAhead,
  pulses,
  hiddenSugar,
  atTheDesk,
  eveningHunger,
  eatingOut,
]
