import { html } from '../../html.ts'
import type { DemoArticle } from '../../types.ts'

export const sitting: DemoArticle = {
  title: 'Acht Stunden sitzen: was wirklich hilft',
  publishedDaysAgo: 12,
  promotes: [2, 3],
  picture: {
    subject: 'desk',
    seed: 2103,
    alternativeText: 'Zeichnung: ein Schreibtisch mit Lampe und Pflanze',
  },
  contentElements: [
    {
      type: 'RICH_TEXT',
      title: 'Nicht das Sitzen ist das Problem, sondern das Stillsitzen',
      textHtml: html`
        <p>Erwachsene in Deutschland sitzen an Werktagen im Durchschnitt rund neun Stunden. Schuld daran ist selten Bequemlichkeit, meistens ist es die Arbeit. Die gute Nachricht zuerst: Du brauchst weder einen Stehtisch noch ein Laufband. <strong>Die beste Haltung ist die nächste.</strong></p>
        <h2>Was im Körper passiert</h2>
        <p>Wenn wir sitzen, ruhen die größten Muskeln, die wir haben: Beine und Gesäß. Sie nehmen dann kaum Zucker und Fett aus dem Blut auf. Steht jemand alle halbe Stunde für zwei bis drei Minuten auf und bewegt sich, steigen Blutzucker und Insulin nach dem Essen messbar weniger an. Das gilt auch für Menschen, die abends Sport treiben. Beides ergänzt sich, keines ersetzt das andere.</p>
        <p>Langes Stehen ist übrigens keine Lösung: Auch das ermüdet Beine und Rücken. Es geht um den Wechsel.</p>
      `,
    },
    {
      type: 'IMAGE_WITH_DESCRIPTION',
      title: 'Die Treppe im Haus',
      description:
        'Zwei Stockwerke dauern eine Minute und bringen den Kreislauf mehr in Schwung als fünf Minuten Stehen.',
      picture: {
        subject: 'stairs',
        seed: 2104,
        alternativeText: 'Zeichnung: eine Treppe, die nach oben ins Helle führt',
      },
    },
    {
      type: 'RICH_TEXT',
      title: 'Drei Minuten, die niemand bemerkt',
      textHtml: html`
        <p>Du musst im Büro keine Liegestütze machen. Diese Bewegungen fallen kaum auf und wirken trotzdem:</p>
        <ol>
          <li><strong>Aufstehen ohne Hände:</strong> zehnmal langsam vom Stuhl hoch und wieder hinunter.</li>
          <li><strong>Fersen heben:</strong> zwanzigmal im Stehen, zum Beispiel am Drucker. Das bringt das Blut aus den Beinen zurück.</li>
          <li><strong>Schultern kreisen:</strong> zehnmal nach hinten, dabei tief einatmen.</li>
          <li><strong>Blick in die Ferne:</strong> zwanzig Sekunden aus dem Fenster, damit sich auch die Augen erholen.</li>
        </ol>
        <h2>Den Arbeitsplatz für dich arbeiten lassen</h2>
        <p>Stell den Drucker, das Wasser oder den Papierkorb so weit weg, dass du aufstehen musst. Trink aus einem kleinen Glas statt aus der großen Flasche. Geh zu den Kolleginnen und Kollegen, statt zu schreiben. Jede dieser Kleinigkeiten ersetzt einen Vorsatz durch einen Weg, der von allein passiert.</p>
      `,
    },
    {
      type: 'TIP_BOX',
      title: 'Der Wecker, der nicht nervt',
      tipHtml: html`
        <p>Ein Wecker alle dreißig Minuten wird schnell weggedrückt. Nimm stattdessen Ereignisse, die ohnehin kommen: <strong>jedes Telefonat im Stehen, nach jeder Besprechung einmal zum Fenster.</strong> Was an etwas hängt, muss niemand behalten.</p>
      `,
    },
    {
      type: 'RICH_TEXT',
      title: 'Und der Sport am Abend?',
      textHtml: html`
        <p>Viele fragen sich, ob eine Stunde Training den langen Tag im Sitzen ausgleicht. Die Antwort ist ermutigend, wenn auch nicht ganz einfach. Wer sich jeden Tag <strong>60 bis 75 Minuten</strong> zügig bewegt, gleicht einen großen Teil des Risikos aus, das mit langem Sitzen verbunden ist. So viel schaffen allerdings die wenigsten.</p>
        <p>Für alle anderen gilt: Beides zählt, und beides ist besser als eines. Ein Spaziergang am Abend macht die Pausen am Tag nicht überflüssig, und die Pausen ersetzen das Training nicht. Wenn du gerade gar keinen Sport treibst, fang mit den Pausen an. Sie kosten keine Freizeit, du brauchst keine Dusche danach, und schon nach wenigen Tagen merkst du, dass Nacken und Schultern am Abend weniger verspannt sind. Aus den Pausen wird dann oft von allein die Lust auf mehr.</p>
        <p>Bei anhaltenden Rückenschmerzen, Taubheit oder Kribbeln in Armen oder Beinen lass dich bitte ärztlich beraten.</p>
      `,
    },
    {
      type: 'STRATEGIES',
      title: 'Dein nächster Arbeitstag',
      headline: 'Deine Strategie',
      strategies: [
        'Such dir <strong>zwei Auslöser</strong> aus, die jeden Tag vorkommen.',
        'Verbinde jeden mit einer Bewegung von höchstens drei Minuten.',
        'Räum eine Sache so weg, dass du für sie aufstehen musst.',
        'Erzähl jemandem davon. <em>Zu zweit steht es sich leichter auf.</em>',
      ],
    },
  ],
}
