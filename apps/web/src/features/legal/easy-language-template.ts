import type { LegalText } from './legal-text.ts'

/**
 * The draft of a text in Leichte Sprache, for admins alone: each sentence is a paragraph, says one thing, and divides long words.
 * What only the operator knows stands in square brackets: the server refuses a text in which one is left.
 */
export const EASY_LANGUAGE_TEMPLATE: LegalText = {
  title: 'Leichte Sprache und Gebärdensprache',
  lead: 'Hier steht das Wichtigste in Leichter Sprache.',
  sections: [
    {
      id: 'app',
      title: 'Was ist das für eine App?',
      blocks: [
        'Die App heißt [Name].',
        'Eine App ist ein Programm für das Handy oder den Computer.',
        'Die App hilft dir, gesund zu leben.',
        'In der App geht es um [zum Beispiel: gutes Essen].',
        'Das kannst du in der App machen:',
        {
          list: [
            'Du kannst etwas über Gesundheit lernen.',
            'Du kannst dir Ziele setzen.',
            'Du kannst gute Gewohnheiten üben.',
          ],
        },
        'Eine Gewohnheit ist etwas, das du oft machst.',
        'Zum Beispiel: jeden Tag spazieren gehen.',
        'Die App ist kein Arzt.',
        'Bist du krank?',
        'Dann geh zu einem Arzt oder zu einer Ärztin.',
      ],
    },
    {
      id: 'anmelden',
      title: 'So meldest du dich an',
      blocks: [
        'Du brauchst ein Konto.',
        'Mit dem Konto weiß die App: Das bist du.',
        'Das Konto bekommst du von [zum Beispiel: deiner Firma].',
        'Du bekommst eine E-Mail.',
        'In der E-Mail ist ein Link.',
        'Drück auf den Link.',
        'Dann denkst du dir ein Pass-Wort aus.',
        'Sag das Pass-Wort niemandem.',
        'Später meldest du dich so an:',
        {
          list: [
            'Schreib deine E-Mail-Adresse in das erste Feld.',
            'Schreib dein Pass-Wort in das zweite Feld.',
            'Drück auf „Anmelden“.',
          ],
        },
        'Hast du dein Pass-Wort vergessen?',
        'Dann drück auf „Passwort zurücksetzen“.',
        'Du bekommst wieder eine E-Mail.',
      ],
    },
    {
      id: 'daten',
      title: 'Was weiß die App über dich?',
      blocks: [
        'Die App merkt sich zum Beispiel:',
        {
          list: ['deinen Namen', 'deine E-Mail-Adresse', 'was du gelesen hast', 'deine Punkte'],
        },
        'Manches hat mit deiner Gesundheit zu tun.',
        'Zum Beispiel: deine Gewohnheiten und deine Ziele.',
        'Das merkt sich die App nur, wenn du Ja sagst.',
        'Du kannst auch Nein sagen.',
        'Hast du Ja gesagt?',
        'Dann kannst du später noch Nein sagen.',
        'Dann löschen wir deine Gewohnheiten und deine Ziele.',
        'Deine Firma sieht sie nie.',
        'Deine Kranken-Kasse sieht sie nie.',
        'Mehr dazu steht auf der Seite „Datenschutz“.',
        'Die Seite „Datenschutz“ ist nicht in Leichter Sprache.',
      ],
    },
    {
      id: 'hilfe',
      title: 'Wer hilft dir?',
      blocks: [
        'Hast du eine Frage?',
        'Oder geht etwas nicht?',
        'Dann schreib uns oder ruf uns an:',
        { company: 'contact' },
        'Wir antworten in [zum Beispiel: 2 Tagen].',
        'Du kannst auch in der App auf „Support“ drücken.',
        'Das ist Englisch und heißt: Hilfe.',
      ],
    },
    {
      id: 'film',
      title: 'Film in Deutscher Gebärdensprache',
      blocks: [
        'Gebärden-Sprache ist eine Sprache mit den Händen.',
        'Den Text von dieser Seite gibt es auch als Film in Gebärden-Sprache.',
        'Hier ist der Film:',
        '[Adresse des Films]',
      ],
    },
    {
      id: 'pruefung',
      title: 'Wer hat diesen Text geprüft?',
      blocks: ['Diesen Text haben geprüft: [Namen, oder: noch keine Menschen mit Lern-Schwierigkeiten].'],
    },
  ],
}
