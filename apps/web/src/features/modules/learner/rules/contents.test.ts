import { expect, it } from 'vitest'
import { contentsOf } from './contents.ts'
import { SUCCESS } from './position.ts'
import { sampleModule } from './sample-module.ts'

it.each([
  {
    name: 'a new module',
    module: { lastSeenModulePageIndex: 0 },
    states: 'open locked locked locked locked',
  },
  {
    name: 'a module half read',
    module: { lastSeenModulePageIndex: 2 },
    states: 'seen seen open locked locked',
  },
  { name: 'all pages seen', module: { lastSeenModulePageIndex: 4 }, states: 'seen seen seen seen open' },
  {
    name: 'a completed module',
    module: { lastSeenModulePageIndex: 4, isCompleted: true },
    states: 'seen seen seen seen seen',
  },
])('lists the pages and the success page of $name', ({ module, states }) => {
  const entries = contentsOf(sampleModule(module))
  expect(entries.map(({ state }) => state).join(' ')).toBe(states)
  expect(entries.at(-1)).toMatchObject({ position: SUCCESS, title: 'Modul abschließen' })
})
