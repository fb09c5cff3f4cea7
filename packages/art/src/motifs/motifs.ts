import type { SceneSubject } from '../scene.ts'
import { air } from './air.ts'
import { breathing } from './breath.ts'
import { care } from './care.ts'
import { countryside } from './countryside.ts'
import { crockery } from './crockery.ts'
import { dishes } from './dishes.ts'
import { everyday } from './everyday.ts'
import { gear } from './gear.ts'
import { harvest } from './harvest.ts'
import { ingredients } from './ingredients.ts'
import { kitchen } from './kitchen.ts'
import type { Motif } from './motif.ts'
import { outdoors } from './outdoors.ts'
import { people } from './people.ts'
import { portrait } from './portrait.ts'
import { stairs } from './stairs.ts'
import { stretch } from './stretch.ts'
import { writing } from './writing.ts'

export const MOTIFS: Record<SceneSubject, Motif> = {
  ...air,
  ...breathing,
  ...care,
  ...countryside,
  ...crockery,
  ...dishes,
  ...everyday,
  ...gear,
  ...harvest,
  ...ingredients,
  ...kitchen,
  ...outdoors,
  ...people,
  portrait,
  stairs,
  stretch,
  ...writing,
}
