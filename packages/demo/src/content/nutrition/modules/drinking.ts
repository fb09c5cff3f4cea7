import { html } from '../../html.ts'
import type { DemoModule } from '../../types.ts'

export const drinking: DemoModule = {
  number: 4,
  title: 'Gut trinken: Wasser, Tee und alles andere',
  picture: {
    subject: 'water',
    seed: 401,
    alternativeText: 'Zeichnung: ein Glas Wasser vor ruhigen, runden Formen',
  },
  pages: [
    {
      title: 'Wie viel ist genug?',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Anderthalb Liter und ein bisschen Gefühl',
          textHtml: html`
            <p>Gut die Hälfte deines Körpers besteht aus Wasser. Es transportiert Nährstoffe, regelt die Temperatur und hält das Blut im Fluss. Über Nieren, Haut und Atem gibst du jeden Tag mehr als zwei Liter davon ab, und die wollen zurück.</p>
            <h2>Die Faustzahl</h2>
            <p>Die DGE empfiehlt Erwachsenen, <strong>rund 1,5 Liter am Tag zu trinken</strong>. Weitere Flüssigkeit kommt mit dem Essen, vor allem aus Gemüse, Obst, Suppe und Joghurt. Drei Liter müssen es für die meisten Menschen also nicht sein.</p>
            <h2>Wann es mehr sein darf</h2>
            <ul>
              <li>bei Hitze, beim Sport und bei körperlicher Arbeit</li>
              <li>bei trockener Heizungsluft oder sehr salzigem Essen</li>
              <li>bei Fieber, Durchfall oder Erbrechen</li>
            </ul>
            <h2>Der einfachste Anzeiger</h2>
            <p>Ein Blick in die Toilette genügt: Hellgelber Urin spricht dafür, dass du genug trinkst. Ist er dunkel, fehlt etwas. Einzelne Lebensmittel wie Rote Bete, manche Vitaminpräparate und Medikamente können die Farbe verändern.</p>
            <p><strong>Wichtig:</strong> Bei einer Herz- oder Nierenerkrankung kann eine andere Menge richtig sein. Dann gilt, was deine Arztpraxis mit dir besprochen hat.</p>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Kurz nachgedacht: Genug getrunken?',
          question: 'Woran merkst du im Alltag am einfachsten, ob du genug trinkst?',
          possibleAnswers: [
            {
              text: 'Daran, dass es mindestens drei Liter sind',
              explanation: html`<p>So viel brauchst du im Normalfall nicht: Rund 1,5 Liter reichen den meisten Menschen. Ein guter Anzeiger ist <strong>hellgelber Urin</strong>.</p>`,
            },
            {
              text: 'An hellgelbem Urin',
              explanation: html`<p>Richtig. Je dunkler die Farbe, desto stärker sparen deine Nieren mit Wasser. Dann ist es Zeit für ein Glas.</p>`,
              isCorrectAnswer: true,
            },
            {
              text: 'Daran, dass ich nie Durst habe',
              explanation: html`<p>Durst ist ein gutes Signal, geht im Trubel aber leicht unter und lässt im Alter nach. Zuverlässiger ist ein Blick auf die Farbe: <strong>Hellgelber Urin</strong> spricht für genug Flüssigkeit.</p>`,
            },
          ],
        },
        { type: 'HABIT_PROPOSAL', title: 'Wasser mit festem Termin', habit: 'water-before-meals' },
      ],
    },
    {
      title: 'Kaffee, Tee, Saft: Was zählt mit?',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Die Getränke im Überblick',
          textHtml: html`
            <p>Beim Trinken darf es einfach zugehen: Wasser zuerst, der Rest ist Abwechslung.</p>
            <h3>Wasser und ungesüßter Tee</h3>
            <p>Die beste Wahl, so oft du möchtest. Leitungswasser ist in Deutschland streng kontrolliert und fast überall gut trinkbar. Ist es dir zu langweilig, hilft Geschmack ohne Zucker: Zitronenscheiben, Minze, Ingwer, ein paar gefrorene Beeren.</p>
            <h3>Kaffee und schwarzer Tee</h3>
            <p>Sie zählen zur Trinkmenge. Bis zu 400 Milligramm Koffein über den Tag verteilt gelten für gesunde Erwachsene als unbedenklich, ungefähr vier Tassen Filterkaffee. In Schwangerschaft und Stillzeit ist es die Hälfte.</p>
            <h3>Saft und Schorle</h3>
            <p>Saft enthält ähnlich viel Zucker wie Limonade. Als Schorle mit einem Teil Saft und drei Teilen Wasser wird daraus ein guter Durstlöscher.</p>
            <h3>Limonade, Eistee, Energydrinks</h3>
            <p>Flüssiger Zucker sättigt kaum. Heb dir solche Getränke für besondere Gelegenheiten auf. Light-Varianten sparen Zucker, halten aber die Gewöhnung an Süßes wach.</p>
            <h3>Milch</h3>
            <p>Sie gehört wegen ihres Eiweißes zu den Lebensmitteln und löscht den Durst eher nebenbei.</p>
          `,
        },
        {
          type: 'IMAGE',
          title: 'Eine Tasse Pause',
          picture: {
            subject: 'tea',
            seed: 402,
            alternativeText: 'Zeichnung: eine Tasse Tee, aus der Dampf aufsteigt',
          },
        },
        {
          type: 'QUIZ',
          title: 'Kurz nachgedacht: Zucker im Glas',
          question: 'Wie viel Zucker steckt ungefähr in einem halben Liter Cola? (Ein Würfel wiegt 3 Gramm.)',
          possibleAnswers: [
            {
              text: '5 Stück Würfelzucker',
              explanation: html`<p>Es ist deutlich mehr: Rund 53 Gramm Zucker stecken in der Flasche, also <strong>etwa 18 Stück Würfelzucker</strong>.</p>`,
            },
            {
              text: '10 Stück Würfelzucker',
              explanation: html`<p>Das wäre ungefähr ein großes Glas. In einem halben Liter sind es rund 53 Gramm und damit <strong>etwa 18 Stück Würfelzucker</strong>.</p>`,
            },
            {
              text: '18 Stück Würfelzucker',
              explanation: html`<p>Richtig, rund 53 Gramm. Zum Vergleich: Die WHO rät, am ganzen Tag unter etwa 50 Gramm freiem Zucker zu bleiben, gerechnet auf 2.000 Kilokalorien.</p>`,
              isCorrectAnswer: true,
            },
            {
              text: '30 Stück Würfelzucker',
              explanation: html`<p>Ganz so viel ist es nicht. Rund 53 Gramm sind es, das entspricht <strong>etwa 18 Stück Würfelzucker</strong> – und ist immer noch beachtlich.</p>`,
            },
          ],
        },
        {
          type: 'ACKNOWLEDGEMENT',
          title: 'Dein Tausch im Glas',
          introduction: html`
            <p>Welches gesüßte Getränk trinkst du am häufigsten? Such dir eine Alternative aus, auf die du dich freust. Trinkst du ohnehin nur Wasser und Tee, dann wähl eine neue Sorte zum Probieren.</p>
          `,
          acknowledgement: 'Ich habe ein Getränk ausgesucht, das ich diese Woche neu ausprobiere.',
        },
      ],
    },
    {
      title: 'Dein Trinktag',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Übung: Trinken sichtbar machen',
          textHtml: html`
            <p>Wer wenig trinkt, hat selten etwas gegen Wasser. Meist fehlt im richtigen Moment der Anstoß. Deshalb machst du das Trinken heute sichtbar.</p>
            <h2>So gehst du vor</h2>
            <ol>
              <li><strong>Gefäß wählen:</strong> Stell eine Karaffe oder Flasche bereit, deren Inhalt du kennst, und ein Glas daneben.</li>
              <li><strong>Platz wählen:</strong> Was in Greifweite steht, wird getrunken. Schreibtisch, Esstisch, Arbeitsplatte – wo bist du am längsten?</li>
              <li><strong>Drei Anker setzen:</strong> Verbinde je ein Glas mit etwas Festem, zum Beispiel nach dem Aufstehen, beim Heimkommen und zum Mittagessen.</li>
              <li><strong>Mitzählen:</strong> Mach einen Tag lang für jedes Glas und jede Tasse einen Strich. Kaffee und Tee zählen mit.</li>
            </ol>
            <h2>Am Abend</h2>
            <p>Rechne grob zusammen. Ein Wasserglas fasst meist 200 bis 250 Milliliter, sechs bis sieben Gläser ergeben die 1,5 Liter. Fehlt etwas, schau auf die längste Lücke zwischen zwei Strichen. Dort setzt du morgen einen weiteren Anker. Trink am späten Abend lieber weniger, wenn du nachts oft aufwachst.</p>
          `,
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Deine Trinklücke',
          question: html`<p>Wann gerät das Trinken bei dir am ehesten in <strong>Vergessenheit</strong>?</p>`,
          selfReflectionOptions: [
            {
              answer: 'Am Vormittag, wenn viel zu tun ist',
              reaction: html`<p>Verbinde das erste Glas mit dem Ankommen: erst einschenken, dann die Mails öffnen. So ist schon etwas getan, bevor der Trubel beginnt.</p>`,
            },
            {
              answer: 'In Besprechungen und unterwegs',
              reaction: html`<p>Eine eigene Flasche macht dich unabhängig. Füll sie am Morgen und dann immer, wenn du an einem Wasserhahn vorbeikommst.</p>`,
            },
            {
              answer: 'Am Wochenende, ohne festen Ablauf',
              reaction: html`<p>Dann tragen die Mahlzeiten: ein Glas davor, eines dazu. Das sind schon sechs über den Tag.</p>`,
            },
            {
              answer: 'Eigentlich nie, ich trinke regelmäßig.',
              reaction: html`<p>Schön, dann läuft das bei dir von allein. Vielleicht magst du beobachten, <em>was</em> in deinem Glas ist. Darum geht es auch im nächsten Modul.</p>`,
            },
          ],
        },
      ],
    },
    {
      title: 'Alkohol, ehrlich betrachtet',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Was heute als gesichert gilt',
          textHtml: html`
            <p>Ein Glas Wein zum Essen, das Bier nach Feierabend: Alkohol gehört für viele zur Geselligkeit. Umso mehr verdient er einen klaren Blick. Lange hieß es, ein Gläschen schütze das Herz. Neuere Auswertungen bestätigen das nicht.</p>
            <h2>Die Position der DGE</h2>
            <p>Seit 2024 sagt die DGE: <strong>Eine gesundheitlich unbedenkliche Menge gibt es nicht.</strong> Am besten ist es, auf Alkohol zu verzichten. Wer dennoch trinkt, profitiert von jedem Glas weniger.</p>
            <h2>Drei Dinge, die oft überraschen</h2>
            <ul>
              <li><strong>Energie:</strong> Ein Gramm Alkohol liefert 7 Kilokalorien. Ein halber Liter Bier bringt rund 200 Kilokalorien mit.</li>
              <li><strong>Appetit:</strong> Alkohol lockert die Selbstbeobachtung. Die Chips danach sind keine Charakterschwäche.</li>
              <li><strong>Schlaf:</strong> Du schläfst vielleicht schneller ein, aber unruhiger durch.</li>
            </ul>
            <h2>Was das Weniger leichter macht</h2>
            <p>Leg alkoholfreie Tage fest, lösch den Durst zuerst mit Wasser und halte etwas Gutes ohne Alkohol bereit, das in ein schönes Glas passt. Fällt dir das Weglassen schwer, sprich mit deiner Hausarztpraxis oder einer Suchtberatungsstelle, vertraulich und ohne Vorwürfe. In Schwangerschaft und Stillzeit und zusammen mit vielen Medikamenten ist Alkohol tabu.</p>
          `,
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Dein Blick auf das Glas',
          question: html`<p>Welche Rolle spielt Alkohol <em>für dich</em>? Deine Antwort sieht niemand außer dir.</p>`,
          selfReflectionOptions: [
            {
              answer: 'Keine, ich trinke nicht.',
              reaction: html`<p>Dann bleibt bei dir alles, wie es ist. Falls du manchmal gefragt wirst, warum: Ein „Ich mag lieber das hier“ genügt vollkommen.</p>`,
            },
            {
              answer: 'Ich trinke selten, zu besonderen Anlässen.',
              reaction: html`<p>Das Besondere darf besonders bleiben. Ein großes Glas Wasser daneben hilft dir, bei wenig zu bleiben.</p>`,
            },
            {
              answer: 'Er gehört für mich zum Feierabend dazu.',
              reaction: html`<p>Oft ist es das Ritual, das entspannt. Probier zwei Abende in dieser Woche mit einem anderen Getränk im selben Glas und schau, was du vermisst und was nicht.</p>`,
            },
            {
              answer: 'Ich trinke mehr, als mir lieb ist.',
              reaction: html`<p>Danke, dass du dir das eingestehst. Du musst damit nicht allein umgehen: Deine Hausarztpraxis und Suchtberatungsstellen hören zu und helfen dir <strong>vertraulich</strong> weiter.</p>`,
            },
          ],
        },
      ],
    },
  ],
}
