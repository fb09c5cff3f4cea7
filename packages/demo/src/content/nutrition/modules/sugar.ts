import { html } from '../../html.ts'
import type { DemoModule } from '../../types.ts'

export const sugar: DemoModule = {
  number: 5,
  title: 'Zucker: genießen statt nebenbei',
  picture: {
    subject: 'cloud',
    seed: 501,
    alternativeText: 'Zeichnung: weiche Wolken in hellen Farben',
  },
  pages: [
    {
      title: 'Wie viel Zucker ist viel?',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Ein nüchterner Blick auf etwas Süßes',
          textHtml: html`
            <p>Zucker ist weder Gift noch Grundnahrungsmittel. Er schmeckt gut, liefert schnelle Energie und sonst kaum etwas. Zum Thema wird er durch die Menge und dadurch, dass wir einen großen Teil davon gar nicht bemerken.</p>
            <h2>Was mit „freiem Zucker“ gemeint ist</h2>
            <p>Fachleute unterscheiden. <strong>Freier Zucker</strong> ist aller Zucker, der beim Herstellen, Kochen oder am Tisch zugesetzt wird, dazu der Zucker aus Honig, Sirup, Fruchtsaft und Fruchtsaftkonzentrat. Der Zucker in ganzen Früchten und in Milch zählt nicht dazu: Er kommt zusammen mit Ballaststoffen, Eiweiß oder Vitaminen.</p>
            <h2>Der Richtwert</h2>
            <p>Weltgesundheitsorganisation und DGE empfehlen, dass freier Zucker <strong>weniger als 10 Prozent der Energie</strong> ausmacht. Bei 2.000 Kilokalorien sind das höchstens 50 Gramm, gut 16 Stück Würfelzucker. Im Durchschnitt essen Menschen in Deutschland deutlich mehr.</p>
            <h2>Warum sich weniger lohnt</h2>
            <p>Viel Zucker begünstigt Karies und Übergewicht. Vor allem süße Getränke erhöhen das Risiko für Typ-2-Diabetes. Wer hier etwas ändert, gewinnt am meisten.</p>
          `,
        },
        { type: 'VIDEO', title: 'Kurz erklärt: freier Zucker', videoId: '76979871' },
        {
          type: 'QUIZ',
          title: 'Kurz nachgedacht: Freier Zucker',
          question: 'Welches dieser Lebensmittel enthält freien Zucker im Sinne der WHO?',
          possibleAnswers: [
            {
              text: 'Ein ganzer Apfel, mit Schale gegessen',
              explanation: html`<p>Im ganzen Apfel steckt der Zucker in den Zellen, zusammen mit Ballaststoffen. Er zählt nicht als freier Zucker. Anders ist es beim <strong>Orangensaft</strong>.</p>`,
            },
            {
              text: 'Ein Becher Naturjoghurt ohne Zusätze',
              explanation: html`<p>Naturjoghurt enthält nur Milchzucker, der von Natur aus darin ist. Als frei gilt dagegen der Zucker im <strong>Orangensaft</strong>.</p>`,
            },
            {
              text: 'Frisch gepresster Orangensaft',
              explanation: html`<p>Richtig. Beim Pressen löst sich der Zucker aus den Zellen, und das Kauen entfällt. Ein ganzes Stück Obst ist deshalb fast immer die bessere Wahl.</p>`,
              isCorrectAnswer: true,
            },
          ],
        },
      ],
    },
    {
      title: 'Etiketten lesen wie ein Profi',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Drei Stellen auf der Packung',
          textHtml: html`
            <p>Vorn auf der Packung steht, was verkaufen soll. Hinten steht, was drin ist. Dreh sie um und schau auf drei Stellen.</p>
            <h3>1. Die Zutatenliste</h3>
            <p>Sie ist nach Gewicht geordnet: Was vorn steht, ist am meisten enthalten. Süßende Zutaten tragen viele Namen. Typisch sind Wörter auf <em>-ose</em> wie Glukose, Fruktose und Saccharose, dazu Sirup, Dicksaft, Honig, Fruchtsaftkonzentrat, Maltodextrin und Süßmolkenpulver.</p>
            <h3>2. Die Nährwerttabelle</h3>
            <p>„Davon Zucker“ fasst allen Zucker zusammen, auch den aus Milch und Früchten. Zum Vergleichen eignet sich die Spalte <strong>je 100 Gramm</strong>. Die angegebene Portion ist oft kleiner als deine.</p>
            <h3>3. Die Werbung</h3>
            <ul>
              <li><strong>„Zuckerarm“:</strong> höchstens 5 Gramm je 100 Gramm, bei Getränken 2,5 Gramm je 100 Milliliter</li>
              <li><strong>„Zuckerreduziert“:</strong> mindestens 30 Prozent weniger als vergleichbare Produkte – das kann immer noch viel sein</li>
              <li><strong>„Ohne Zuckerzusatz“:</strong> nichts zum Süßen zugesetzt; natürlicher Zucker kann trotzdem reichlich enthalten sein</li>
            </ul>
          `,
        },
        {
          type: 'RICH_TEXT',
          title: 'Übung: Drei Packungen aus deinem Schrank',
          textHtml: html`
            <p>Hol drei verpackte Lebensmittel, die du regelmäßig isst. Gut eignen sich Müsli, Fruchtjoghurt, Brotaufstrich, Ketchup, Salatsoße oder ein Getränk. Du brauchst zehn Minuten.</p>
            <h3>So gehst du vor</h3>
            <ol>
              <li><strong>Schätzen:</strong> Wie viel Zucker steckt in 100 Gramm? Schreib eine Zahl auf, bevor du die Packung umdrehst.</li>
              <li><strong>Nachlesen:</strong> Such „davon Zucker“ in der Nährwerttabelle und vergleiche.</li>
              <li><strong>Aufspüren:</strong> Zähl in der Zutatenliste alle süßenden Zutaten.</li>
              <li><strong>Umrechnen:</strong> Wie groß ist <em>deine</em> Portion? Teil den Zucker darin durch drei, dann hast du die Zahl der Würfel.</li>
            </ol>
            <h3>Was du mitnimmst</h3>
            <p>Bei welchem Produkt hast du dich am meisten verschätzt? Sieh beim nächsten Einkauf nach, ob daneben eine Sorte mit weniger Zucker steht. Oft liegen zwischen zwei ähnlichen Müslis mehr als zehn Gramm. Wegwerfen musst du nichts. Es geht um den nächsten Griff ins Regal.</p>
          `,
        },
        {
          type: 'IMAGE',
          title: 'Ein Korb voller Entscheidungen',
          picture: {
            subject: 'basket',
            seed: 502,
            alternativeText: 'Zeichnung: ein Einkaufskorb mit Lebensmitteln',
          },
        },
        {
          type: 'QUIZ',
          title: 'Kurz nachgedacht: „Ohne Zuckerzusatz“',
          question:
            'Auf einem Fruchtriegel steht „ohne Zuckerzusatz“. Die Hauptzutat sind Datteln. Was bedeutet das?',
          possibleAnswers: [
            {
              text: 'Der Riegel enthält so gut wie keinen Zucker.',
              explanation: html`<p>Das hieße „zuckerfrei“. Datteln bestehen zu rund zwei Dritteln aus Zucker: <strong>Zugesetzt wurde nichts, süß ist der Riegel trotzdem.</strong></p>`,
            },
            {
              text: 'Er kann trotzdem viel Zucker enthalten.',
              explanation: html`<p>Richtig. Zugesetzt wurde keiner, doch Datteln bringen von Natur aus reichlich mit, allerdings auch Ballaststoffe. Ein Riegel bleibt also eine Süßigkeit, und die darf schmecken.</p>`,
              isCorrectAnswer: true,
            },
            {
              text: 'Der Riegel ist mit Honig gesüßt.',
              explanation: html`<p>Dann dürfte er die Angabe nicht tragen, denn auch Honig gilt als süßende Zutat. Sie bedeutet: <strong>Zugesetzt wurde nichts, natürlicher Zucker kann reichlich enthalten sein.</strong></p>`,
            },
          ],
        },
      ],
    },
    {
      title: 'Schritt für Schritt weniger süß',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Dein Geschmack lernt mit',
          textHtml: html`
            <p>Wie süß „süß genug“ ist, hängt davon ab, woran du gewöhnt bist. Senkst du die Süße langsam, passt sich dein Empfinden im Lauf einiger Wochen an. Was früher richtig war, schmeckt dann fast zu süß.</p>
            <h2>Fünf leise Wege</h2>
            <ul>
              <li><strong>Mischen:</strong> Verrühr Fruchtjoghurt halb und halb mit Naturjoghurt, später eins zu zwei.</li>
              <li><strong>Ausschleichen:</strong> Nimm im Kaffee jede Woche ein wenig weniger Zucker.</li>
              <li><strong>Backen:</strong> In vielen Rezepten kannst du ein Viertel des Zuckers weglassen, ohne dass es auffällt.</li>
              <li><strong>Verdünnen:</strong> Füll Saft und Limonade mit Wasser auf, Woche für Woche etwas mehr.</li>
              <li><strong>Würzen:</strong> Zimt, Vanille, Kakao und reife Früchte lassen Speisen süßer wirken.</li>
            </ul>
            <h2>Und Honig, Dicksaft, Süßstoff?</h2>
            <p>Honig, Agavendicksaft und Kokosblütenzucker sind für den Körper ebenfalls Zucker. Nimm sie des Geschmacks wegen, in kleinen Mengen. Süßstoffe sparen Energie und gelten innerhalb der zulässigen Tagesmengen als sicher. An die Süße bleibst du damit gewöhnt, deshalb taugen sie eher als Zwischenschritt.</p>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Kurz nachgedacht: Honig im Tee',
          question:
            'Ein Kollege süßt jetzt mit Honig statt mit Zucker, weil das gesünder sei. Was trifft zu?',
          possibleAnswers: [
            {
              text: 'Honig besteht selbst überwiegend aus Zucker.',
              explanation: html`<p>Richtig, und er zählt als freier Zucker. Weil er kräftig süßt, genügt oft etwas weniger davon. Weniger Zucker im Tee hilft aber mehr als anderer Zucker im Tee.</p>`,
              isCorrectAnswer: true,
            },
            {
              text: 'Honig enthält so viele Vitamine, dass er den Zucker ausgleicht.',
              explanation: html`<p>Die Mengen an Vitaminen und Mineralstoffen in einem Löffel Honig sind sehr klein. Für den Körper ist er <strong>vor allem Zucker</strong>.</p>`,
            },
            {
              text: 'Zucker aus natürlichen Quellen geht nicht ins Blut über.',
              explanation: html`<p>Glukose und Fruktose aus Honig werden genauso aufgenommen wie die aus Haushaltszucker. Honig besteht <strong>überwiegend aus Zucker und zählt als freier Zucker</strong>.</p>`,
            },
          ],
        },
        {
          type: 'ACKNOWLEDGEMENT',
          title: 'Eine Süße weniger',
          introduction: html`
            <p>Such dir <strong>eine</strong> Sache aus, die du in den nächsten zwei Wochen langsam weniger süßt: den Kaffee, das Müsli, den Joghurt, das Getränk zum Mittagessen. Alles andere bleibt, wie es ist.</p>
          `,
          acknowledgement:
            'Ich habe eine Sache ausgewählt, die ich in den nächsten zwei Wochen weniger süße.',
        },
      ],
    },
    {
      title: 'Genießen kann man üben',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Kleine Schule des Genießens',
          textHtml: html`
            <p>Wer sich Süßes verbietet, denkt oft umso häufiger daran. Und wer es nebenbei isst, hat wenig davon. Dazwischen liegt der Genuss, und der folgt einfachen Regeln:</p>
            <ul>
              <li><strong>Genuss darf sein.</strong> Du brauchst dafür keinen Anlass.</li>
              <li><strong>Genuss braucht Zeit.</strong> Fünf Minuten reichen, wenn sie dir gehören.</li>
              <li><strong>Genuss geht nicht nebenbei.</strong> Bildschirm aus, Schokolade an.</li>
              <li><strong>Weniger ist mehr.</strong> Die Freude sitzt in den ersten Bissen.</li>
              <li><strong>Such dir das Beste aus.</strong> Lieber zwei Stücke, die du liebst, als eine Tüte, die gerade da war.</li>
            </ul>
            <h2>Übung: Ein Stück, fünf Minuten</h2>
            <ol>
              <li>Wähl etwas Süßes, das du wirklich magst, und leg eine kleine Menge auf einen Teller. Die Packung räumst du weg.</li>
              <li>Setz dich hin. Schau es an, riech daran, hör beim Brechen oder Auspacken hin.</li>
              <li>Nimm einen kleinen Bissen und lass ihn auf der Zunge liegen. Wie verändert sich der Geschmack?</li>
              <li>Warte eine halbe Minute, dann kommt der nächste.</li>
              <li>Frag dich am Ende: Wie viel hätte heute genügt?</li>
            </ol>
          `,
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Wie war das Genießen?',
          question: html`<p>Was ist dir bei der Übung <strong>am meisten</strong> aufgefallen?</p>`,
          selfReflectionOptions: [
            {
              answer: 'Es hat intensiver geschmeckt als sonst.',
              reaction: html`<p>So wirkt Aufmerksamkeit. Du holst mehr Genuss aus derselben Menge, ganz ohne Regelwerk.</p>`,
            },
            {
              answer: 'Es war süßer oder fader, als ich dachte.',
              reaction: html`<p>Das bemerken viele. Vielleicht ist diese Sorte gar nicht dein Favorit. Dann darf beim nächsten Mal etwas Besseres auf den Teller.</p>`,
            },
            {
              answer: 'Ich war ungeduldig.',
              reaction: html`<p>Ganz normal, denn das Tempo ist ungewohnt. Nimm dir beim nächsten Mal nur <em>einen</em> langsamen Bissen vor. Der genügt als Übung.</p>`,
            },
            {
              answer: 'Ich hatte ein schlechtes Gewissen.',
              reaction: html`<p>Danke, dass du so genau hinschaust. Süßes hat in einer guten Ernährung seinen Platz. Belastet dich das Gefühl oft, sprich mit jemandem, dem du vertraust, oder mit deiner Arztpraxis.</p>`,
            },
          ],
        },
        { type: 'HABIT_PROPOSAL', title: 'Süßes mit Ruhe', habit: 'sweets-with-calm' },
      ],
    },
    {
      title: 'Gut durch das Nachmittagstief',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Halb drei, und der Kopf ist leer',
          textHtml: html`
            <p>Am frühen Nachmittag sinkt bei vielen Menschen die Aufmerksamkeit. Daran ist die innere Uhr beteiligt, ein üppiges Mittagessen verstärkt den Effekt. Das Tief vergeht meist von selbst. Süßes hebt kurz die Stimmung, macht aber nicht dauerhaft wacher.</p>
            <h2>Erst fragen, dann greifen</h2>
            <ul>
              <li><strong>Durst?</strong> Trink ein großes Glas Wasser und warte fünf Minuten.</li>
              <li><strong>Müde?</strong> Geh ans Fenster oder besser vor die Tür. Tageslicht und zehn Minuten Gehen machen munter.</li>
              <li><strong>Hungrig?</strong> Dann iss etwas, das trägt.</li>
            </ul>
            <h2>Snacks, die tragen</h2>
            <p>Gut ist die Verbindung von Obst oder Gemüse mit etwas Eiweiß oder Nüssen:</p>
            <ul>
              <li>ein Apfel und eine kleine Handvoll Mandeln</li>
              <li>Naturjoghurt mit Beeren und Haferflocken</li>
              <li>Möhrenstifte mit Hummus</li>
              <li>eine Scheibe Vollkornbrot mit Frischkäse und Gurke</li>
            </ul>
            <p>Und wenn es doch das Stück Kuchen mit den Kolleginnen ist: Setz dich dazu und genieß es. Ein einzelner Nachmittag entscheidet nichts.</p>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Kurz nachgedacht: 15 Uhr',
          question:
            'Du hast gut zu Mittag gegessen. Um 15 Uhr bist du müde und denkst an Schokolade. Was hilft zuerst?',
          possibleAnswers: [
            {
              text: 'Eine Tafel Schokolade, weil das Gehirn Zucker braucht',
              explanation: html`<p>Dein Gehirn ist nach dem Mittagessen gut versorgt, dafür sorgt der Körper selbst. Wacher machen <strong>Wasser, Tageslicht und ein paar Schritte</strong>. Die Schokolade darf danach immer noch sein.</p>`,
            },
            {
              text: 'Durchhalten und die Pause streichen',
              explanation: html`<p>Tapfer, aber anstrengend: Ohne Pause sinkt die Konzentration weiter. Gönn dir <strong>Wasser, Tageslicht und ein paar Schritte</strong>.</p>`,
            },
            {
              text: 'Ein Energydrink, damit es schnell geht',
              explanation: html`<p>Koffein wirkt, doch am Nachmittag stört es leicht den Schlaf, und der Zucker kommt obendrauf. Probier zuerst <strong>Wasser, Tageslicht und ein paar Schritte</strong>.</p>`,
            },
            {
              text: 'Ein Glas Wasser und zehn Minuten an der Luft',
              explanation: html`<p>Richtig. Müdigkeit verkleidet sich gern als Appetit. Bist du danach wirklich hungrig, greif zu einem Snack, der trägt.</p>`,
              isCorrectAnswer: true,
            },
          ],
        },
      ],
    },
  ],
}
