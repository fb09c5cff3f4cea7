import { OPERATIONS } from '@wohlauf/contract/operations'
import { expect, test } from 'vitest'
import { commandTitle } from './command-titles.ts'

test('every command that may wait has a title', () => {
  const names = OPERATIONS.filter(({ answerWhileWaiting }) => answerWhileWaiting).map(({ name }) => name)
  expect(names.filter((name) => commandTitle(name) === commandTitle('something/of-an-old-version'))).toEqual(
    [],
  )
})
