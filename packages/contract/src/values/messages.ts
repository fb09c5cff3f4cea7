import { MAX_FILE_MEGABYTES } from './file-size.ts'

/** Specification, section 5. The server's `fields` and the web's forms use the same. */
export const MESSAGES = {
  required: 'Dieses Feld muss gefüllt sein',
  duplicates: 'Es sind doppelte Einträge vorhanden',
  mustBeChecked: 'Diese Option muss ausgewählt sein',
  notValid: 'Der Wert ist nicht gültig',
  notOnOneLine: 'Bitte ohne Zeilenumbrüche und andere unsichtbare Steuerzeichen',
  emailNotValid: 'Die E-Mail-Adresse ist nicht gültig',
  passwordTooEasy: 'Dieses Passwort ist zu leicht zu erraten.',
  richTextTooLong: 'Der Text ist zu lang',
  linkNotValid: 'Der Link ist leider nicht valide.',
  twoAnswersRequired: 'Es müssen mindestens zwei mögliche Antworten angegeben werden.',
  videoNotValid: 'Das ist keine Adresse und keine Nummer eines Videos bei Vimeo',
  notANumber: 'Der Wert muss eine gültige Zahl sein',
  weekdayRequired: 'Es muss mindestens ein Wochentag ausgewählt werden',
  dateTooEarly: (least: string) => `Das Datum darf nicht vor dem ${least} liegen`,
  dateTooLate: (max: string) => `Das Datum darf nicht nach dem ${max} liegen`,
  dateNotAllowed: 'Das Datum ist nicht erlaubt',
  imageOrDescription: 'Bild oder Beschreibung ist erforderlich',
  fileTooLarge: `Die Datei darf maximal ${MAX_FILE_MEGABYTES}MB groß sein`,
  fileFormat: 'Die Datei ist nicht im richtigen Format',
  maxLength: (characters: number) => `Der Wert darf höchstens ${characters} Zeichen lang sein`,
  minLength: (characters: number) => `Der Wert muss mindestens ${characters} Zeichen lang sein`,
  mustMatch: (label: string) => `Das Passwort muss mit "${label}" übereinstimmen`,
  minNumber: (least: number) => `Die Zahl muss mindestens ${least.toLocaleString('de')} sein`,
  maxNumber: (max: number) => `Die Zahl darf höchstens ${max.toLocaleString('de')} sein`,
  noDecimalPlaces: 'Die Zahl darf keine Nachkommastellen haben',
  maxDecimalPlaces: (max: number) => `Die Zahl darf höchstens ${max} Nachkommastellen haben`,
  amountRequired: 'Eine Menge ist erforderlich, wenn die Einheit nicht "Nach Geschmack" ist.',
  dietConflict: (diet: string, allergens: readonly string[]) =>
    `„${diet}“ passt nicht zu diesen Allergenen: ${allergens.join(', ')}`,
  minOptions: (least: number) =>
    least === 1
      ? 'Es muss mindestens 1 Option ausgewählt werden'
      : `Es müssen mindestens ${least} Optionen ausgewählt werden`,
  maxOptions: (max: number) =>
    max === 1
      ? 'Es kann maximal 1 Option ausgewählt werden'
      : `Es können maximal ${max} Optionen ausgewählt werden`,
} as const
