import { expect, test } from 'vitest'
import { activeModule } from './active-module.ts'

type State = 'new' | 'begun' | 'done' | 'new, viewed last' | 'begun, viewed last' | 'done, viewed last'

const moduleIn = (state: State) => ({
  isCompleted: state.startsWith('done'),
  completionPercentage: state.startsWith('done') ? 100 : state.startsWith('begun') ? 40 : 0,
  isMostRecentlyViewedModule: state.endsWith('last'),
})

test.each<[State[], number | null]>([
  [[], null],
  [['done', 'done, viewed last'], null],
  [['new', 'new', 'new'], 0],
  [['done', 'new', 'new'], 1],
  [['new', 'begun', 'begun'], 1],
  [['begun', 'begun, viewed last', 'new'], 1],
  [['begun', 'new', 'new, viewed last'], 2],
  // The one viewed last is completed: continue with a begun one, else with the next.
  [['done, viewed last', 'new', 'begun'], 2],
  [['done', 'done, viewed last', 'new'], 2],
])('of %j the active one is %s', (states, expected) => {
  const modules = states.map(moduleIn)
  expect(activeModule(modules)).toBe(expected === null ? undefined : modules[expected])
})
