import type { FieldLabels } from '../../../../authoring/versions/field-labels.ts'

/** The labels of the forms. */
export const FIELD_LABELS: FieldLabels = {
  number: 'Nummer',
  title: 'Titel',
  'image.url': 'Bild',
  'image.alternativeText': 'Bildbeschreibung',
  isEnabled: 'Eingeblendet',
  isExerciseIncluded: 'Mit Übung',
  minutesOverride: 'Lesezeit in Minuten',
  textHtml: 'Text',
  videoId: 'Video',
  question: 'Frage',
  'possibleAnswers.*.text': 'Antwort *',
  'possibleAnswers.*.explanation': 'Erklärung zu Antwort *',
  'possibleAnswers.*.isCorrectAnswer': 'Antwort * ist richtig',
  'selfReflectionOptions.*.answer': 'Antwort *',
  'selfReflectionOptions.*.reaction': 'Reaktion auf Antwort *',
  introduction: 'Einleitung',
  acknowledgement: 'Bestätigung',
  habitTitle: 'Gewohnheit',
  habitIntroduction: 'Beschreibung der Gewohnheit',
  documentTitle: 'Dokument',
  documentFileName: 'Datei',
  documentExplanation: 'Erklärung',
}
