import { html } from '../../html.ts'
import type { DemoArticle } from '../../types.ts'

export const motivation: DemoArticle = {
  title: 'Keine Lust? Warum du darauf nicht warten musst',
  publishedDaysAgo: 75,
  promotes: [4],
  picture: {
    subject: 'sunrise',
    seed: 2107,
    alternativeText: 'Zeichnung: die Sonne geht hinter Hügeln auf',
  },
  contentElements: [
    {
      type: 'RICH_TEXT',
      title: 'Die Lust kommt unterwegs',
      textHtml: html`
        <p>Viele Menschen glauben, dass die Fleißigen einfach mehr Motivation haben. Fragt man sie, erzählen sie etwas anderes: Sie haben auch keine Lust. <strong>Sie haben nur aufgehört, sie zu fragen.</strong> Das Training steht fest wie das Zähneputzen, und nach fünf Minuten ist die Lust meistens da.</p>
        <h2>Warum gute Vorsätze so oft scheitern</h2>
        <p>„Ich will mich mehr bewegen“ ist ein Wunsch, kein Plan. Er sagt nicht, wann, wo und was. In vielen Untersuchungen half ein einziger Satz: <em>Wenn es Montag 18 Uhr ist, dann ziehe ich die Laufschuhe an und gehe die Runde am Fluss.</em> Wer seinen Plan so formuliert, setzt ihn deutlich häufiger um. Die Entscheidung ist dann schon gefallen, bevor der müde Kopf mitreden darf.</p>
        <p>Der zweite Grund ist die Größe. Wir planen für unsere besten Tage und scheitern an den normalen.</p>
      `,
    },
    {
      type: 'IMAGE_WITH_DESCRIPTION',
      title: 'Der kleinste Schritt',
      description:
        'Leg am Abend die Kleidung bereit. Wer sie nur noch anziehen muss, hat die größte Hürde schon hinter sich.',
      picture: {
        subject: 'shoes',
        seed: 2108,
        alternativeText: 'Zeichnung: Schuhe stehen an der Tür bereit',
      },
    },
    {
      type: 'RICH_TEXT',
      title: 'Plane für den schlechtesten Tag',
      textHtml: html`
        <p>Überleg dir zu jedem Vorhaben eine Fassung, die so klein ist, dass sie auch an einem miserablen Tag geht. Statt dreißig Minuten Laufen: zehn Minuten vor die Tür. Statt des ganzen Programms: eine Übung. Das klingt nach nichts, bewirkt aber zweierlei: <strong>Die Gewohnheit reißt nicht ab</strong>, und oft wird aus den zehn Minuten von allein mehr.</p>
        <h2>Was du tust, wenn es doch ausfällt</h2>
        <p>Ein ausgefallenes Training schadet nicht. Schädlich ist nur der Gedanke, jetzt sei es auch egal. Nimm dir vor, <strong>nie zweimal hintereinander</strong> auszulassen, und mach beim nächsten Mal die kleine Fassung. Kein Nachholen, keine Strafe.</p>
        <p>Und such dir etwas aus, das dir Freude macht. Tanzen, Schwimmen, mit dem Hund gehen, im Garten arbeiten: Die beste Bewegung ist die, die du in einem Jahr noch machst.</p>
      `,
    },
    {
      type: 'TIP_BOX',
      title: 'Verabredet ist halb gelaufen',
      tipHtml: html`
        <p>Nichts wirkt so zuverlässig wie jemand, der an der Ecke wartet. Verabrede dich <strong>einmal in der Woche fest</strong>, auch wenn ihr nur spazieren geht. Absagen fällt bei anderen schwerer als bei sich selbst.</p>
      `,
    },
    {
      type: 'RICH_TEXT',
      title: 'Wie lange dauert es, bis es von allein geht?',
      textHtml: html`
        <p>Oft liest man, eine Gewohnheit brauche 21 Tage. In einer bekannten Londoner Untersuchung dauerte es im Mittel <strong>66 Tage</strong>, und die Spanne war groß: Ein Glas Wasser am Morgen saß nach drei Wochen, die tägliche Runde Sport brauchte mehrere Monate. Einzelne ausgelassene Tage machten dabei keinen Unterschied.</p>
        <p>Das ist eine gute Nachricht. Wenn es sich nach einem Monat noch anstrengend anfühlt, machst du nichts falsch, du bist nur noch unterwegs. Und du kannst nachhelfen: dieselbe Zeit, derselbe Ort, dieselbe Reihenfolge. Je ähnlicher die Umstände, desto schneller übernimmt der Körper.</p>
        <p>Belohne dich gleich danach mit etwas Kleinem: der Lieblingsmusik, einer heißen Dusche, einem Haken im Kalender. Das Gehirn merkt sich, was gut endet, und sucht beim nächsten Mal von selbst danach.</p>
      `,
    },
    {
      type: 'STRATEGIES',
      title: 'Dein Wenn-dann-Plan',
      headline: 'Deine Strategie',
      strategies: [
        'Schreib einen Satz: <strong>Wenn</strong> (Tag, Uhrzeit, Ort), <strong>dann</strong> (was genau).',
        'Schreib darunter die kleine Fassung für schlechte Tage.',
        'Häng den Satz dorthin, wo du ihn zu dieser Zeit siehst.',
        'Schau nach zwei Wochen, was gepasst hat, und ändere den Plan, <em>nicht dich</em>.',
      ],
    },
  ],
}
