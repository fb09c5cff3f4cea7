import { expect, test } from 'vitest'
import { chosenStages } from './chosen-stages.mjs'

const read = () => ({ passed: 0, failures: [], isBroken: false })
const stages = [
  [{ name: 'server', read }, { name: 'lint' }, { name: 'types' }, { name: 'unused' }],
  [{ name: 'journeys', read }],
]
const namesOf = (steps: { name: string }[][]) => steps.map((stage) => stage.map(({ name }) => name))

test('all steps, and some of them, in their order', () => {
  expect(namesOf(chosenStages(stages, {}))).toEqual(namesOf(stages))
  expect(namesOf(chosenStages(stages, { only: 'journeys,lint' }))).toEqual([['lint'], ['journeys']])
  expect(() => chosenStages(stages, { only: 'lint,tests' })).toThrow(
    'There is no step tests; the steps are server,',
  )
})

test('the parts together are all: each runner takes a part, and steps without tests are in one of them', () => {
  const parts = ['1/2', '2/2'].map((shard) => chosenStages(stages, { shard }).flat())
  expect(parts.map((steps) => steps.map(({ name }) => name))).toEqual([
    ['server', 'lint', 'unused', 'journeys'],
    ['server', 'types', 'journeys'],
  ])
  expect(parts.map(([server]) => server)).toMatchObject([
    { moreArgs: ['--shard=1/2'] },
    { moreArgs: ['--shard=2/2'] },
  ])
})

test.each(['0/2', '3/2', '1', 'a/b', '1/0'])('%s is no part', (shard) => {
  expect(() => chosenStages(stages, { shard })).toThrow(`--shard ${shard} is no part, as 1/3 is.`)
})
