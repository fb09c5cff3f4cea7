import { html } from '../../html.ts'
import type { DemoArticle } from '../../types.ts'

export const fiveADay: DemoArticle = {
  title: 'Fünf Hände voll: Gemüse und Obst ohne Mühe',
  publishedDaysAgo: 3,
  promotes: [3, 6],
  picture: {
    subject: 'apple',
    seed: 1101,
    alternativeText: 'Zeichnung: ein Apfel mit Blatt vor hellen, runden Formen',
  },
  contentElements: [
    {
      type: 'RICH_TEXT',
      title: 'Eine Hand ist eine Portion',
      textHtml: html`
        <p>Fünf Portionen Gemüse und Obst am Tag, so lautet die Empfehlung der Deutschen Gesellschaft für Ernährung. Das klingt nach Küchenwaage und Tabelle. Dabei hast du das Maß immer dabei: <strong>Eine Portion ist das, was in deine Hand passt.</strong> Ein Apfel, eine Tomate, zwei Hände voll Salat oder Beeren. Große Hände, große Portion, kleine Hände, kleine Portion. Sogar Kinderhände messen richtig.</p>
        <h2>Warum gerade fünf?</h2>
        <p>Zusammen sind das rund 550 Gramm. In dieser Menge stecken Vitamine, Mineralstoffe und vor allem Ballaststoffe, von denen die meisten Menschen in Deutschland zu wenig essen. Sie machen satt, füttern die nützlichen Bakterien im Darm und lassen den Blutzucker langsamer steigen. Wer regelmäßig reichlich Gemüse und Obst isst, hat im Durchschnitt seltener Bluthochdruck, Herzinfarkt und Schlaganfall.</p>
        <p>Und wenn es heute nur zwei werden? Dann sind es zwei. Jede Hand voll zählt, und morgen ist ein neuer Tag.</p>
      `,
    },
    {
      type: 'IMAGE_WITH_DESCRIPTION',
      title: 'Der halbe Teller',
      description:
        'Die einfachste Regel für jede warme Mahlzeit: Die Hälfte gehört dem Gemüse, je ein Viertel den Beilagen und dem, was Eiweiß bringt.',
      picture: {
        subject: 'plate',
        seed: 1102,
        alternativeText: 'Zeichnung: ein runder Teller mit verschieden großen Feldern',
      },
    },
    {
      type: 'RICH_TEXT',
      title: 'Über den Tag verteilt fällt es nicht auf',
      textHtml: html`
        <p>Fünf Portionen auf einmal wären ein Kraftakt. Verteilt merkst du sie kaum:</p>
        <ul>
          <li><strong>Morgens</strong> ein paar Beeren oder ein geriebener Apfel ins Müsli.</li>
          <li><strong>Vormittags</strong> eine Möhre oder ein Kohlrabi, am Abend vorher geschnitten.</li>
          <li><strong>Mittags</strong> der halbe Teller Gemüse oder ein Salat vorweg.</li>
          <li><strong>Nachmittags</strong> ein Stück Obst, am besten dort, wo du es siehst.</li>
          <li><strong>Abends</strong> Tomaten, Gurke oder Radieschen zum Brot.</li>
        </ul>
        <h2>Tiefgekühlt zählt auch</h2>
        <p>Erbsen, Spinat und Beeren werden kurz nach der Ernte eingefroren und behalten dabei die meisten Vitamine. Oft haben sie sogar mehr davon als frische Ware, die schon Tage unterwegs war. Auch Hülsenfrüchte aus dem Glas sind eine gute Wahl. Gieß sie ab und spül sie kurz, dann ist ein Teil des Salzes weg.</p>
        <p>Saft und Smoothie dürfen höchstens eine Portion ersetzen: Du trinkst den Zucker von mehreren Früchten, ohne dass du davon satt wirst.</p>
      `,
    },
    {
      type: 'TIP_BOX',
      title: 'Die Schüssel auf dem Tisch',
      tipHtml: html`
        <p>Was sichtbar ist, wird gegessen. Stell eine Schüssel mit gewaschenem Obst dorthin, wo du am häufigsten vorbeigehst, und die geschnittene Paprika im Kühlschrank <strong>auf Augenhöhe</strong>. Die Schokolade darf ruhig im Schrank über dem Kühlschrank wohnen.</p>
      `,
    },
    {
      type: 'RICH_TEXT',
      title: 'Die häufigsten Einwände',
      textHtml: html`
        <p><strong>„Gemüse ist teuer.“</strong> Nicht, wenn du nach der Jahreszeit kaufst. Möhren, Kohl, Zwiebeln, Rote Bete und Äpfel gehören im Winter zu den günstigsten Lebensmitteln überhaupt. Auch Tiefgekühltes kostet oft weniger als frische Ware, und du wirfst nichts weg.</p>
        <p><strong>„Ich mag kein Gemüse.“</strong> Vielleicht magst du nur weich gekochtes nicht. Probier dasselbe Gemüse roh, aus dem Ofen oder fein gerieben in der Soße. Unser Geschmack braucht manchmal zehn Anläufe, bis er sich an etwas Neues gewöhnt. Das gilt für Kinder und für Erwachsene.</p>
        <p><strong>„Mir fehlt die Zeit.“</strong> Kirschtomaten, Bananen, Mandarinen und Snackgurken brauchen weder Brett noch Messer. Und ein Beutel Tiefkühlgemüse ist in acht Minuten fertig, schneller als jede Pizza im Ofen.</p>
        <p>Such dir also den Weg, der zu deinem Alltag passt. Es gibt keinen richtigen.</p>
      `,
    },
    {
      type: 'STRATEGIES',
      title: 'In einer Woche zu einer Hand voll mehr',
      headline: 'Deine Strategie',
      strategies: [
        '<strong>Zähl einen Tag lang</strong> ehrlich mit. Das ist dein Ausgangspunkt, keine Note.',
        'Such dir <strong>eine Mahlzeit</strong> aus, zu der eine Portion dazukommt. Nur eine.',
        'Kauf dafür am Wochenende ein, was sich hält: Möhren, Äpfel, Kohl, Tiefgekühltes.',
        'Bereite am Abend vor, was du am nächsten Tag mitnehmen willst. Fünf Minuten genügen.',
        'Nach sieben Tagen: Was war leicht? <em>Genau das behältst du.</em>',
      ],
    },
  ],
}
