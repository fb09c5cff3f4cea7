import { BRAND } from '../values/brand.ts'
import { OPTIONAL_LEGAL_TEXTS, type OptionalLegalText } from '../values/optional-legal-texts.ts'

export const LEGAL_TEXT_KINDS = [
  'TERMS_OF_USE',
  'DATA_PROTECTION',
  'IMPRINT',
  ...OPTIONAL_LEGAL_TEXTS,
] as const
export type LegalTextKind = (typeof LEGAL_TEXT_KINDS)[number]

/**
 * Days (`YYYY-MM-DD`) of the standard texts. A version is stored with each consent; when a text's meaning changes, its
 * day changes with it, and every user is asked again (`docs/decisions/0014-legal-texts.md`).
 */
export const TERMS_VERSION = '2026-11-21'
export const DATA_PROTECTION_VERSION = '2026-11-27'

/** Null: there is no standard text. */
export const STANDARD_VERSIONS = {
  TERMS_OF_USE: TERMS_VERSION,
  DATA_PROTECTION: DATA_PROTECTION_VERSION,
  IMPRINT: '2026-11-21',
  ACCESSIBILITY: null,
  EASY_LANGUAGE: null,
} as const satisfies Readonly<Record<LegalTextKind, string | null> & Record<OptionalLegalText, null>>

/**
 * Art. 9 (2) a GDPR, apart from terms and data protection. Shown on first use, and in the profile, which explains the
 * effect of a withdrawal.
 */
export const HEALTH_DATA_CONSENT = {
  version: '2026-11-21',
  title: 'Deine Gesundheitsdaten',
  /** A summary of the paragraphs, which are one press away. */
  summary: {
    what: 'Gewohnheiten, Ziele und dein Ernährungstagebuch mit Bildern.',
    purpose: 'Für Verlauf, Erinnerungen und Tipps, sonst für nichts.',
    neverSeenBy: 'Dein Unternehmen und deine Krankenkasse.',
    freedom: 'Freiwillig: Lernen kannst du auch ohne.',
  },
  paragraphs: [
    `Wenn du in ${BRAND} Gewohnheiten festhältst, Ziele bewertest oder Tagebuch führst, sagt das etwas über deine Gesundheit aus. Solche Daten sind besonders geschützt. Wir speichern sie nur, wenn du das ausdrücklich möchtest.`,
    'Es geht um deine Gewohnheiten mit Wochentagen, Uhrzeiten und erledigten Tagen, um deine Ziele mit ihren Bewertungen und um dein Ernährungstagebuch mit Texten, Zeiten und Bildern.',
    'Wir nutzen sie nur, um dir deinen Verlauf zu zeigen, dich zu erinnern und dir passende Tipps zu geben. Dein Unternehmen und deine Krankenkasse sehen sie nie.',
    'Deine Einwilligung ist freiwillig. Ohne sie kannst du weiter lernen und lesen; Gewohnheiten, Ziele und Tagebuch speichern dann nichts.',
  ],
  /** Never ticked beforehand. */
  statement: `Ich willige ausdrücklich ein, dass ${BRAND} meine Gesundheitsdaten wie beschrieben verarbeitet. Ich kann das jederzeit im Profil widerrufen.`,
  acceptLabel: 'Einwilligen',
  declineLabel: 'Jetzt nicht',
  withdrawal: {
    title: 'Einwilligung widerrufen?',
    /** The server does exactly this (Art. 17 (1) b GDPR: data without another legal basis are erased). */
    paragraphs: [
      'Deine Gewohnheiten, Ziele und dein Tagebuch mit allen Bildern werden dann endgültig gelöscht, und du bekommst keine Erinnerungen mehr. Wenn du etwas behalten möchtest, lade deine Daten vorher herunter. Eine Datenkopie, die schon bereitliegt, bleibt ihre 48 Stunden lang für dich abrufbar.',
      'Lernen und Lesen gehen weiter wie bisher. Dein Konto, dein Lernstand und alle Gesundheitspunkte bleiben, auch die für Gewohnheiten, Ziele und Tagebuch. Was bis zum Widerruf verarbeitet wurde, war rechtmäßig.',
      'Du kannst jederzeit wieder einwilligen und neu beginnen.',
    ],
    confirmLabel: 'Widerrufen und löschen',
  },
} as const
