import { html } from '../../html.ts'
import type { DemoArticle } from '../../types.ts'

export const sayingNo: DemoArticle = {
  title: 'Freundlich Nein sagen, ohne sich zu rechtfertigen',
  publishedDaysAgo: 38,
  promotes: [3],
  picture: {
    subject: 'hands',
    seed: 3105,
    alternativeText: 'Zeichnung: zwei Hände, die eine sanfte Grenze zeigen',
  },
  contentElements: [
    {
      type: 'RICH_TEXT',
      title: 'Jedes Ja kostet ein anderes',
      textHtml: html`
        <p>„Kannst du noch schnell?“ Viele von uns antworten Ja, bevor sie nachgedacht haben. Wir wollen helfen, niemanden enttäuschen, als verlässlich gelten. Das sind gute Eigenschaften. Nur hat der Tag nicht mehr Stunden, wenn wir zusagen. <strong>Jedes Ja zu einer Sache ist ein Nein zu einer anderen</strong>, meistens zu einer, die niemand einfordert: der Pause, dem Sport, dem frühen Feierabend.</p>
        <h2>Warum es so schwerfällt</h2>
        <p>Ablehnung tut weh, auch wenn wir selbst ablehnen. Dazu kommt, dass wir die Folgen überschätzen. In Befragungen erwarteten Menschen, dass eine Absage das Verhältnis deutlich belastet. Die andere Seite sah es viel gelassener. Wer fragt, rechnet nämlich durchaus mit einem Nein.</p>
        <p>Und noch etwas: Ein klares Nein ist freundlicher als ein Ja, das später halbherzig erfüllt oder kurz vor Schluss zurückgezogen wird.</p>
      `,
    },
    {
      type: 'RICH_TEXT',
      title: 'Vier Sätze, die du dir leihen darfst',
      textHtml: html`
        <ul>
          <li><strong>Zeit gewinnen:</strong> „Ich schaue in meinen Kalender und melde mich bis heute Nachmittag.“</li>
          <li><strong>Klar absagen:</strong> „Danke, dass du an mich denkst. Das schaffe ich diese Woche nicht.“</li>
          <li><strong>Teilweise zusagen:</strong> „Den ersten Teil kann ich bis Freitag machen, den zweiten nicht.“</li>
          <li><strong>Die Wahl zurückgeben:</strong> „Gern. Was soll dafür liegen bleiben?“</li>
        </ul>
        <h2>Keine Begründungsketten</h2>
        <p>Je länger die Erklärung, desto mehr Angriffsfläche bietet sie. Ein kurzer Grund genügt, oft geht es ganz ohne. „Das passt mir nicht“ ist ein vollständiger Satz. Wenn nachgehakt wird, musst du nichts Neues erfinden: <strong>Wiederhol ruhig dasselbe.</strong></p>
        <p>Achte auch auf deine Haltung. Wer sich klein macht und dreimal entschuldigt, klingt, als wäre noch etwas zu holen. Atme aus, schau dein Gegenüber an, sprich langsam.</p>
        <p>Nicht jedes Nein ist möglich, zum Beispiel bei klaren Anweisungen. Dann hilft die vierte Antwort: Sie macht sichtbar, dass etwas anderes warten muss, und legt die Entscheidung dorthin, wo sie hingehört.</p>
      `,
    },
    {
      type: 'IMAGE_WITH_DESCRIPTION',
      title: 'Platz für das, was zählt',
      description:
        'Ein Baum, der überall Äste treibt, trägt wenig Früchte. Wer auslichtet, nimmt nichts weg, sondern macht Platz.',
      picture: {
        subject: 'tree',
        seed: 3106,
        alternativeText: 'Zeichnung: ein Baum mit runder Krone auf einer Wiese',
      },
    },
    {
      type: 'TIP_BOX',
      title: 'Die Nacht darüber',
      tipHtml: html`
        <p>Gib dir eine einfache Regel: <strong>Größere Zusagen erst am nächsten Tag.</strong> Du musst dann nicht im Augenblick stark sein, sondern hältst dich nur an deine Regel. Auch das darfst du laut sagen.</p>
      `,
    },
    {
      type: 'RICH_TEXT',
      title: 'Wenn das schlechte Gewissen kommt',
      textHtml: html`
        <p>Nach einem Nein meldet sich oft ein unangenehmes Gefühl. Das heißt nicht, dass du etwas falsch gemacht hast. Es heißt nur, dass du etwas <strong>anders gemacht hast als sonst</strong>. Solche Gefühle werden mit der Zeit schwächer, wenn man sie aushält, und stärker, wenn man ihnen sofort nachgibt.</p>
        <p>Eine Frage kann dir dabei helfen: Was würdest du einer guten Freundin raten, die in deiner Lage ist? Vermutlich würdest du ihr sagen, dass sie ausruhen darf. Sprich mit dir selbst genauso freundlich.</p>
        <p>Und prüf deine Ausgangslage. Manche Menschen sagen Ja, weil sie in der Vergangenheit erlebt haben, dass ein Nein Folgen hatte. Wenn du in einer Beziehung oder am Arbeitsplatz Angst vor der Reaktion hast, ist das keine Frage der richtigen Worte. Dann such dir Rückhalt bei jemandem, dem du vertraust, bei der Personalvertretung oder einer Beratungsstelle.</p>
      `,
    },
    {
      type: 'STRATEGIES',
      title: 'Eine Woche im Kleinen üben',
      headline: 'Deine Strategie',
      strategies: [
        'Zähl an zwei Tagen mit, wie oft du Ja sagst und dabei <em>eigentlich Nein</em> meinst.',
        'Such dir <strong>eine harmlose Gelegenheit</strong>: der Newsletter, die zweite Tasse, das Zusatzangebot an der Kasse.',
        'Sag einmal am Tag: „Ich melde mich später dazu.“',
        'Schreib auf, was danach wirklich passiert ist. Meistens: nichts.',
      ],
    },
  ],
}
