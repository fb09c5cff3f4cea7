import { html } from '../../html.ts'
import type { DemoArticle } from '../../types.ts'

export const hiddenSugar: DemoArticle = {
  title: 'Zucker im Einkaufskorb: fünf Stellen, an denen er sich versteckt',
  publishedDaysAgo: 66,
  promotes: [5, 6],
  picture: {
    subject: 'basket',
    seed: 1109,
    alternativeText: 'Zeichnung: ein voller Einkaufskorb vor hellem Hintergrund',
  },
  contentElements: [
    {
      type: 'RICH_TEXT',
      title: 'Wie viel ist viel?',
      textHtml: html`
        <p>Die Weltgesundheitsorganisation rät, höchstens zehn Prozent der täglichen Energie aus freiem Zucker zu beziehen. Für viele Erwachsene sind das <strong>rund 50 Gramm am Tag</strong>, also etwa 16 Stück Würfelzucker. Gemeint ist jeder zugesetzte Zucker und auch der in Honig, Sirup und Saft, nicht aber der in ganzem Obst und in Milch.</p>
        <p>50 Gramm klingen nach einer Menge. Sie sind mit einem halben Liter Limonade aber schon erreicht. Und während wir bei Schokolade wissen, was wir tun, kommt ein großer Teil still und leise dazu.</p>
        <h2>Die fünf Verstecke</h2>
        <ol>
          <li><strong>Fruchtjoghurt:</strong> Ein Becher enthält oft drei bis vier Stück Würfelzucker mehr als Naturjoghurt.</li>
          <li><strong>Soßen und Dressings:</strong> Ketchup besteht häufig zu einem Fünftel aus Zucker.</li>
          <li><strong>Müsliriegel:</strong> Viele unterscheiden sich kaum von Keksen.</li>
          <li><strong>Eistee und Fruchtsaftgetränke:</strong> Sie sehen harmloser aus als Limonade, sind es aber selten.</li>
          <li><strong>Rotkohl, Gurken und Fertigsalate:</strong> Auch Herzhaftes wird gern gesüßt.</li>
        </ol>
      `,
    },
    {
      type: 'IMAGE_WITH_DESCRIPTION',
      title: 'Selbst gemischt',
      description:
        'Naturjoghurt mit frischem Obst schmeckt nach Obst. Ein Löffel Marmelade darin ist immer noch weniger Zucker als im fertigen Becher.',
      picture: {
        subject: 'bowl',
        seed: 1110,
        alternativeText: 'Zeichnung: eine Schale Joghurt mit Früchten',
      },
    },
    {
      type: 'RICH_TEXT',
      title: 'In zehn Sekunden lesen',
      textHtml: html`
        <p>Du musst keine Zutatenlisten auswendig lernen. Zwei Blicke genügen:</p>
        <h2>Blick eins: die Nährwerttabelle</h2>
        <p>Such die Zeile „davon Zucker“ in der Spalte „je 100 g“. <strong>Fünf Gramm und weniger</strong> sind wenig, mehr als 22,5 Gramm sind viel. Vergleich immer die Spalte für 100 Gramm, denn die Portionsgrößen legen die Hersteller selbst fest.</p>
        <h2>Blick zwei: die Zutatenliste</h2>
        <p>Was zuerst steht, ist am meisten enthalten. Zucker hat viele Namen: Glukosesirup, Dextrose, Maltodextrin, Fruktose, Gerstenmalz, Dicksaft. Stehen drei davon in einer Liste, ist Zucker in Wahrheit oft die wichtigste Zutat, nur auf mehrere Wörter verteilt.</p>
        <p>Mehr darüber, wie du Etiketten liest, findest du bei der <a href="https://www.bzfe.de/">Bundeszentrale für Ernährung</a>.</p>
      `,
    },
    {
      type: 'TIP_BOX',
      title: 'Süß lässt sich verlernen',
      tipHtml: html`
        <p>Dein Geschmack passt sich an. Nimm in Kaffee und Tee jede Woche <strong>einen halben Löffel Zucker weniger</strong>. Nach vier bis sechs Wochen schmeckt dir die alte Menge zu süß, ohne dass du dich je zusammengerissen hast.</p>
      `,
    },
    {
      type: 'RICH_TEXT',
      title: 'Und Süßstoffe, Honig, Dattelsirup?',
      textHtml: html`
        <p>Honig, Agavendicksaft und Kokosblütenzucker klingen natürlicher als Haushaltszucker. Für den Körper macht es kaum einen Unterschied: Auch sie bestehen zum größten Teil aus Zucker und zählen zu den <strong>freien Zuckern</strong>. Wenn dir Honig besser schmeckt, nimm ihn. Nur nicht mehr davon, weil er als gesund gilt.</p>
        <p>Süßstoffe liefern keine Energie und schaden den Zähnen nicht. In den zugelassenen Mengen gelten sie als sicher. Sie halten aber den Geschmack an Süßes gewöhnt, und für eine dauerhafte Gewichtsabnahme sind sie kein Ersatz. Als Übergang können sie helfen, etwa wenn du von zwei Litern Cola am Tag wegmöchtest.</p>
        <p>Am Ende geht es nicht um Verbote. Ein Stück Kuchen am Sonntag ist ein Fest. Der Zucker im Ketchup, im Dressing und im Joghurt ist keines, und niemand wird ihn vermissen. Fang dort an, wo es dir am leichtesten fällt, und lass alles andere so, wie es ist.</p>
      `,
    },
    {
      type: 'STRATEGIES',
      title: 'Beim nächsten Einkauf',
      headline: 'Deine Strategie',
      strategies: [
        'Nimm dir <strong>ein einziges Produkt</strong> vor, das du oft kaufst.',
        'Lies die Zeile „davon Zucker“ und vergleich sie mit zwei ähnlichen Produkten.',
        'Kauf das mit dem wenigsten Zucker und probier es <em>unvoreingenommen</em>.',
        'Schmeckt es nicht? Dann misch es mit dem alten. Genuss gehört dazu.',
      ],
    },
  ],
}
