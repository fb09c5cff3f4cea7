const linesOf = (...lines: string[]): string => lines.map((line) => `<p>${line}</p>`).join('')
const listOf = (...items: string[]): string =>
  `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`

/** Of a demonstration whose text nobody has tested and for which nobody has filmed, and says so. */
export const DEMO_EASY_LANGUAGE = [
  linesOf('Hier steht das Wichtigste in Leichter Sprache.'),
  '<h2>Was ist das für eine App?</h2>',
  linesOf(
    'Die App heißt Wohlauf Bewegung.',
    'Eine App ist ein Programm für das Handy oder den Computer.',
    'Die App hilft dir, dich mehr zu bewegen.',
    'Bewegung ist gut für deinen Körper.',
    'Das kannst du in der App machen:',
  ),
  listOf(
    'Du kannst etwas über Bewegung lernen.',
    'Du kannst Übungen machen.',
    'Du kannst dir Ziele setzen.',
    'Du kannst gute Gewohnheiten üben.',
  ),
  linesOf(
    'Eine Gewohnheit ist etwas, das du oft machst.',
    'Zum Beispiel: jeden Tag spazieren gehen.',
    'Tut dir etwas weh?',
    'Dann hör mit der Übung auf.',
    'Die App ist kein Arzt.',
    'Bist du krank?',
    'Dann geh zu einem Arzt oder zu einer Ärztin.',
  ),
  '<h2>So meldest du dich an</h2>',
  linesOf(
    'Du brauchst ein Konto.',
    'Mit dem Konto weiß die App: Das bist du.',
    'Bei dieser App zum Ausprobieren steht das Konto in der Anleitung.',
    'So meldest du dich an:',
  ),
  listOf(
    'Schreib die E-Mail-Adresse in das erste Feld.',
    'Schreib das Pass-Wort in das zweite Feld.',
    'Drück auf „Anmelden“.',
  ),
  '<h2>Was weiß die App über dich?</h2>',
  linesOf('Die App merkt sich zum Beispiel:'),
  listOf('deinen Namen', 'deine E-Mail-Adresse', 'was du gelesen hast', 'deine Punkte'),
  linesOf(
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
  ),
  '<h2>Wer hilft dir?</h2>',
  linesOf(
    'Diese App ist zum Ausprobieren.',
    'Deshalb antwortet dir niemand.',
    'Bei einer echten App steht hier, wer dir hilft.',
  ),
  '<h2>Film in Deutscher Gebärdensprache</h2>',
  linesOf(
    'Gebärden-Sprache ist eine Sprache mit den Händen.',
    'Für diese App gibt es noch keinen Film in Gebärden-Sprache.',
    'Bei einer echten App ist hier der Film.',
  ),
  '<h2>Wer hat diesen Text geprüft?</h2>',
  linesOf(
    'Leichte Sprache prüfen Menschen mit Lern-Schwierigkeiten.',
    'Diesen Text hat noch niemand geprüft.',
  ),
].join('')
