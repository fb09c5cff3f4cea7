import { expect, test } from 'vitest'
import { createSignatures, type PrivateAccess } from './signatures.ts'

const KEY = 'Zm9yIHRlc3RzIG9ubHksIDMyIGJ5dGVzIGFuZCBtb3Jl'
const ACCESS: PrivateAccess = {
  appId: '00000000-0000-4000-8000-00000000000a',
  userId: '00000000-0000-4000-8000-00000000000b',
  sessionId: '00000000-0000-4000-8000-000000000007',
  imageId: '00000000-0000-4000-8000-00000000000c',
}
const { sign, isSigned } = createSignatures(KEY)

const read = (query: string) => {
  const params = new URLSearchParams(query)
  return { until: Number(params.get('until')), signature: params.get('signature') ?? '' }
}

test.each([
  ['2026-03-04T09:00:00.000Z', '2026-03-04T09:15:00.000Z'],
  ['2026-03-04T09:04:59.999Z', '2026-03-04T09:15:00.000Z'],
  ['2026-03-04T09:05:00.000Z', '2026-03-04T09:20:00.000Z'],
])('what is signed at %s expires at %s', (now, until) => {
  expect(read(sign(ACCESS, new Date(now))).until).toBe(Date.parse(until) / 1000)
})

test('the same access has the same address for some minutes', () => {
  const at = (time: string) => sign(ACCESS, new Date(`2026-03-04T${time}Z`))
  expect(at('09:00:00')).toBe(at('09:04:59'))
  expect(at('09:00:00')).not.toBe(at('09:05:00'))
  // An address needs no escaping, and contains no separator of a srcset.
  expect(at('09:00:00')).toMatch(/^session=[\da-f-]{36}&until=\d+&signature=[\w-]{43}$/)
})

test('only exactly what was signed is accepted', () => {
  const { until, signature } = read(sign(ACCESS, new Date('2026-03-04T09:00:00Z')))
  const other = '00000000-0000-4000-8000-00000000000d'
  expect(isSigned(ACCESS, until, signature)).toBe(true)
  for (const change of [
    { appId: other },
    { userId: other },
    { imageId: other },
    { sessionId: other },
    { appId: ACCESS.userId, userId: ACCESS.appId },
  ])
    expect(isSigned({ ...ACCESS, ...change }, until, signature)).toBe(false)
  expect(isSigned(ACCESS, until + 1, signature)).toBe(false)
  for (const forged of ['', signature.slice(1), `${signature}A`, signature.toLowerCase(), 'ä'.repeat(43)])
    expect(isSigned(ACCESS, until, forged)).toBe(false)
  expect(createSignatures(`${KEY}x`).isSigned(ACCESS, until, signature)).toBe(false)
})
