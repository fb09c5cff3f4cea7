import { expect, test } from 'vitest'
import { exportState } from './export-state.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const ASKED = '2026-11-20T12:00:00Z'

test.each([
  ['none was asked for', null, null, { is: 'none' }],
  ['it was asked for', ASKED, null, { is: 'being-made' }],
  [
    'it is kept for another second',
    ASKED,
    '2026-11-21T12:00:01Z',
    { is: 'ready', until: '2026-11-21T12:00:01Z' },
  ],
  ['its time is over', ASKED, '2026-11-21T12:00:00Z', { is: 'none' }],
])('when %s', (_name, requestedAt, availableUntil, state) => {
  expect(exportState({ requestedAt, availableUntil }, NOW)).toEqual(state)
})
