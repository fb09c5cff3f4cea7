import type { DemoApp } from '../apps.ts'
import { movementWorld } from './movement/index.ts'
import { nutritionWorld } from './nutrition/index.ts'
import { stressWorld } from './stress/index.ts'
import type { DemoWorld } from './types.ts'

export const DEMO_WORLDS: Record<DemoApp['key'], DemoWorld> = {
  nutrition: nutritionWorld,
  movement: movementWorld,
  stress: stressWorld,
}
