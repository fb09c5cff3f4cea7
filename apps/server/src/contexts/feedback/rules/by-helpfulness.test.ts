import type { HelpfulCount } from '@wohlauf/contract/feedback/feedback-as-manager'
import { expect, test } from 'vitest'
import { byHelpfulness } from './by-helpfulness.ts'

const count = (title: string, helpful: number, notHelpful: number): HelpfulCount => ({
  subject: { kind: 'MODULE_PAGE', itemId: title, title, partOf: null, authoringId: title },
  helpful,
  notHelpful,
})

test.each<[string, HelpfulCount[]]>([
  ['what helps least comes first', [count('b', 1, 4), count('a', 4, 1)]],
  ['nobody was helped', [count('b', 0, 5), count('a', 1, 90)]],
  ['of equal shares the one with more answers comes first', [count('b', 20, 20), count('a', 5, 5)]],
  ['equal counts are ordered by title, as in German', [count('Äpfel', 3, 3), count('Zucker', 3, 3)]],
])('%s', (_, sorted) => {
  expect(sorted.toReversed().sort(byHelpfulness)).toEqual(sorted)
  expect([...sorted].sort(byHelpfulness)).toEqual(sorted)
})
