import { html } from '../../html.ts'
import type { DemoModule } from '../../types.ts'

export const vegetablesAndFibre: DemoModule = {
  number: 3,
  title: 'Bunt und vollwertig: Gemüse und Ballaststoffe',
  picture: {
    subject: 'grain',
    seed: 301,
    alternativeText: 'Zeichnung: Getreideähren vor weichen Farbflächen',
  },
  pages: [
    {
      title: 'Fünf Portionen, eine Handvoll',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Deine Hand ist das Maß',
          textHtml: html`
            <p>Mindestens fünf Portionen Gemüse und Obst am Tag – das klingt nach viel. Dabei trägst du das Maß immer bei dir: <strong>Eine Portion ist so viel, wie in deine Hand passt.</strong> Bei Beeren, Erbsen oder Salat formst du beide Hände zur Schale. Die DGE rechnet mit rund 110 Gramm je Portion, zusammen also etwa 550 Gramm.</p>
            <h2>So kann ein Tag aussehen</h2>
            <ul>
              <li><strong>Morgens:</strong> eine Handvoll Beeren im Müsli oder Tomaten auf dem Brot</li>
              <li><strong>Mittags:</strong> eine Portion gegartes Gemüse und ein kleiner Salat</li>
              <li><strong>Nachmittags:</strong> ein Apfel</li>
              <li><strong>Abends:</strong> Paprikastreifen oder Gurke zum Brot</li>
            </ul>
            <p>Bewährt haben sich drei Portionen Gemüse und zwei Portionen Obst.</p>
            <h2>Was zählt mit?</h2>
            <p>Frisch, tiefgekühlt, aus Glas oder Dose: Alles zählt. Tiefkühlgemüse wird kurz nach der Ernte verarbeitet und steht frischem kaum nach. Ein Glas Saft kann gelegentlich eine Portion ersetzen. Kartoffeln gehören zu den Sattmachern und werden nicht mitgezählt.</p>
            <p>Wer reichlich Gemüse und Obst isst, hat im Durchschnitt ein geringeres Risiko für Bluthochdruck, Herzinfarkt und Schlaganfall. Der Nutzen beginnt mit der ersten Handvoll mehr.</p>
          `,
        },
        {
          type: 'IMAGE',
          title: 'Eine Handvoll reicht für den Anfang',
          picture: {
            subject: 'apple',
            seed: 302,
            alternativeText: 'Zeichnung: ein Apfel mit Blatt vor rundlichen Farbformen',
          },
        },
        {
          type: 'QUIZ',
          title: 'Kurz nachgedacht: Zählt das?',
          question: 'Was zählt nicht als Portion Gemüse?',
          possibleAnswers: [
            {
              text: 'Eine Handvoll Tiefkühl-Brokkoli',
              explanation: html`<p>Doch, der zählt. Tiefkühlgemüse ist eine gute Wahl, am besten ohne Rahm- oder Fertigsoße. Nicht mitgezählt werden die <strong>Bratkartoffeln</strong>.</p>`,
            },
            {
              text: 'Eine Portion Bratkartoffeln',
              explanation: html`<p>Genau. Kartoffeln sind ein wertvolles Lebensmittel, stehen im DGE-Ernährungskreis aber in einer Gruppe mit Brot, Nudeln und Reis.</p>`,
              isCorrectAnswer: true,
            },
            {
              text: 'Soße aus passierten Tomaten',
              explanation: html`<p>Doch, auch verarbeitetes Gemüse zählt. Achte nur darauf, dass wenig Zucker und Salz zugesetzt sind. Nicht mitgezählt werden die <strong>Bratkartoffeln</strong>.</p>`,
            },
          ],
        },
        { type: 'HABIT_PROPOSAL', title: 'Ein Platz für Gemüse', habit: 'vegetables-with-warm-meals' },
      ],
    },
    {
      title: 'Ballaststoffe: alles andere als Ballast',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Futter für deine Mitbewohner',
          textHtml: html`
            <p>Der Name stammt aus einer Zeit, in der man Pflanzenfasern für überflüssig hielt. Heute gehören Ballaststoffe zu den am besten untersuchten Bestandteilen unserer Nahrung.</p>
            <h2>Was sie für dich tun</h2>
            <ul>
              <li><strong>Sie sättigen,</strong> weil sie quellen und gekaut werden wollen.</li>
              <li><strong>Sie füttern deine Darmbakterien.</strong> Diese bilden daraus kurzkettige Fettsäuren, die der Darmschleimhaut als Energiequelle dienen.</li>
              <li><strong>Sie halten die Verdauung in Gang,</strong> vor allem zusammen mit genug Flüssigkeit.</li>
              <li><strong>Sie bremsen den Anstieg des Blutzuckers.</strong> Der Beta-Glucan-Anteil in Hafer und Gerste hilft außerdem, das LDL-Cholesterin zu senken.</li>
            </ul>
            <p>Menschen, die viele Ballaststoffe essen, erkranken seltener an Typ-2-Diabetes, Herz-Kreislauf-Leiden und Darmkrebs.</p>
            <h2>Wie viel ist gut?</h2>
            <p>Die DGE nennt für Erwachsene <strong>mindestens 30 Gramm am Tag</strong>. Die meisten Menschen in Deutschland liegen deutlich darunter. Steigere die Menge über mehrere Wochen und trink dazu genug, dann kann sich dein Darm umstellen. Bei einer Darmerkrankung oder nach einer Operation klärst du das Vorgehen vorher ärztlich ab.</p>
          `,
        },
        {
          type: 'RICH_TEXT',
          title: 'Übung: Dein Ballaststoff-Überschlag',
          textHtml: html`
            <p>Wie nah bist du heute an den 30 Gramm? Eine grobe Schätzung genügt, und sie dauert keine fünf Minuten.</p>
            <h3>So gehst du vor</h3>
            <ol>
              <li>Schreib auf, was du gestern gegessen hast. Dein Ernährungstagebuch hilft dir dabei.</li>
              <li>Markiere alles aus Vollkorn, Gemüse, Obst, Hülsenfrüchten und Nüssen. Fleisch, Fisch, Eier, Milchprodukte und Zucker liefern keine Ballaststoffe.</li>
              <li>Öffne die Tabelle unter diesem Text und notiere für jede Markierung die ungefähre Zahl. Fehlt etwas, nimm den Wert eines ähnlichen Lebensmittels.</li>
              <li>Zähl zusammen und runde großzügig.</li>
            </ol>
            <h3>Und jetzt?</h3>
            <p>Such dir <strong>einen</strong> Tausch, der dir drei bis fünf Gramm mehr bringt: Haferflocken statt Cornflakes, Vollkornbrot statt Brötchen, eine halbe Dose Kichererbsen in den Salat. Ein solcher Tausch in der Woche genügt. Nach einem Monat sind es vier, ohne dass sich etwas nach Umstellung anfühlt.</p>
          `,
        },
        {
          type: 'DOCUMENT',
          title: 'Die Tabelle zur Übung',
          document: 'protein-and-fibre-table',
          documentExplanation: html`<p>Die Werte sind gerundet und für <strong>übliche Portionen</strong> angegeben. Am Ende findest du einen Beispieltag, der auf gut 30 Gramm kommt.</p>`,
        },
        {
          type: 'QUIZ',
          title: 'Kurz nachgedacht: Schritt für Schritt',
          question:
            'Du isst bisher wenig Ballaststoffe und möchtest auf 30 Gramm kommen. Was ist der beste Weg?',
          possibleAnswers: [
            {
              text: 'Ab morgen alles auf Vollkorn, Bohnen und Rohkost umstellen',
              explanation: html`<p>Der Wille ist da, nur kommt dein Darm so schnell nicht mit: Blähungen und Bauchdrücken wären wahrscheinlich. Besser geht es <strong>langsam, über mehrere Wochen und mit genug Wasser</strong>.</p>`,
            },
            {
              text: 'Ein Ballaststoffpulver nehmen und sonst nichts ändern',
              explanation: html`<p>Pulver kann im Einzelfall sinnvoll sein, doch Vitamine, Mineralstoffe und Sattmacher im Essen ersetzt es nicht. Besser steigerst du <strong>langsam, mit normalen Lebensmitteln und genug Wasser</strong>.</p>`,
            },
            {
              text: 'Über mehrere Wochen steigern und genug trinken',
              explanation: html`<p>Richtig. Die Darmbakterien stellen sich um, die Verdauung gewöhnt sich, und du findest heraus, was dir schmeckt und bekommt.</p>`,
              isCorrectAnswer: true,
            },
          ],
        },
      ],
    },
    {
      title: 'Vollkorn in deinem Tempo',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Das ganze Korn',
          textHtml: html`
            <p>Ein Getreidekorn besteht aus Mehlkörper, Keimling und Randschichten. Im hellen Mehl bleibt fast nur der Mehlkörper übrig, also die Stärke. In Keimling und Randschichten sitzen die meisten Ballaststoffe, B-Vitamine und Mineralstoffe. Vollkorn heißt: Alles ist noch da, ob grob geschrotet oder fein gemahlen.</p>
            <h2>So erkennst du es</h2>
            <ul>
              <li>„Vollkornbrot“ ist eine geschützte Angabe: Mindestens 90 Prozent des Getreides müssen Vollkorn sein.</li>
              <li>In der Zutatenliste steht Vollkornmehl oder Vollkornschrot an erster Stelle.</li>
              <li>Farbe und Körner auf der Kruste sagen wenig. „Mehrkorn“ bedeutet nur, dass mehrere Getreidearten enthalten sind, und Malz färbt auch helles Brot dunkel.</li>
              <li>Haferflocken sind immer Vollkorn, auch die zarten.</li>
            </ul>
            <h2>Sanft umsteigen</h2>
            <p>Mischen ist erlaubt: Koch halb helle, halb Vollkornnudeln. Back mit einem Drittel Vollkornmehl und etwas mehr Flüssigkeit. Wähl ein fein gemahlenes Brot, wenn dir Körner zu kräftig sind. Nach ein paar Wochen schmeckt das Nussige vertraut, und vielen kommt Weißbrot dann fast fade vor.</p>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Kurz nachgedacht: In der Bäckerei',
          question: 'Woran erkennst du am sichersten ein Vollkornbrot?',
          possibleAnswers: [
            {
              text: 'An der Bezeichnung „Vollkornbrot“',
              explanation: html`<p>Richtig, sie ist geschützt. Bei loser Ware darfst du an der Theke nach der Zutatenliste fragen. Das ist ganz üblich.</p>`,
              isCorrectAnswer: true,
            },
            {
              text: 'An der dunklen Farbe',
              explanation: html`<p>Die Farbe kann täuschen, denn Malz färbt auch helles Brot dunkel. Verlass dich auf die <strong>Bezeichnung „Vollkorn“</strong> und die erste Zutat.</p>`,
            },
            {
              text: 'Am Namen „Mehrkorn“ oder „Fitness“',
              explanation: html`<p>„Mehrkorn“ sagt nur, dass mehrere Getreidearten enthalten sind, und „Fitness“ ist reine Werbung. Sicher ist die <strong>Bezeichnung „Vollkorn“</strong>.</p>`,
            },
            {
              text: 'An den Körnern auf der Kruste',
              explanation: html`<p>Sonnenblumenkerne sind fein, doch darunter kann ein Weißmehlteig stecken. Entscheidend ist die <strong>Bezeichnung „Vollkorn“</strong>.</p>`,
            },
          ],
        },
        {
          type: 'ACKNOWLEDGEMENT',
          title: 'Dein Vollkorn-Tausch',
          introduction: html`
            <p>Such dir <strong>ein</strong> Lebensmittel aus, das du oft isst: Brot, Nudeln, Reis, Mehl oder Müsli. Setz die Vollkornvariante auf deinen nächsten Einkaufszettel.</p>
          `,
          acknowledgement: 'Ich habe ein Lebensmittel ausgesucht, das ich als Vollkornvariante probiere.',
        },
        { type: 'HABIT_PROPOSAL', title: 'Vollkorn gleich am Morgen', habit: 'whole-grain-breakfast' },
      ],
    },
    {
      title: 'Hülsenfrüchte und Nüsse',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Kleine Kerne, große Wirkung',
          textHtml: html`
            <p>Linsen, Bohnen, Kichererbsen und Erbsen liefern Eiweiß, Ballaststoffe, Eisen und B-Vitamine. Sie sind günstig, lange haltbar und gut für den Boden, auf dem sie wachsen. Die DGE empfiehlt sie <strong>mindestens einmal in der Woche</strong>, Nüsse und Samen dagegen täglich: eine kleine, ungesalzene Handvoll, rund <strong>25 Gramm</strong>.</p>
            <h2>Leicht verträglich zubereitet</h2>
            <ul>
              <li><strong>Klein anfangen:</strong> zwei Esslöffel im Salat, später eine ganze Portion.</li>
              <li><strong>Rote Linsen zuerst:</strong> Sie sind geschält, garen in etwa zehn Minuten und bekommen vielen am besten.</li>
              <li><strong>Spülen:</strong> Kichererbsen und Bohnen aus der Dose unter fließendem Wasser abbrausen.</li>
              <li><strong>Würzen:</strong> Kümmel, Kreuzkümmel oder Fenchel machen sie bekömmlicher.</li>
              <li><strong>Gut garen:</strong> Rohe Bohnen sind giftig, gekocht sind sie unbedenklich.</li>
            </ul>
            <h2>Ein Kniff für das Eisen</h2>
            <p>Dein Körper nimmt Eisen aus Pflanzen besser auf, wenn Vitamin C dabei ist. Paprika, Zitronensaft oder ein Stück Obst zum Nachtisch genügen. Kaffee und schwarzen Tee trinkst du lieber mit etwas Abstand zum Essen.</p>
          `,
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Du und die Bohne',
          question: html`<p>Wie stehst du zu Hülsenfrüchten?</p>`,
          selfReflectionOptions: [
            {
              answer: 'Sie stehen bei mir jede Woche auf dem Tisch.',
              reaction: html`<p>Großartig, damit erfüllst du die Empfehlung schon. Vielleicht reizt dich eine Sorte, die du noch nicht kennst: Belugalinsen, Ackerbohnen, Mungbohnen?</p>`,
            },
            {
              answer: 'Ich mag sie, denke aber selten daran.',
              reaction: html`<p>Dann hilft Sichtbarkeit: Stell ein Glas Linsen neben die Nudeln. Und such dir im Bereich Rezepte ein Gericht für die kommende Woche aus.</p>`,
            },
            {
              answer: 'Mein Bauch verträgt sie schlecht.',
              reaction: html`<p>Das ist häufig und bessert sich oft mit der Übung. Beginne mit <strong>einem Löffel roter Linsen</strong> in der Suppe und bleib eine Woche lang dabei. Halten die Beschwerden an, lass sie abklären.</p>`,
            },
            {
              answer: 'Ich mag sie einfach nicht.',
              reaction: html`<p>Geschmack darf sein. Oft ist es die Konsistenz: Püriert als Hummus oder sämige Suppe sind Hülsenfrüchte kaum wiederzuerkennen. Und wenn nicht, tragen dich Nüsse und Vollkorn.</p>`,
            },
          ],
        },
        { type: 'HABIT_PROPOSAL', title: 'Die tägliche Handvoll', habit: 'handful-of-nuts' },
      ],
    },
    {
      title: 'Bunt durch das Jahr',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Jede Farbe bringt etwas mit',
          textHtml: html`
            <p>Rot, Orange, Grün, Violett, Weiß: Hinter den Farben stehen unterschiedliche Pflanzenstoffe. Einen einzelnen „Star“ unter den Gemüsen gibt es nicht. Die Mischung macht es, und Abwechslung ist der einfachste Weg dorthin.</p>
            <h2>Saison hilft beim Aussuchen</h2>
            <p>Was gerade hier wächst, wird reif geerntet, hat kurze Wege und kostet oft weniger. Tomaten im August schmecken anders als im Januar. Umgekehrt sind Grünkohl, Feldsalat und Rote Bete im Winter in Bestform. Mehr dazu findest du beim <a href="https://www.bzfe.de">Bundeszentrum für Ernährung</a>.</p>
            <h2>Übung: Dein Gemüse der Woche</h2>
            <ol>
              <li>Öffne den Saisonkalender und such den aktuellen Monat.</li>
              <li>Wähl ein Gemüse, das du <strong>länger nicht</strong> oder <strong>noch nie</strong> gegessen hast.</li>
              <li>Entscheide dich für eine einfache Zubereitung: roh geraspelt, in der Pfanne oder mit etwas Öl bei 200 Grad Ober- und Unterhitze aus dem Ofen.</li>
              <li>Leg den Tag fest und schreib das Gemüse auf die Einkaufsliste.</li>
            </ol>
            <p>Schmeckt es dir nicht, ist das auch ein Ergebnis. An Neues gewöhnen wir uns oft erst nach mehreren Versuchen, und die Zubereitung ändert viel: Rosenkohl aus dem Ofen ist ein anderes Gemüse als Rosenkohl aus dem Topf.</p>
          `,
        },
        {
          type: 'DOCUMENT',
          title: 'Der Saisonkalender',
          document: 'season-calendar',
          documentExplanation: html`<p>Zwölf Monate heimisches Gemüse und Obst auf einen Blick. Häng ihn an den Kühlschrank oder nimm ihn auf dem Handy mit zum Einkaufen.</p>`,
        },
      ],
    },
  ],
}
