import { html } from '../../html.ts'
import type { DemoArticle } from '../../types.ts'

export const breakfast: DemoArticle = {
  title: 'Frühstücken oder nicht? Eine ehrliche Antwort',
  publishedDaysAgo: 9,
  promotes: [2],
  picture: {
    subject: 'bowl',
    seed: 1103,
    alternativeText: 'Zeichnung: eine Schale mit Müsli im Morgenlicht',
  },
  contentElements: [
    {
      type: 'RICH_TEXT',
      title: 'Die wichtigste Mahlzeit des Tages?',
      textHtml: html`
        <p>„Iss morgens wie ein Kaiser“ gehört zu den Sätzen, die viele von uns seit der Kindheit kennen. Die Forschung ist gelassener. Untersuchungen, in denen Menschen zufällig mit oder ohne Frühstück eingeteilt wurden, fanden für das Gewicht <strong>kaum einen Unterschied</strong>. Entscheidend ist, was über den ganzen Tag zusammenkommt, und ob du dich damit wohlfühlst.</p>
        <h2>Dein Hunger darf entscheiden</h2>
        <p>Manche wachen mit einem Loch im Bauch auf, andere bekommen vor zehn Uhr keinen Bissen herunter. Beides ist normal. Wer morgens nicht hungrig ist, muss sich nicht zwingen. Wer aber das Frühstück auslässt, obwohl der Magen knurrt, holt es später oft mit dem nach, was gerade da ist. Und das ist am Arbeitsplatz selten ein Apfel.</p>
        <p>Eine gute Frage am Morgen lautet deshalb nicht „Darf ich?“ oder „Muss ich?“, sondern: <em>Habe ich Hunger?</em></p>
      `,
    },
    {
      type: 'IMAGE',
      title: 'Ein ruhiger Anfang, auch wenn es nur eine Tasse ist',
      picture: {
        subject: 'tea',
        seed: 1104,
        alternativeText: 'Zeichnung: eine dampfende Tasse vor runden Formen',
      },
    },
    {
      type: 'RICH_TEXT',
      title: 'Wenn du frühstückst: was lange trägt',
      textHtml: html`
        <p>Ein Frühstück aus hellem Brötchen, Marmelade und Saft liefert schnell Energie, und sie ist auch schnell wieder weg. Länger satt machen drei Bausteine zusammen:</p>
        <ul>
          <li><strong>Vollkorn</strong>, zum Beispiel Haferflocken oder Vollkornbrot: Die Ballaststoffe bremsen den Anstieg des Blutzuckers.</li>
          <li><strong>Eiweiß</strong> aus Naturjoghurt, Quark, Ei, Hummus oder Nussmus: Es sättigt am besten.</li>
          <li><strong>Etwas Frisches</strong>, also Obst oder Gemüse: für Vitamine, Farbe und Biss.</li>
        </ul>
        <h2>Vorsicht bei Knuspermüsli</h2>
        <p>Viele fertige Mischungen bestehen zu einem Fünftel oder mehr aus Zucker. Das erkennst du an der Zeile „davon Zucker“ in der Nährwerttabelle. Einfache Abhilfe: Misch dein Lieblingsmüsli halb und halb mit Haferflocken. Nach zwei Wochen schmeckt dir das Original vermutlich zu süß.</p>
        <p>Getränke zählen übrigens mit: Ein Milchkaffee mit Sirup ist eine kleine Mahlzeit, ein schwarzer Kaffee oder ein Tee nicht.</p>
      `,
    },
    {
      type: 'TIP_BOX',
      title: 'Über Nacht von selbst fertig',
      tipHtml: html`
        <p>Vier Esslöffel Haferflocken, die gleiche Menge Milch oder Haferdrink und ein Löffel Joghurt in ein Schraubglas, umrühren, kalt stellen. Am Morgen kommt Obst darauf. <strong>Zwei Minuten Arbeit am Abend</strong>, und das Glas passt in jede Tasche.</p>
      `,
    },
    {
      type: 'RICH_TEXT',
      title: 'Und was ist mit Intervallfasten?',
      textHtml: html`
        <p>Acht Stunden essen, sechzehn Stunden nicht: Für manche Menschen ist diese Regel angenehm, weil sie das Naschen am Abend beendet. In Studien nahmen sie damit ungefähr so viel ab wie andere, die über den ganzen Tag verteilt etwas weniger aßen. <strong>Die Uhr allein bewirkt also kein Wunder</strong>, aber sie kann eine Hilfe sein.</p>
        <p>Wer es ausprobieren möchte, lässt besser das späte Essen weg als das Frühstück. Der Körper verarbeitet Zucker am Vormittag besser als am Abend. Eine Pause von zwölf Stunden über Nacht, zum Beispiel von acht bis acht, ist für die meisten Menschen ein sanfter Anfang.</p>
        <p>Nicht geeignet ist längeres Fasten in Schwangerschaft und Stillzeit, für Jugendliche, bei Untergewicht und bei einer Essstörung, auch wenn sie lange zurückliegt. Wer Medikamente gegen Diabetes nimmt, bespricht es vorher mit der Arztpraxis.</p>
      `,
    },
    {
      type: 'STRATEGIES',
      title: 'Finde in fünf Tagen deinen Morgen',
      headline: 'Dein kleiner Versuch',
      strategies: [
        'Frag dich jeden Morgen auf einer Skala von 1 bis 10: <strong>Wie hungrig bin ich?</strong>',
        'Iss an zwei Tagen wie immer und schreib auf, wann du wieder Hunger hattest.',
        'Iss an zwei Tagen mit <strong>Eiweiß und Vollkorn</strong> und schreib es wieder auf.',
        'Lass das Frühstück an einem Tag später beginnen, wenn du morgens nicht hungrig bist.',
        'Vergleich in Ruhe: An welchem Tag war dein Vormittag am angenehmsten?',
      ],
    },
  ],
}
