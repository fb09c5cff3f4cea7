import { BRAND } from './brand.ts'

/**
 * The days since which the texts read as they do (`YYYY-MM-DD`). A version is stored with each consent; when what a text
 * means changes, its day changes with it, and everybody is asked again (`docs/decisions/0014-legal-texts.md`).
 */
export const TERMS_VERSION = '2026-11-21'
export const DATA_PROTECTION_VERSION = '2026-11-21'
export const IMPRINT_VERSION = '2026-11-21'

/**
 * The explicit consent to process health data (Art. 9 (2) a GDPR), apart from terms and data protection. Shown where
 * it is asked for: at registration, in the dialog on first use, and in the profile, which says what a withdrawal means.
 */
export const HEALTH_DATA_CONSENT = {
  version: '2026-11-21',
  title: 'Deine Gesundheitsdaten',
  /** What is asked, before the choice. */
  paragraphs: [
    `Wenn du in ${BRAND} Gewohnheiten festhältst, Ziele bewertest oder Tagebuch führst, sagt das etwas über deine Gesundheit aus. Solche Daten sind besonders geschützt. Wir speichern sie nur, wenn du das ausdrücklich möchtest.`,
    'Es geht um deine Gewohnheiten mit Wochentagen, Uhrzeiten und erledigten Tagen, um deine Ziele mit ihren Bewertungen und um dein Ernährungstagebuch mit Texten, Zeiten und Bildern.',
    'Wir nutzen sie nur, um dir deinen Verlauf zu zeigen, dich zu erinnern und dir passende Tipps zu geben. Dein Unternehmen und deine Krankenkasse sehen sie nie.',
    'Deine Einwilligung ist freiwillig. Ohne sie kannst du weiter lernen und lesen; Gewohnheiten, Ziele und Tagebuch speichern dann nichts.',
  ],
  /** The sentence beside the box that is ticked; never ticked beforehand. */
  statement: `Ich willige ausdrücklich ein, dass ${BRAND} meine Gesundheitsdaten wie beschrieben verarbeitet. Ich kann das jederzeit im Profil widerrufen.`,
  acceptLabel: 'Einwilligen',
  declineLabel: 'Jetzt nicht',
  withdrawal: {
    title: 'Einwilligung widerrufen?',
    /** What a withdrawal means: the server keeps to exactly this (Art. 17 (1) b GDPR: what nothing else allows is erased). */
    paragraphs: [
      'Deine Gewohnheiten, Ziele und dein Tagebuch mit allen Bildern werden dann endgültig gelöscht, und du bekommst keine Erinnerungen mehr. Wenn du etwas behalten möchtest, lade deine Daten vorher herunter. Eine Datenkopie, die schon bereitliegt, bleibt ihre 48 Stunden lang für dich abrufbar.',
      'Lernen und Lesen gehen weiter wie bisher. Dein Konto, dein Lernstand und alle Gesundheitspunkte bleiben, auch die für Gewohnheiten, Ziele und Tagebuch. Was bis zum Widerruf verarbeitet wurde, war rechtmäßig.',
      'Du kannst jederzeit wieder einwilligen und neu beginnen.',
    ],
    confirmLabel: 'Widerrufen und löschen',
  },
} as const
