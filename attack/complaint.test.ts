import { REFUSALS } from '@wohlauf/contract/refusals'
import { expect, test } from 'vitest'
import { complaintAbout } from './complaint.ts'

const refusal = (identifier: keyof typeof REFUSALS, status: number = REFUSALS[identifier].status) => ({
  status,
  text: JSON.stringify({ identifier, message: REFUSALS[identifier].message }),
})

const PACKAGE = { identifier: 'package-not-valid', message: 'Das Paket ist beschädigt: Eine Datei fehlt.' }

test.each([
  [{ status: 200, text: '{}' }],
  [refusal('not-valid')],
  [refusal('overloaded')],
  [{ status: 400, text: JSON.stringify(PACKAGE) }],
])('%j is a valid answer', (answer) => {
  expect(complaintAbout(answer)).toBe(null)
})

test.each([
  [{ status: 0, text: 'socket hang up' }],
  [refusal('internal-error')],
  [refusal('unavailable')],
  [refusal('not-found', 400)],
  [{ status: 404, text: '<html>Not Found</html>' }],
  [{ status: 400, text: '{"identifier":"not-valid","message":"Invalid input"}' }],
  [{ status: 400, text: '{"identifier":"package-not-valid","message":"Invalid central directory"}' }],
  [{ status: 200, text: 'Error: x\n    at handle (/srv/node_modules/fastify/lib/reply.js:1:1)' }],
])('%j is reported', (answer) => {
  expect(complaintAbout(answer)).not.toBe(null)
})
