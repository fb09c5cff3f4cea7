import { expect, it } from 'vitest'
import { sampleModule, samplePage } from '../../../../testing/sample-module.ts'
import { contentsOf } from './contents.ts'
import { SUCCESS } from './position.ts'

const pagesSeen = (...flags: boolean[]) => flags.map((isSeen) => samplePage({ isSeen }))

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
    module: { lastSeenModulePageIndex: 4, isCompleted: true, pages: pagesSeen(true, true, true, true) },
    states: 'seen seen seen seen seen',
  },
  {
    name: 'a completed module to which pages were added, the last one and one between others',
    module: { lastSeenModulePageIndex: 1, isCompleted: true, pages: pagesSeen(true, false, true, false) },
    states: 'seen added seen added seen',
  },
])('lists the pages and the success page of $name', ({ module, states }) => {
  const entries = contentsOf(sampleModule(module))
  expect(entries.map(({ state }) => state).join(' ')).toBe(states)
  expect(entries.at(-1)).toMatchObject({ position: SUCCESS, title: 'Modul abschließen' })
})
