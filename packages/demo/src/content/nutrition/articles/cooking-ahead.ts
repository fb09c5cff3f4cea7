import { html } from '../../html.ts'
import type { DemoArticle } from '../../types.ts'

export const cookingAhead: DemoArticle = {
  title: 'Vorkochen für Menschen ohne freien Sonntag',
  publishedDaysAgo: 24,
  promotes: [6],
  picture: {
    subject: 'pan',
    seed: 1105,
    alternativeText: 'Zeichnung: eine Pfanne mit Gemüse auf dem Herd',
  },
  contentElements: [
    {
      type: 'RICH_TEXT',
      title: 'Es müssen keine zwölf Dosen sein',
      textHtml: html`
        <p>In den sozialen Medien sieht Vorkochen so aus: Sonntagnachmittag, drei Stunden, zwölf gleiche Dosen in einer Reihe. Wer eine Familie, Schichtdienst oder schlicht etwas Besseres vor hat, winkt ab. Dabei ist die beste Form des Vorkochens fast unsichtbar: <strong>Koch einfach mehr von dem, was du sowieso kochst.</strong></p>
        <h2>Bausteine statt fertiger Gerichte</h2>
        <p>Vier Mal dieselbe Bolognese hält kaum jemand durch. Ein Topf Linsen dagegen wird heute ein Salat, morgen eine Suppe und übermorgen eine Füllung für Wraps. Denk deshalb in Bausteinen:</p>
        <ul>
          <li><strong>eine Beilage</strong>: Kartoffeln, Vollkornnudeln, Hirse oder Reis</li>
          <li><strong>etwas mit Eiweiß</strong>: Linsen, Kichererbsen, Eier, Tofu</li>
          <li><strong>ein Blech Gemüse</strong>: was da ist, mit etwas Öl, 25 Minuten bei 200 Grad</li>
          <li><strong>eine Soße</strong>: Joghurt mit Kräutern, Pesto oder Tahini mit Zitrone</li>
        </ul>
        <p>Aus vier Bausteinen entstehen mehr Mahlzeiten, als du in einer Woche essen kannst.</p>
      `,
    },
    {
      type: 'IMAGE_WITH_DESCRIPTION',
      title: 'Ein Korb, vier Bausteine',
      description:
        'Plane vor dem Einkauf nicht Gerichte, sondern Bausteine. Dann passt auch das Sonderangebot noch hinein.',
      picture: {
        subject: 'basket',
        seed: 1106,
        alternativeText: 'Zeichnung: ein Einkaufskorb mit Lauch, Brot und Äpfeln',
      },
    },
    {
      type: 'RICH_TEXT',
      title: 'Was sich wie lange hält',
      textHtml: html`
        <p>Gekochtes gehört innerhalb von zwei Stunden in den Kühlschrank, am besten in flachen Gefäßen, damit es schnell abkühlt. Bei höchstens sieben Grad halten sich die meisten Gerichte <strong>zwei bis drei Tage</strong>. Reis und Nudeln gehören dazu: Lass sie nicht über Nacht auf dem Herd stehen.</p>
        <h2>Einfrieren ist dein zweites Gedächtnis</h2>
        <p>Suppen, Eintöpfe, Soßen und gekochte Hülsenfrüchte lassen sich gut drei Monate einfrieren. Schreib Namen und Datum darauf, sonst wird aus dem Vorrat ein Rätsel. Nicht in den Gefrierschrank gehören Salat, rohe Gurken und Gerichte mit viel Sahne oder Joghurt, sie werden wässrig.</p>
        <p>Beim Aufwärmen gilt: einmal und richtig heiß. Erwärme nur die Menge, die du isst, und koch sie durch, bis sie dampft.</p>
      `,
    },
    {
      type: 'TIP_BOX',
      title: 'Die doppelte Zwiebel',
      tipHtml: html`
        <p>Wenn du heute eine Zwiebel schneidest, schneide zwei. Die zweite kommt ins Glas und ist morgen schon fertig. Das gilt für Möhren, Lauch und Knoblauch genauso: <strong>Das Brett ist schon schmutzig, das Messer schon in der Hand.</strong></p>
      `,
    },
    {
      type: 'RICH_TEXT',
      title: 'Eine Woche, wie sie wirklich ist',
      textHtml: html`
        <p>Am Montag kochst du Linsen und isst sie mit Nudeln und Tomatensoße. Die Hälfte bleibt übrig. Am Dienstag werden daraus mit Gurke, Petersilie und Zitrone zehn Minuten Arbeit und ein Salat für die Mittagspause.</p>
        <p>Am Mittwoch schiebst du ein Blech Kürbis und Zwiebeln in den Ofen, während du telefonierst. Dazu gibt es Joghurt mit Kräutern. Am Donnerstag kommt der Rest vom Blech mit Brühe in den Topf und wird püriert: eine Suppe. Der Freitag gehört dem Brot, dem Imbiss oder der Einladung.</p>
        <p>Du hast <strong>zweimal gekocht und viermal gegessen</strong>. Kein Plan an der Wand, keine zwölf Dosen. Und wenn der Mittwoch ausfällt, weil das Kind krank ist oder der Zug steht? Dann holst du die Portion aus dem Gefrierschrank, die du vor drei Wochen dort versteckt hast. Genau dafür ist sie da.</p>
      `,
    },
    {
      type: 'STRATEGIES',
      title: 'So fängst du an einem normalen Dienstag an',
      headline: 'Deine Strategie',
      strategies: [
        'Koch von der <strong>Beilage die doppelte Menge</strong>. Mehr änderst du in der ersten Woche nicht.',
        'Nimm den Rest am nächsten Tag mit, mit Gemüse und einer Soße.',
        'Schieb einmal in der Woche ein <strong>Blech Gemüse</strong> in den Ofen, während du etwas anderes machst.',
        'Frier von jedem Eintopf eine Portion ein: dein Essen für den Abend, an dem nichts mehr geht.',
      ],
    },
  ],
}
