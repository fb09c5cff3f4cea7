import { html } from '../../html.ts'
import type { DemoArticle } from '../../types.ts'

export const atTheDesk: DemoArticle = {
  title: 'Gut essen am Schreibtisch, auch wenn die Zeit knapp ist',
  publishedDaysAgo: 88,
  promotes: [6, 2],
  picture: {
    subject: 'desk',
    seed: 1111,
    alternativeText: 'Zeichnung: ein aufgeräumter Schreibtisch am Fenster',
  },
  contentElements: [
    {
      type: 'RICH_TEXT',
      title: 'Warum wir am Bildschirm mehr essen',
      textHtml: html`
        <p>Wer beim Essen E-Mails liest, isst im Durchschnitt mehr, und zwar nicht nur in diesem Moment. In Versuchen aßen abgelenkte Menschen auch bei der nächsten Mahlzeit mehr, weil sie sich an die erste <strong>schlechter erinnerten</strong>. Sattsein ist eben nicht nur eine Frage des Magens, sondern auch der Aufmerksamkeit.</p>
        <h2>Zwanzig Minuten, die sich lohnen</h2>
        <p>Bis die Signale aus dem Bauch im Gehirn ankommen, vergehen etwa 15 bis 20 Minuten. Wer in sechs Minuten fertig ist, merkt zu spät, dass es genug war. Eine Pause von zwanzig Minuten ist deshalb kein Luxus. Danach arbeitest du konzentrierter weiter, als wenn du durchgearbeitet hättest.</p>
        <p>Wenn es gar nicht anders geht: Dreh den Stuhl vom Bildschirm weg und leg das Telefon umgedreht auf den Tisch. Schon das verändert, wie du isst.</p>
      `,
    },
    {
      type: 'IMAGE',
      title: 'Zehn Minuten ohne Bildschirm sind mehr als keine',
      picture: {
        subject: 'clock',
        seed: 1112,
        alternativeText: 'Zeichnung: eine Uhr, die eine Pause von zehn Minuten zeigt',
      },
    },
    {
      type: 'RICH_TEXT',
      title: 'Was sich zum Mitnehmen eignet',
      textHtml: html`
        <p>Ein gutes Essen fürs Büro hat drei Eigenschaften: Es schmeckt kalt, es läuft nicht aus, und es macht bis zum Feierabend satt. Das gelingt mit <strong>Gemüse, Eiweiß und Vollkorn</strong> im selben Gefäß.</p>
        <ul>
          <li>Salat im Glas: Soße zuerst, dann Kichererbsen, Gurke und Paprika, der Blattsalat ganz oben. Vor dem Essen schütteln.</li>
          <li>Vollkornwrap mit Hummus, geraspelter Möhre und Feta.</li>
          <li>Nudelsalat mit viel Gemüse und Kräuterquark statt Mayonnaise.</li>
          <li>Suppe im Thermobecher, dazu ein Stück Brot.</li>
        </ul>
        <h2>Die Schublade</h2>
        <p>Irgendwann wird jede Besprechung zu lang. Für diese Tage hilft ein Vorrat, der sich hält: ungesalzene Nüsse in kleinen Portionen, Vollkornknäckebrot, getrocknete Aprikosen, ein Glas Nussmus. Eine Hand voll Nüsse am Tag empfiehlt die Deutsche Gesellschaft für Ernährung ohnehin.</p>
        <p>Und trink, bevor du naschst. Ein großes Glas Wasser klärt oft, ob es Hunger war oder Durst.</p>
      `,
    },
    {
      type: 'TIP_BOX',
      title: 'Der Termin mit dir selbst',
      tipHtml: html`
        <p>Trag deine Mittagspause als Termin in den Kalender ein, <strong>jeden Tag zur selben Zeit</strong>. Ein Termin wird seltener überplant als ein guter Vorsatz, und die anderen sehen, dass du gerade nicht erreichbar bist.</p>
      `,
    },
    {
      type: 'RICH_TEXT',
      title: 'Das Tief um halb drei',
      textHtml: html`
        <p>Nach dem Mittagessen sinkt bei den meisten Menschen die Aufmerksamkeit. Daran ist nicht nur das Essen schuld: Die innere Uhr macht am frühen Nachmittag von selbst eine kleine Pause. Ein schweres, fettiges Essen verstärkt sie, eine leichte Mahlzeit und etwas Bewegung mildern sie ab.</p>
        <p>Was dann hilft, ist selten der Schokoriegel. Er hebt den Blutzucker kurz an und lässt ihn ebenso schnell wieder fallen. Besser wirken <strong>fünf Minuten Tageslicht</strong>, ein großes Glas Wasser und, wenn du magst, ein Kaffee. Später als am frühen Nachmittag solltest du ihn nicht trinken, sonst nimmst du dir den Schlaf der kommenden Nacht.</p>
        <p>Leg anspruchsvolle Aufgaben auf den Vormittag und die Ablage auf halb drei. Du arbeitest dann mit deinem Körper und nicht gegen ihn. Wer die Möglichkeit hat, schläft zehn bis zwanzig Minuten: Länger wäre zu viel, kürzer ist immer noch erholsam.</p>
      `,
    },
    {
      type: 'STRATEGIES',
      title: 'Eine Woche Mittagspause üben',
      headline: 'Deine Strategie',
      strategies: [
        'Such dir <strong>zwei Tage</strong> aus, an denen du nicht am Bildschirm isst.',
        'Leg das Besteck zwischendurch einmal ab und atme durch.',
        'Frag dich nach der Hälfte: <em>Schmeckt es mir noch? Bin ich noch hungrig?</em>',
        'Geh danach fünf Minuten vor die Tür, bei jedem Wetter.',
      ],
    },
  ],
}
