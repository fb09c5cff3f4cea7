import { expect, test } from 'vitest'
import { changedTexts, type GivenVersion, isAgreed } from './changed-legal-texts.ts'

const IN_FORCE = { TERMS_OF_USE: '2027-02-01', DATA_PROTECTION: '2027-03-01' }
const consentTo = (kind: GivenVersion['kind'], textVersion: string): GivenVersion => ({ kind, textVersion })
const OLD_TERMS = consentTo('TERMS_OF_USE', '2026-11-21')
const NEW_TERMS = consentTo('TERMS_OF_USE', '2027-02-01')
const OLD_PROTECTION = consentTo('DATA_PROTECTION', '2026-11-23')
const HEALTH = consentTo('HEALTH_DATA', '2026-11-21')

test.each<[what: string, consents: GivenVersion[], asked: string[]]>([
  ['who never agreed to anything is not asked', [], []],
  ['a consent to health data does not count', [HEALTH], []],
  ['both are asked about, terms first', [OLD_PROTECTION, OLD_TERMS], ['TERMS_OF_USE', 'DATA_PROTECTION']],
  ['only about what was agreed to before', [OLD_PROTECTION, HEALTH], ['DATA_PROTECTION']],
  ['not about what was agreed to since', [OLD_TERMS, NEW_TERMS, OLD_PROTECTION], ['DATA_PROTECTION']],
  ['not about an earlier version than the one agreed to', [consentTo('TERMS_OF_USE', '2027-05-01')], []],
])('%s', (_, consents, askedKinds) =>
  expect(changedTexts(consents, IN_FORCE).map(({ kind }) => kind)).toEqual(askedKinds),
)

test('the question is about the version in force', () =>
  expect(changedTexts([OLD_TERMS], IN_FORCE)).toEqual([{ kind: 'TERMS_OF_USE', version: '2027-02-01' }]))

test('a consent is to its own text', () => {
  const text = { kind: 'DATA_PROTECTION', version: '2027-02-01' } as const
  expect([isAgreed([NEW_TERMS], text), isAgreed([consentTo('DATA_PROTECTION', '2027-02-01')], text)]).toEqual(
    [false, true],
  )
})
