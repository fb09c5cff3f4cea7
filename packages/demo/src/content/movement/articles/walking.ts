import { html } from '../../html.ts'
import type { DemoArticle } from '../../types.ts'

export const walking: DemoArticle = {
  title: 'Gehen: das am meisten unterschätzte Training',
  publishedDaysAgo: 5,
  promotes: [2],
  picture: {
    subject: 'path',
    seed: 2101,
    alternativeText: 'Zeichnung: ein Weg, der sich durch sanfte Hügel zieht',
  },
  contentElements: [
    {
      type: 'RICH_TEXT',
      title: 'Du kannst es schon',
      textHtml: html`
        <p>Für kaum eine Bewegung brauchst du so wenig: keine Anmeldung, keine Umkleide, kein Talent. Und doch wirkt Gehen auf fast alles, was wir mit Sport erreichen wollen. Wer regelmäßig zügig geht, senkt im Durchschnitt den Blutdruck, schläft besser, hat bessere Laune und ein geringeres Risiko für Diabetes und Herzkrankheiten.</p>
        <h2>Zehntausend Schritte sind keine Grenze</h2>
        <p>Die Zahl stammt aus der Werbung für einen japanischen Schrittzähler der Sechzigerjahre. Große Auswertungen zeigen ein freundlicheres Bild: <strong>Der größte Gewinn liegt am Anfang.</strong> Wer statt 3.000 Schritten 5.000 geht, hat schon viel erreicht, und ab etwa 7.000 bis 8.000 Schritten am Tag wird die Kurve flacher. Jeder zusätzliche Schritt zählt, ein Muss ist keiner.</p>
        <p>Die Weltgesundheitsorganisation empfiehlt Erwachsenen 150 bis 300 Minuten mäßige Bewegung in der Woche. Eine halbe Stunde zügiges Gehen an fünf Tagen, und du bist dort.</p>
      `,
    },
    {
      type: 'IMAGE',
      title: 'Bequeme Schuhe sind die ganze Ausrüstung',
      picture: {
        subject: 'shoes',
        seed: 2102,
        alternativeText: 'Zeichnung: ein Paar bequeme Laufschuhe',
      },
    },
    {
      type: 'RICH_TEXT',
      title: 'Schlendern, gehen, zügig gehen',
      textHtml: html`
        <p>Das Tempo macht den Unterschied. Du brauchst dafür keine Uhr, deine Stimme genügt:</p>
        <ul>
          <li><strong>Schlendern:</strong> Du könntest singen. Gut für den Kopf und zum Erholen.</li>
          <li><strong>Zügig gehen:</strong> Du kannst dich unterhalten, aber nicht mehr singen. Das ist der Bereich, der trainiert.</li>
          <li><strong>Sehr zügig:</strong> Du schaffst nur noch kurze Sätze. Ein paar Minuten davon sind ein starker Reiz.</li>
        </ul>
        <h2>Kurze Wege zählen</h2>
        <p>Lange galt, dass nur zehn Minuten am Stück etwas bringen. Diese Regel ist überholt. Auch drei Minuten zum Briefkasten zählen. Besonders wirksam sind <strong>zehn Minuten nach dem Essen</strong>: Die Muskeln nehmen dann einen Teil des Zuckers auf, der gerade im Blut ankommt, und der Anstieg fällt kleiner aus.</p>
        <p>Wenn du beim Gehen Schmerzen in der Brust, starke Atemnot oder Schwindel bekommst, hör auf und lass es ärztlich abklären.</p>
      `,
    },
    {
      type: 'TIP_BOX',
      title: 'Ein Telefonat, eine Runde',
      tipHtml: html`
        <p>Leg fest, dass du bei Telefonaten ohne Bildschirm <strong>stehst oder gehst</strong>. Zwei Gespräche am Tag ergeben schnell zwanzig Minuten, und viele Menschen denken im Gehen sogar klarer.</p>
      `,
    },
    {
      type: 'RICH_TEXT',
      title: 'Draußen wirkt es doppelt',
      textHtml: html`
        <p>Ein Laufband ist besser als ein Sofa. Aber wenn du die Wahl hast, geh vor die Tür. Tageslicht, auch unter Wolken, ist um ein Vielfaches heller als jede Lampe. Es stellt die innere Uhr, macht am Tag wach und am Abend müde.</p>
        <p>Dazu kommt das Grün. In vielen Untersuchungen fühlten sich Menschen nach einem Spaziergang im Park oder im Wald ruhiger als nach einer gleich langen Runde an einer befahrenen Straße. <strong>Zwei Stunden in der Natur in der Woche</strong>, egal wie verteilt, gingen mit besserem Wohlbefinden einher.</p>
        <p>Und wenn es regnet? Dann gehört ein Teil der Wirkung der Jacke. Wer passende Kleidung griffbereit hat, geht öfter. Leg sie an die Tür, nicht in den Schrank. Nach zehn Minuten ist den meisten warm, und der Stolz hält länger als der Regen. Bei Glatteis bleibst du natürlich drinnen.</p>
      `,
    },
    {
      type: 'STRATEGIES',
      title: 'Zwei Wochen, tausend Schritte mehr',
      headline: 'Deine Strategie',
      strategies: [
        'Miss an drei normalen Tagen, wie viele Schritte du gehst. Der Mittelwert ist dein Anfang.',
        'Nimm dir <strong>tausend Schritte mehr</strong> vor, das sind etwa zehn Minuten.',
        'Binde sie an etwas Festes: nach dem Mittagessen, vor der Tagesschau, auf dem Weg zur Bahn.',
        'Erhöhe erst, wenn es zwei Wochen leicht war.',
      ],
    },
  ],
}
