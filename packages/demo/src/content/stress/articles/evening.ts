import { html } from '../../html.ts'
import type { DemoArticle } from '../../types.ts'

export const evening: DemoArticle = {
  title: 'Feierabend für den Kopf: wie Abschalten gelingt',
  publishedDaysAgo: 11,
  promotes: [3, 4],
  picture: {
    subject: 'moon',
    seed: 3103,
    alternativeText: 'Zeichnung: der Mond über einer stillen Landschaft',
  },
  contentElements: [
    {
      type: 'RICH_TEXT',
      title: 'Warum Unerledigtes nachhallt',
      textHtml: html`
        <p>Du sitzt am Abendbrottisch, und in Gedanken schreibst du noch an einer E-Mail. Das ist keine Schwäche. Unser Gedächtnis hält offene Aufgaben bereit, damit wir sie nicht vergessen. Je wichtiger eine Sache ist und je unklarer der nächste Schritt, desto öfter meldet sie sich.</p>
        <h2>Erholung braucht Abstand</h2>
        <p>Die Arbeitspsychologie nennt es Abschalten, wenn wir in der Freizeit auch innerlich nicht bei der Arbeit sind. Menschen, denen das gelingt, schlafen besser, sind am nächsten Morgen erholter und im Schnitt zufriedener. <strong>Es kommt also nicht nur darauf an, wann du den Rechner ausschaltest, sondern auch darauf, wann du es im Kopf tust.</strong></p>
        <p>Das lässt sich nicht erzwingen. „Denk nicht an die Arbeit“ wirkt so gut wie „Denk nicht an einen rosa Elefanten“. Was hilft, ist ein Abschluss.</p>
      `,
    },
    {
      type: 'IMAGE',
      title: 'Was aufgeschrieben ist, muss niemand behalten',
      picture: {
        subject: 'journal',
        seed: 3104,
        alternativeText: 'Zeichnung: ein aufgeschlagenes Notizbuch mit Stift',
      },
    },
    {
      type: 'RICH_TEXT',
      title: 'Der Übergang: drei Teile',
      textHtml: html`
        <h2>Abschließen</h2>
        <p>Nimm dir die letzten zehn Minuten des Arbeitstages. Schreib auf, was offen ist, und zu jedem Punkt <strong>den nächsten kleinen Schritt</strong>. In Versuchen genügte schon ein solcher Plan, damit die Gedanken an das Unerledigte nachließen. Die Aufgabe ist nicht fertig, aber sie ist versorgt.</p>
        <h2>Hinübergehen</h2>
        <p>Früher übernahm der Heimweg diese Aufgabe. Im Homeoffice fehlt er. Bau dir einen Ersatz: eine Runde um den Block, andere Kleidung, ein bestimmtes Lied. Wichtig ist nur, dass es jeden Tag dasselbe ist. Nach einigen Wochen reicht der Auslöser, und der Körper stellt sich um.</p>
        <h2>Ankommen</h2>
        <p>Auf dem Sofa kreisen Gedanken besonders gern. Leichter schaltest du bei etwas ab, das <strong>Hände oder Aufmerksamkeit fordert</strong>: kochen, musizieren, im Garten arbeiten, mit einem Kind spielen, sich bewegen. Und wenn dich etwas Dienstliches einholt, schreib es auf einen Zettel. Morgen kümmerst du dich darum.</p>
      `,
    },
    {
      type: 'TIP_BOX',
      title: 'Das Telefon hat auch Feierabend',
      tipHtml: html`
        <p>Schalte die Benachrichtigungen der Arbeit nach Feierabend ab, nicht nur den Ton. Allein das <strong>Warten auf eine mögliche Nachricht</strong> hält die Anspannung wach. Wenn du erreichbar sein musst, vereinbare einen Weg, zum Beispiel den Anruf, und lass alles andere liegen.</p>
      `,
    },
    {
      type: 'RICH_TEXT',
      title: 'Vier Arten, sich zu erholen',
      textHtml: html`
        <p>Nicht jede freie Stunde erholt. Die Forschung unterscheidet vier Zutaten, und am besten ist eine Mischung:</p><ul><li><strong>Abstand:</strong> Die Arbeit ist nicht da, auch nicht in Gedanken.</li><li><strong>Entspannung:</strong> Körper und Kopf dürfen langsamer werden, beim Baden, Lesen, Musikhören.</li><li><strong>Etwas können:</strong> Ein Instrument, eine Sprache, ein neues Rezept. Das strengt an und erholt trotzdem.</li><li><strong>Selbst bestimmen:</strong> Du entscheidest, was du tust, und sei es nur für eine halbe Stunde.</li></ul>
        <p>Schau einmal auf deinen letzten Abend. Welche Zutat war dabei, welche hat gefehlt? Wer den ganzen Tag Entscheidungen trifft, braucht am Abend vielleicht vor allem Ruhe. Wer tagsüber kaum mitreden darf, erholt sich besser bei etwas, das er selbst in der Hand hat.</p>
        <p>Auch Pflichten am Abend sind kein Hindernis: Eine Viertelstunde nur für dich verändert, wie sich der ganze Abend anfühlt. Sprich sie mit den Menschen ab, mit denen du lebst, und gönn ihnen dasselbe.</p>
      `,
    },
    {
      type: 'STRATEGIES',
      title: 'Dein Feierabend ab morgen',
      headline: 'Deine Strategie',
      strategies: [
        'Trag dir <strong>zehn Minuten vor Schluss</strong> einen Termin ein: „Abschließen“.',
        'Schreib drei offene Punkte und je einen nächsten Schritt auf.',
        'Wähle ein Zeichen für das Ende: Lampe aus, Rechner zu, einmal um den Block.',
        'Plane für den Abend <strong>eine</strong> Sache, auf die du dich freust.',
      ],
    },
  ],
}
