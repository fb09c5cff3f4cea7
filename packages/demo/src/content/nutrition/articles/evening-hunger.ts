import { html } from '../../html.ts'
import type { DemoArticle } from '../../types.ts'

export const eveningHunger: DemoArticle = {
  title: 'Abends vor dem Kühlschrank: Hunger, Gewohnheit oder Feierabend?',
  publishedDaysAgo: 110,
  promotes: [2, 7],
  picture: {
    subject: 'moon',
    seed: 1113,
    alternativeText: 'Zeichnung: der Mond über ruhigen Hügeln',
  },
  contentElements: [
    {
      type: 'RICH_TEXT',
      title: 'Drei Arten von Appetit',
      textHtml: html`
        <p>Es ist halb zehn, das Abendessen ist vorbei, und trotzdem zieht es dich in die Küche. Damit bist du nicht allein: Für viele Menschen ist der Abend die schwierigste Zeit des Tages. Bevor du etwas änderst, lohnt sich ein genauer Blick. Denn hinter dem Gang zum Kühlschrank können ganz verschiedene Dinge stecken.</p>
        <ul>
          <li><strong>Hunger:</strong> Er kommt langsam, der Magen meldet sich, und fast alles wäre recht, auch ein Brot.</li>
          <li><strong>Gewohnheit:</strong> Sie hängt an einem Ort oder einer Uhrzeit. Sofa, Serie, Schale. Ohne Sofa fehlt nichts.</li>
          <li><strong>Feierabend:</strong> Der Tag war voll, und Essen ist der schnellste Weg, endlich etwas für sich zu tun. Es muss dann etwas Bestimmtes sein.</li>
        </ul>
        <p>Keine davon ist falsch. Aber jede braucht eine andere Antwort.</p>
      `,
    },
    {
      type: 'RICH_TEXT',
      title: 'Für jeden Appetit die passende Antwort',
      textHtml: html`
        <h2>Wenn es Hunger ist: iss</h2>
        <p>Wer tagsüber zu wenig gegessen hat, holt es abends nach. Das ist kein Mangel an Willenskraft, sondern ein gesunder Körper. Schau auf den Nachmittag: Ein Joghurt mit Nüssen um vier Uhr verhindert mehr Schokolade am Abend als jeder Vorsatz.</p>
        <h2>Wenn es Gewohnheit ist: ändere die Umgebung</h2>
        <p>Gewohnheiten reagieren auf Auslöser, nicht auf Argumente. Setz dich auf einen anderen Platz, stell die Chips in den Keller, mach dir einen Tee, den du sonst nie trinkst. Es genügt, den Ablauf <strong>an einer Stelle</strong> zu stören.</p>
        <h2>Wenn es der Feierabend ist: gib dir, was dir fehlt</h2>
        <p>Frag dich, was dir heute gefehlt hat. Ruhe? Dann hilft eine Viertelstunde ohne Telefon. Gesellschaft? Dann ruf jemanden an. Genuss? Dann iss die Schokolade, aber mit einem Teller und ohne Bildschirm. Drei Stück mit Aufmerksamkeit schlagen eine Tafel nebenbei.</p>
      `,
    },
    {
      type: 'IMAGE_WITH_DESCRIPTION',
      title: 'Ein Zeichen für das Ende des Tages',
      description:
        'Ein warmer Kräutertee nach dem Abendessen sagt dem Körper: Die Küche ist geschlossen. Pfefferminze, Rooibos oder Melisse haben kein Koffein.',
      picture: {
        subject: 'tea',
        seed: 1114,
        alternativeText: 'Zeichnung: eine Teetasse mit Dampf am Abend',
      },
    },
    {
      type: 'TIP_BOX',
      title: 'Zehn Minuten Abstand',
      tipHtml: html`
        <p>Sag nicht „nein“, sag „<strong>in zehn Minuten</strong>“. Eine Welle von Appetit ist meist nach einigen Minuten vorbei. Ist sie noch da, iss mit gutem Gewissen. Wenn du abends regelmäßig große Mengen isst und dich dabei ausgeliefert fühlst, sprich bitte mit deiner Arztpraxis. Dafür gibt es gute Hilfe.</p>
      `,
    },
    {
      type: 'RICH_TEXT',
      title: 'Der Abend beginnt am Mittag',
      textHtml: html`
        <p>Wer den Abend verändern will, fängt am besten früher am Tag an. Viele Menschen essen morgens wenig, mittags nebenbei und haben bis zum Feierabend kaum etwas Richtiges im Magen. Der Körper führt Buch. Um neun Uhr abends legt er die Rechnung auf den Tisch.</p>
        <p>Achte deshalb eine Woche lang darauf, <strong>mittags satt zu werden</strong>: mit Gemüse, Vollkorn und etwas, das Eiweiß bringt. Plane für den Nachmittag eine kleine Mahlzeit ein, bevor der Hunger groß wird. Und iss zu Abend nicht zu knapp, nur weil du gehört hast, dass Kohlenhydrate am Abend schlecht seien. Dafür gibt es keinen Beleg. Es zählt, was über den Tag zusammenkommt.</p>
        <p>Auch Müdigkeit macht hungrig: Nach kurzen Nächten steigt der Appetit, besonders auf Süßes und Fettes. Manchmal ist die beste Antwort auf den Kühlschrank das Bett.</p>
      `,
    },
    {
      type: 'STRATEGIES',
      title: 'Dein Abend in dieser Woche',
      headline: 'Deine Strategie',
      strategies: [
        'Schreib an drei Abenden auf, <strong>wann</strong> du in die Küche gehst und wie der Tag war.',
        'Erkenne das Muster: Hunger, Gewohnheit oder Feierabend?',
        'Wähle <strong>eine</strong> Antwort aus und probier sie vier Abende lang.',
        'Klappt es einmal nicht, ist nichts verloren. <em>Der nächste Abend kommt bestimmt.</em>',
      ],
    },
  ],
}
