import { html } from '../../html.ts'
import type { DemoArticle } from '../../types.ts'

export const eatingOut: DemoArticle = {
  title: 'Essen gehen und es genießen',
  publishedDaysAgo: 131,
  promotes: [7],
  picture: {
    subject: 'friends',
    seed: 1115,
    alternativeText: 'Zeichnung: mehrere Menschen sitzen zusammen an einem Tisch',
  },
  contentElements: [
    {
      type: 'RICH_TEXT',
      title: 'Ein Abend macht keine Ernährung',
      textHtml: html`
        <p>Viele Menschen, die auf ihre Ernährung achten, freuen sich auf einen Abend im Restaurant und fürchten ihn zugleich. Sie studieren die Karte, rechnen, verzichten, und am Ende bestellen sie doch den Nachtisch und ärgern sich. Schade um den Abend.</p>
        <p>Dabei ist die Rechnung einfach: Eine Woche hat 21 Mahlzeiten. Wenn zwei davon üppig sind, bleiben 19, die so sind wie immer. <strong>Deine Gesundheit entsteht aus dem, was du meistens tust</strong>, nicht aus dem, was du manchmal tust. Und gemeinsames Essen gehört selbst zu den Dingen, die uns guttun: Wer regelmäßig in Gesellschaft isst, ist im Durchschnitt zufriedener.</p>
        <h2>Der Teller ist oft zu groß</h2>
        <p>Eine Portion im Restaurant ist häufig deutlich größer als zu Hause. Du musst nicht aufessen. In den meisten Häusern darfst du den Rest mitnehmen, du brauchst nur zu fragen. Oder du bestellst eine Vorspeise und einen Salat statt eines Hauptgerichts.</p>
      `,
    },
    {
      type: 'IMAGE',
      title: 'Teilen heißt: mehr probieren, weniger müssen',
      picture: {
        subject: 'hands',
        seed: 1116,
        alternativeText: 'Zeichnung: Hände, die einander etwas reichen',
      },
    },
    {
      type: 'RICH_TEXT',
      title: 'Kleine Entscheidungen, die kaum jemand bemerkt',
      textHtml: html`
        <p>Du kannst viel steuern, ohne die Stimmung zu stören:</p>
        <ul>
          <li><strong>Iss vorher eine Kleinigkeit.</strong> Wer ausgehungert ankommt, isst den Brotkorb leer, bevor die Karte da ist.</li>
          <li><strong>Bestell Wasser dazu</strong>, auch wenn du Wein trinkst. Ein Glas auf ein Glas.</li>
          <li><strong>Entscheide als Erste oder Erster.</strong> Wir richten uns nach dem, was andere bestellen, meistens nach oben.</li>
          <li><strong>Frag nach der Soße extra.</strong> Dann bestimmst du, wie viel es wird.</li>
          <li><strong>Teil den Nachtisch.</strong> Die ersten drei Löffel schmecken ohnehin am besten.</li>
        </ul>
        <h2>Worauf du auf der Karte achten kannst</h2>
        <p>Gegrillt, gedünstet, aus dem Ofen: Das ist meist leichter als paniert, überbacken oder in Rahm. Gerichte, in deren Namen ein Gemüse vorkommt, enthalten tatsächlich meistens mehr davon. Und wenn du Lust auf die Pizza hast? Dann nimm die Pizza.</p>
      `,
    },
    {
      type: 'TIP_BOX',
      title: 'Der Satz gegen das schlechte Gewissen',
      tipHtml: html`
        <p>Leg dir einen Satz zurecht, den du am Tag danach zu dir sagst: <em>„Das war ein schöner Abend. Heute esse ich wie immer.“</em> Kein Fasten, kein Ausgleichen, kein Extralauf. <strong>Weitermachen ist die ganze Kunst.</strong></p>
      `,
    },
    {
      type: 'RICH_TEXT',
      title: 'Wenn andere mitreden',
      textHtml: html`
        <p>„Nimm doch noch!“, „Schmeckt es dir nicht?“, „Eine Ausnahme wird man ja machen dürfen!“ Manchmal ist nicht die Karte die Schwierigkeit, sondern der Tisch. Solche Sätze sind meist freundlich gemeint. Du musst dich trotzdem nicht erklären.</p>
        <p>Hilfreich ist eine Antwort, die nichts begründet und nichts bewertet: <strong>„Danke, es war sehr gut. Ich bin satt.“</strong> Wer sagt, dass er auf Zucker verzichtet, eröffnet eine Diskussion. Wer sagt, dass er satt ist, beendet sie. Und wenn dir jemand ungefragt nachschenkt, darf das Glas einfach stehen bleiben.</p>
        <p>Umgekehrt gilt es genauso: Kommentiere nicht, was andere essen. Ein Tisch, an dem alle in Ruhe essen dürfen, was ihnen schmeckt, ist der angenehmste. Vielleicht fängt es ja mit dir an. Und meistens merkt nach fünf Minuten ohnehin niemand mehr, wer was bestellt hat.</p>
      `,
    },
    {
      type: 'STRATEGIES',
      title: 'Vor dem nächsten Restaurantbesuch',
      headline: 'Deine Strategie',
      strategies: [
        'Überleg vorher, worauf du dich <strong>am meisten freust</strong>: Vorspeise, Hauptgericht oder Nachtisch?',
        'Bestell genau das mit Genuss und halte den Rest einfach.',
        'Leg zwischendurch das Besteck hin und hör den anderen zu.',
        'Iss am nächsten Morgen ganz normal. <em>Der Abend ist vorbei, und er war gut.</em>',
      ],
    },
  ],
}
