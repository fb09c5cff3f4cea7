import type { ChangedLegalText } from '@wohlauf/contract/own-data/legal-consents'
import type { ConsentKind } from './consents-of-registration.ts'

/** The texts to which users agree; terms are asked first. */
const ASKED: readonly ChangedLegalText['kind'][] = ['TERMS_OF_USE', 'DATA_PROTECTION']

export type GivenVersion = { kind: ConsentKind; textVersion: string }

/** Whether a text, or a later one, was agreed to. Versions are days, so that the later one is the greater. */
export const isAgreed = (consents: readonly GivenVersion[], { kind, version }: ChangedLegalText): boolean =>
  consents.some((consent) => consent.kind === kind && consent.textVersion >= version)

/**
 * The texts changed since the newest consent. A user who never gave one (an invited manager) is not asked.
 * @param inForce the version in force of each text
 */
export const changedTexts = (
  consents: readonly GivenVersion[],
  inForce: Readonly<Record<ChangedLegalText['kind'], string>>,
): ChangedLegalText[] =>
  ASKED.map((kind) => ({ kind, version: inForce[kind] })).filter(
    (text) => consents.some(({ kind }) => kind === text.kind) && !isAgreed(consents, text),
  )
