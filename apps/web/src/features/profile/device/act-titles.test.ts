import { OPERATIONS } from '@wohlauf/contract/operations'
import { expect, test } from 'vitest'
import { actTitle } from './act-titles.ts'

test('every command that may wait has a title', () => {
  const names = OPERATIONS.filter(({ answerWhileWaiting }) => answerWhileWaiting).map(({ name }) => name)
  expect(names.filter((name) => actTitle(name) === actTitle('something/of-an-old-version'))).toEqual([])
})
