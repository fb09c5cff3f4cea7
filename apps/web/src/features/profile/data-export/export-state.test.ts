import { expect, test } from 'vitest'
import { exportState } from './export-state.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const ASKED = '2026-11-20T12:00:00Z'

test.each([
  ['it was not requested', null, null, { is: 'none' }],
  ['it was requested', ASKED, null, { is: 'being-made' }],
  [
    'it is available for another second',
    ASKED,
    '2026-11-21T12:00:01Z',
    { is: 'ready', until: '2026-11-21T12:00:01Z' },
  ],
  ['it has expired', ASKED, '2026-11-21T12:00:00Z', { is: 'none' }],
])('when %s', (_name, requestedAt, availableUntil, state) => {
  expect(exportState({ requestedAt, availableUntil }, NOW)).toEqual(state)
})
