import { html } from '../../html.ts'
import type { DemoModule } from '../../types.ts'

export const planningAndShopping: DemoModule = {
  number: 6,
  title: 'Planen, einkaufen, gut durch die Woche kommen',
  picture: {
    subject: 'basket',
    seed: 601,
    alternativeText: 'Zeichnung: ein gefüllter Korb vor ruhigen Farbflächen',
  },
  pages: [
    {
      title: 'Einmal denken statt siebenmal',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Warum ein Plan entlastet',
          textHtml: html`
            <p>„Was essen wir heute?“ ist um halb sieben abends eine schwere Frage. Du bist hungrig, müde, und im Kühlschrank liegt eine halbe Paprika. Am Sonntagvormittag ist dieselbe Frage leicht. Genau das ist der ganze Trick beim Planen.</p>
            <h2>Was du gewinnst</h2>
            <ul>
              <li><strong>Ruhe:</strong> Die Entscheidung ist schon gefallen, bevor der Hunger mitredet.</li>
              <li><strong>Zeit:</strong> Ein großer Einkauf ersetzt vier kleine.</li>
              <li><strong>Geld:</strong> Was auf dem Plan steht, wird gegessen. In deutschen Haushalten entstehen im Jahr rund 75 Kilogramm Lebensmittelabfälle pro Kopf.</li>
              <li><strong>Vielfalt:</strong> In einer Wochenübersicht siehst du sofort, ob Gemüse, Hülsenfrüchte und Vollkorn vorkommen.</li>
            </ul>
            <h2>Ein Plan mit Luft</h2>
            <p>Ein guter Plan ist locker gestrickt. Leg <strong>drei bis vier warme Mahlzeiten</strong> fest und lass den Rest offen für Reste, Einladungen und Abende mit Brot und Salat. Tauschen ist erlaubt: Passt die Linsensuppe am Dienstag nicht, gibt es sie am Mittwoch. So bleibt der Plan ein Geländer, an dem du dich festhältst, wenn du es brauchst.</p>
          `,
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Dein Planungstyp',
          question: html`<p>Wie entsteht bei dir normalerweise das Abendessen?</p>`,
          selfReflectionOptions: [
            {
              answer: 'Spontan, nach Lust und Kühlschrank',
              reaction: html`<p>Improvisieren ist eine Kunst. Mit ein paar guten Vorräten im Schrank gelingt sie noch öfter. Die übernächste Seite ist für dich gemacht.</p>`,
            },
            {
              answer: 'Ich habe einen Plan und halte ihn meistens ein.',
              reaction: html`<p>Eine starke Grundlage. Nutze sie, um Abwechslung einzubauen, zum Beispiel jede Woche ein Gemüse, das lange nicht dran war.</p>`,
            },
            {
              answer: 'Ich plane, und dann kommt etwas dazwischen.',
              reaction: html`<p>Dann ist der Plan vielleicht zu dicht. Streich zwei Abende heraus und leg ein Gericht fest, das in <strong>15 Minuten</strong> fertig ist. Es rettet fast jede Woche.</p>`,
            },
            {
              answer: 'Jemand anderes kocht.',
              reaction: html`<p>Auch dann kannst du mitgestalten: einen Wunsch äußern, den Salat übernehmen, das Gemüse aussuchen. Gemeinsam geplant schmeckt es allen besser.</p>`,
            },
          ],
        },
      ],
    },
    {
      title: 'Der Baukasten für deine Woche',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Vier Fächer, viele Gerichte',
          textHtml: html`
            <p>Rezepte sind schön, für den Alltag reicht oft ein Baukasten. Nimm aus jedem Fach etwas, und es wird eine Mahlzeit.</p>
            <ul>
              <li><strong>Gemüse (die Hälfte):</strong> Brokkoli, Möhren, Spinat, Paprika, Kohl, Zucchini, ein Salat</li>
              <li><strong>Sattmacher (ein Viertel):</strong> Kartoffeln, Vollkornnudeln, Naturreis, Bulgur, Vollkornbrot</li>
              <li><strong>Eiweiß (ein Viertel):</strong> Linsen, Kichererbsen, Tofu, Quark, Käse, Fisch, hin und wieder Ei oder Fleisch</li>
              <li><strong>Geschmack:</strong> Raps- oder Olivenöl, Kräuter, Zitrone, Knoblauch, Tomatenmark, Senf, Nüsse</li>
            </ul>
            <h2>Drei Beispiele</h2>
            <h3>Pfanne</h3>
            <p>Naturreis, Brokkoli, Möhren und Tofu mit Ingwer und Sojasoße.</p>
            <h3>Blech</h3>
            <p>Kartoffeln, Paprika und Kichererbsen mit Öl und Paprikapulver, dazu Kräuterquark.</p>
            <h3>Topf</h3>
            <p>Rote Linsen, Tomaten aus der Dose und Spinat mit Kreuzkümmel, dazu eine Scheibe Vollkornbrot.</p>
            <p>Das Schöne daran: Fehlt eine Zutat, tauschst du sie innerhalb ihres Fachs. Aus Brokkoli wird Blumenkohl, aus Tofu werden Kichererbsen. So bleibt dein Plan auch dann bestehen, wenn im Laden etwas ausverkauft ist.</p>
          `,
        },
        {
          type: 'RICH_TEXT',
          title: 'Übung: Drei Abende planen',
          textHtml: html`
            <p>Plane jetzt drei warme Mahlzeiten für die kommende Woche. Zehn Minuten genügen. Nimm den Wochenplan von dieser Seite oder ein Blatt Papier.</p>
            <h3>So gehst du vor</h3>
            <ol>
              <li><strong>Kalender ansehen:</strong> An welchen Abenden hast du Zeit zum Kochen, an welchen muss es schnell gehen? Trag zuerst die schnellen Abende ein.</li>
              <li><strong>Vorräte prüfen:</strong> Was liegt im Kühlschrank und sollte bald gegessen werden? Es bekommt den ersten Platz.</li>
              <li><strong>Baukasten füllen:</strong> Wähl für jede Mahlzeit Gemüse, Sattmacher und Eiweiß. Wenigstens einmal kommen Hülsenfrüchte vor.</li>
              <li><strong>Doppelt nutzen:</strong> Gibt es etwas, das du in doppelter Menge kochst und am nächsten Tag mitnimmst?</li>
              <li><strong>Zettel schreiben:</strong> Notiere nur, was fehlt.</li>
            </ol>
            <h3>Wenn du nicht allein isst</h3>
            <p>Lass alle am Tisch ein Gericht wünschen. Wer mitentscheidet, isst lieber mit. Das gilt für Kinder genauso wie für Erwachsene.</p>
          `,
        },
        {
          type: 'DOCUMENT',
          title: 'Dein Wochenplan',
          document: 'weekly-plan',
          documentExplanation: html`<p>Zum Ausdrucken und Ausfüllen: eine <strong>leere Woche</strong> für deine Ideen und eine Beispielwoche, aus der du dich bedienen kannst.</p>`,
        },
        {
          type: 'IMAGE',
          title: 'Aus der Pfanne auf den Tisch',
          picture: {
            subject: 'pan',
            seed: 602,
            alternativeText: 'Zeichnung: eine Pfanne, in der etwas Gutes brät',
          },
        },
      ],
    },
    {
      title: 'Ein Vorrat, der dich rettet',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Was immer da sein darf',
          textHtml: html`
            <p>An Abenden ohne Plan entscheidet der Schrank. Steht dort das Richtige, hast du in einer Viertelstunde etwas Warmes auf dem Tisch, das guttut.</p>
            <h2>Drei Ebenen</h2>
            <ul>
              <li><strong>Trocken:</strong> Haferflocken, Vollkornnudeln, Naturreis, rote Linsen, Nüsse, Gewürze, Rapsöl</li>
              <li><strong>Glas und Dose:</strong> Tomaten, Kichererbsen, Bohnen, Mais, Fisch in Öl</li>
              <li><strong>Gefroren:</strong> Spinat, Erbsen, Brokkoli, Beeren, Vollkornbrot in Scheiben</li>
            </ul>
            <p>Dazu ein paar frische Dinge, die lange halten: Zwiebeln, Möhren, Kohl, Äpfel, Eier, Joghurt.</p>
            <h2>Drei Retter in 15 Minuten</h2>
            <ol>
              <li><strong>Nudeln mit Erbsen:</strong> Vollkornnudeln, Tiefkühlerbsen, Zitrone, etwas Parmesan</li>
              <li><strong>Tomatentopf:</strong> Dosentomaten mit Zwiebel und Kreuzkümmel einkochen, Kichererbsen und Spinat darin erwärmen, Brot dazu</li>
              <li><strong>Bohnensalat:</strong> Bohnen und Mais aus der Dose, Zwiebel, Essig, Öl, dazu Brot</li>
            </ol>
            <p>Füll nach, sobald du die vorletzte Packung öffnest. Neues kommt nach hinten, Älteres nach vorn, dann wird nichts vergessen.</p>
          `,
        },
        {
          type: 'DOCUMENT',
          title: 'Die Einkaufsliste für den Vorrat',
          document: 'pantry-list',
          documentExplanation: html`<p>Eine Liste zum Abhaken, sortiert nach Regal. Streich, was du nicht magst, und kauf nach und nach ein. <em>Auf einmal brauchst du nichts davon.</em></p>`,
        },
        {
          type: 'QUIZ',
          title: 'Kurz nachgedacht: Tiefkühlgemüse',
          question: 'Wie schneidet Tiefkühlgemüse im Vergleich zu frischem Gemüse ab?',
          possibleAnswers: [
            {
              text: 'Es ist frischem Gemüse ebenbürtig.',
              explanation: html`<p>Richtig. Länger gelagerter Ware ist es oft sogar überlegen: Spinat, der mehrere Tage liegt, hat einen Teil seines Vitamin C schon verloren. Achte beim Kauf nur auf Sorten ohne Soße.</p>`,
              isCorrectAnswer: true,
            },
            {
              text: 'Es enthält kaum noch Vitamine.',
              explanation: html`<p>Das Gegenteil ist meist der Fall: Es wird kurz nach der Ernte blanchiert und eingefroren. Beim Vitamingehalt ist es <strong>frischem Gemüse ebenbürtig</strong>.</p>`,
            },
            {
              text: 'Es zählt nicht zu den fünf Portionen am Tag.',
              explanation: html`<p>Doch, eine Handvoll davon zählt genauso wie frisches. Beim Vitamingehalt ist Tiefkühlgemüse <strong>frischem ebenbürtig</strong>.</p>`,
            },
          ],
        },
      ],
    },
    {
      title: 'Im Supermarkt',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Einkaufen mit klarem Kopf',
          textHtml: html`
            <p>Ein Supermarkt ist freundlich eingerichtet, vor allem für seinen Umsatz. Wer das weiß, geht gelassener hindurch.</p>
            <h2>Vor dem Einkauf</h2>
            <ul>
              <li><strong>Iss eine Kleinigkeit.</strong> Mit Hunger landet mehr im Wagen, vor allem Süßes und Fettiges.</li>
              <li><strong>Schreib eine Liste</strong> in der Reihenfolge der Regale. Das spart Wege und Umwege.</li>
            </ul>
            <h2>Im Laden</h2>
            <ul>
              <li><strong>Beginne bei Obst und Gemüse.</strong> Ist der Wagen schon halb bunt, fügt sich der Rest.</li>
              <li><strong>Schau nach oben und unten.</strong> Auf Augenhöhe liegt meist das Teurere.</li>
              <li><strong>Vergleiche den Grundpreis</strong> je Kilogramm oder Liter. Großpackungen sind nicht immer günstiger.</li>
              <li><strong>Nutze den Nutri-Score</strong> für ähnliche Produkte. Er vergleicht Müsli mit Müsli und Pizza mit Pizza. In Deutschland ist er freiwillig.</li>
              <li><strong>Lies die ersten drei Zutaten.</strong> Sie machen meist den größten Teil aus.</li>
            </ul>
            <h2>An der Kasse</h2>
            <p>Das Regal mit den Süßigkeiten ist für die Wartezeit gemacht. Ein Blick auf deine Liste hilft darüber hinweg. Möchtest du etwas Süßes, dann such es dir vorher in Ruhe aus.</p>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Kurz nachgedacht: Nutri-Score',
          question: 'Eine Tiefkühlpizza trägt den Nutri-Score B. Was sagt dir das?',
          possibleAnswers: [
            {
              text: 'Sie ist so gesund wie jedes andere Lebensmittel mit B.',
              explanation: html`<p>Über Produktgruppen hinweg lässt sich so nicht vergleichen. Der Buchstabe zeigt: <strong>Unter ähnlichen Produkten ist diese Pizza günstiger zusammengesetzt als solche mit C, D oder E.</strong></p>`,
            },
            {
              text: 'Eine Behörde hat sie geprüft und empfiehlt sie.',
              explanation: html`<p>Die Hersteller berechnen den Wert selbst nach festen Regeln, die Kennzeichnung ist in Deutschland freiwillig. Sie zeigt: <strong>Unter ähnlichen Produkten schneidet diese Pizza besser ab als solche mit C, D oder E.</strong></p>`,
            },
            {
              text: 'Sie schneidet besser ab als Pizzen mit C, D oder E.',
              explanation: html`<p>Richtig. Dafür ist der Nutri-Score gedacht: ein schneller Vergleich am selben Regal. Mit einem Salat dazu wird aus der Pizza eine runde Mahlzeit.</p>`,
              isCorrectAnswer: true,
            },
          ],
        },
        {
          type: 'ACKNOWLEDGEMENT',
          title: 'Deine Liste',
          introduction: html`
            <p>Nimm die drei Mahlzeiten aus deiner Planung und schreib den Einkaufszettel dazu. Sortiere ihn so, wie du durch den Laden gehst: Gemüse, Brot, Kühlregal, Trockenes, Tiefgekühltes.</p>
          `,
          acknowledgement: 'Ich habe meine Einkaufsliste für die nächsten Tage geschrieben.',
        },
        { type: 'HABIT_PROPOSAL', title: 'Ein fester Termin für den Plan', habit: 'weekly-plan' },
      ],
    },
    {
      title: 'Vorkochen und gut aufbewahren',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Heute kochen, morgen frei haben',
          textHtml: html`
            <p>Vorkochen heißt nicht, den Sonntag am Herd zu verbringen. Es reicht, wenn du von dem, was du ohnehin kochst, die doppelte Menge machst.</p>
            <h2>Was sich eignet</h2>
            <ul>
              <li><strong>Suppen, Eintöpfe, Currys:</strong> Sie schmecken am zweiten Tag oft besser und lassen sich gut einfrieren.</li>
              <li><strong>Bausteine:</strong> gekochte Linsen, Reis, Kartoffeln oder Ofengemüse, die du täglich anders kombinierst.</li>
              <li><strong>Salat zum Schichten:</strong> Soße nach unten, Festes in die Mitte, Blätter nach oben.</li>
            </ul>
            <h2>Sicher aufbewahren</h2>
            <ol>
              <li>Lass Gekochtes zügig abkühlen, am besten in flachen Gefäßen, und stell es bald in den Kühlschrank. Das gilt besonders für Reis.</li>
              <li>Iss es innerhalb von zwei bis drei Tagen oder frier es ein. Beschrifte die Dose mit Inhalt und Datum.</li>
              <li>Erhitze Reste vor dem Essen durch und durch, auf mindestens 70 Grad.</li>
            </ol>
            <h2>Reste mit Zukunft</h2>
            <p>Aus Kartoffeln wird ein Bauernfrühstück, aus Gemüse eine Frittata, aus weichem Obst ein Kompott. Trockenes Vollkornbrot röstest du als Croûtons zur Suppe.</p>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Kurz nachgedacht: Datum auf dem Becher',
          question:
            'Das Mindesthaltbarkeitsdatum deines ungeöffneten Naturjoghurts war vor drei Tagen. Was tust du?',
          possibleAnswers: [
            {
              text: 'Wegwerfen, denn mit dem Datum endet die Haltbarkeit',
              explanation: html`<p>Das wäre schade. „Mindestens haltbar bis“ bedeutet nicht „schlecht ab“. <strong>Anschauen, riechen, probieren</strong> – gut gekühlter Joghurt ist oft noch länger in Ordnung.</p>`,
            },
            {
              text: 'Anschauen, riechen, probieren, dann entscheiden',
              explanation: html`<p>Richtig. Anders ist es beim <em>Verbrauchsdatum</em>, etwa auf Hackfleisch oder frischem Geflügel. Ist es abgelaufen, gehört das Lebensmittel in den Abfall.</p>`,
              isCorrectAnswer: true,
            },
            {
              text: 'Essen, ganz gleich, wie er aussieht',
              explanation: html`<p>Ein Blick darf schon sein: Bei Schimmel oder gewölbtem Deckel entsorgst du den Becher. Sonst gilt <strong>anschauen, riechen, probieren</strong>.</p>`,
            },
          ],
        },
        { type: 'HABIT_PROPOSAL', title: 'Die doppelte Menge', habit: 'cook-twice' },
      ],
    },
    {
      title: 'Mittags bei der Arbeit',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Kantine, Bäcker oder Brotdose',
          textHtml: html`
            <p>Mittags fehlt oft die Zeit und manchmal die Auswahl. Mit ein paar Griffen wird trotzdem etwas Gutes daraus.</p>
            <h3>In der Kantine</h3>
            <p>Sieh dir zuerst alles an und entscheide dann. Nimm Gemüse oder Salat vorweg und bitte um wenig Soße. Viele Betriebe richten sich nach dem <a href="https://www.dge.de">Qualitätsstandard der DGE</a>, oft ist eine Linie entsprechend gekennzeichnet.</p>
            <h3>Beim Bäcker und Imbiss</h3>
            <p>Ein Vollkornbrötchen mit Käse und Gemüse, dazu ein Stück Obst, trägt länger als Süßes. Beim Döner gibt es gern mehr Salat, beim Asia-Imbiss gedünstetes Gemüse mit Tofu.</p>
            <h3>Aus der Dose</h3>
            <p>Am einfachsten ist der Rest von gestern. Ergänze ihn um etwas Knackiges und eine Handvoll Nüsse. Im Büro helfen ein kleiner Vorrat an Haferflocken, Knäckebrot und Obst und ein eigenes Glas.</p>
            <h3>Und der Platz?</h3>
            <p>Steh zum Essen auf, wenn es irgendwie geht. Zwanzig Minuten an einem anderen Tisch sind Sättigung und Pause zugleich. Deine Mails warten so lange.</p>
          `,
        },
        {
          type: 'RICH_TEXT',
          title: 'Übung: Zwei Mittage vorbereiten',
          textHtml: html`
            <p>Such dir aus der kommenden Arbeitswoche zwei Tage aus, an denen dein Mittagessen bisher eher Zufall ist. Für diese beiden triffst du die Entscheidung heute.</p>
            <h3>So gehst du vor</h3>
            <ol>
              <li><strong>Lage klären:</strong> Was gibt es dort, wo du bist? Kantine, Küche, Mikrowelle, Bäcker, nur ein Schreibtisch?</li>
              <li><strong>Entscheiden:</strong> Schreib für jeden der beiden Tage einen Satz auf. „Am Dienstag nehme ich die Linsensuppe von Montag mit.“ – „Am Donnerstag hole ich ein Vollkornbrötchen und habe Paprika dabei.“</li>
              <li><strong>Vorbereiten:</strong> Was muss dafür bereitstehen? Dose, Besteck, Zutat auf der Einkaufsliste?</li>
              <li><strong>Platz wählen:</strong> Wo isst du, und mit wem?</li>
            </ol>
            <h3>Wenn du im Schichtdienst arbeitest</h3>
            <p>Iss die größere Mahlzeit möglichst vor der Nachtschicht und nachts eher Leichtes, zum Beispiel Suppe, Joghurt, Obst oder Vollkornbrot. Feste Essenszeiten geben dir auch in wechselnden Wochen etwas Halt.</p>
          `,
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Dein Mittagessen',
          question: html`<p>Was steht einem guten Mittagessen bei dir <strong>am häufigsten</strong> im Weg?</p>`,
          selfReflectionOptions: [
            {
              answer: 'Zu wenig Zeit',
              reaction: html`<p>Trag die Pause als Termin in deinen Kalender ein, erst einmal an zwei Tagen. Was dort steht, wird seltener überbucht.</p>`,
            },
            {
              answer: 'Zu wenig Auswahl in der Nähe',
              reaction: html`<p>Dann bist du mit Mitgebrachtem am freiesten. Ein Rest vom Vorabend und ein Apfel brauchen keine drei Minuten Vorbereitung.</p>`,
            },
            {
              answer: 'Alle anderen essen etwas anderes.',
              reaction: html`<p>Zusammen essen ist wertvoll. Geh mit und such aus, was dir guttut. Oft schließt sich schon beim zweiten Mal jemand an.</p>`,
            },
            {
              answer: 'Nichts, es klappt gut.',
              reaction: html`<p>Wie schön. Gib deine beste Idee ruhig weiter: Jemand in deinem Team sucht vielleicht genau danach.</p>`,
            },
          ],
        },
      ],
    },
  ],
}
