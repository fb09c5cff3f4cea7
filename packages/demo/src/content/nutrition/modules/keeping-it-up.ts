import { html } from '../../html.ts'
import type { DemoModule } from '../../types.ts'

export const keepingItUp: DemoModule = {
  number: 7,
  title: 'Mit anderen essen und dranbleiben',
  picture: {
    subject: 'friends',
    seed: 701,
    alternativeText: 'Zeichnung: Menschen, die beieinander sind',
  },
  pages: [
    {
      title: 'Essen ist auch Begegnung',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Am Tisch passiert mehr als Ernährung',
          textHtml: html`
            <p>Geburtstag im Büro, Sonntagsbraten bei den Eltern, Pizza mit Freunden: Gemeinsames Essen verbindet. Gutes Essen und gute Gesellschaft gehören zusammen, und eine Ernährungsweise, die dich vom Tisch der anderen fernhält, wäre auf Dauer keine gute.</p>
            <h2>Gelassen mitessen</h2>
            <ul>
              <li><strong>Geh nicht ausgehungert hin.</strong> Eine Kleinigkeit am Nachmittag macht dich am Buffet wählerischer.</li>
              <li><strong>Sieh dir erst alles an.</strong> Nimm dann, worauf du dich am meisten freust, und lass weg, was du jeden Tag haben kannst.</li>
              <li><strong>Nutze das Gespräch.</strong> Wer erzählt, isst langsamer und merkt eher, wann es reicht.</li>
              <li><strong>Bring etwas mit.</strong> Ein großer Salat oder eine bunte Platte ist fast überall willkommen.</li>
            </ul>
            <h2>Zu Hause</h2>
            <p>Kinder und Erwachsene schauen sich das Essen voneinander ab. Stell das Gemüse in die Mitte, iss es mit Freude, und lass Kommentare dazu weg. Auch wer allein wohnt, darf den Tisch decken: Ein Teller, eine Serviette und zehn Minuten ohne Bildschirm machen aus Nahrung eine Mahlzeit.</p>
          `,
        },
        {
          type: 'IMAGE',
          title: 'Ein Platz am Tisch',
          picture: {
            subject: 'hands',
            seed: 702,
            alternativeText: 'Zeichnung: zwei Hände, die einander etwas reichen',
          },
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Du in Gesellschaft',
          question: html`<p>Wie verändert sich dein Essen, wenn du <strong>mit anderen</strong> zusammen bist?</p>`,
          selfReflectionOptions: [
            {
              answer: 'Ich esse mehr als allein.',
              reaction: html`<p>Das ist gut belegt und sehr verbreitet: In Gesellschaft dauern Mahlzeiten länger, und es gibt Nachschlag. Die Pause auf halber Strecke hilft auch hier, ganz unauffällig.</p>`,
            },
            {
              answer: 'Ich esse ruhiger und bewusster.',
              reaction: html`<p>Dann tut dir Gesellschaft doppelt gut. Gibt es jemanden, mit dem du öfter essen möchtest? Vielleicht fragst du gleich heute.</p>`,
            },
            {
              answer: 'Ich passe mich an, auch wenn ich etwas anderes möchte.',
              reaction: html`<p>Dazugehören ist ein starkes Bedürfnis. Auf der nächsten Seite findest du freundliche Sätze, mit denen beides geht: dabei sein und bei dir bleiben.</p>`,
            },
            {
              answer: 'Ich esse meistens allein.',
              reaction: html`<p>Mach es dir dabei schön. Und wenn du dir manchmal Gesellschaft wünschst: Ein gemeinsames Mittagessen in der Woche ist ein guter Anfang.</p>`,
            },
          ],
        },
        { type: 'HABIT_PROPOSAL', title: 'Ganz bei der Mahlzeit', habit: 'screen-free-meal' },
      ],
    },
    {
      title: 'Freundlich Nein sagen',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Ein Nein, das niemanden kränkt',
          textHtml: html`
            <p>„Nur ein kleines Stück! Ich habe extra gebacken!“ Hinter solchen Sätzen steckt meist Zuneigung. Deshalb fällt das Ablehnen schwer, und deshalb hilft es, Person und Kuchen zu trennen: Du sagst Ja zum Menschen und Nein zum Nachschlag.</p>
            <h2>Was gut funktioniert</h2>
            <ul>
              <li><strong>Danken und kurz bleiben:</strong> „Danke, das war köstlich. Ich bin wunderbar satt.“</li>
              <li><strong>Verschieben:</strong> „Darf ich mir ein Stück für morgen mitnehmen?“</li>
              <li><strong>Umlenken:</strong> „Im Moment nicht, aber einen Kaffee nehme ich gern. Wie war euer Urlaub?“</li>
              <li><strong>Wiederholen:</strong> Beim zweiten Angebot sagst du dasselbe noch einmal, genauso freundlich.</li>
            </ul>
            <p>Lange Begründungen laden zum Diskutieren ein. „Ich mache gerade ein Programm und darf nicht“ stimmt außerdem nicht: Du darfst alles. <em>Du möchtest gerade nicht.</em></p>
            <h2>Übung: Dein Satz</h2>
            <ol>
              <li>Denk an eine Situation, in der dir das Ablehnen schwerfällt. Wer bietet dir was an?</li>
              <li>Schreib deinen eigenen Satz auf, höchstens zwölf Wörter lang.</li>
              <li>Sprich ihn dreimal laut, am besten vor dem Spiegel, bis er sich nach dir anhört.</li>
            </ol>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Kurz nachgedacht: Kuchen im Büro',
          question:
            'Deine Kollegin bietet dir Kuchen an. Du bist satt. Welche Antwort macht es dir am leichtesten?',
          possibleAnswers: [
            {
              text: '„Oh nein, so viel Zucker, das ist mir zu ungesund.“',
              explanation: html`<p>Das klingt schnell nach einem Urteil über alle, die gerade essen. Ein schlichtes <strong>„Danke, der sieht toll aus. Ich bin gerade satt.“</strong> kommt besser an.</p>`,
            },
            {
              text: '„Danke, der sieht toll aus. Ich bin gerade satt.“',
              explanation: html`<p>Richtig. Du würdigst die Geste, bleibst bei dir und gibst keinen Anlass zum Verhandeln.</p>`,
              isCorrectAnswer: true,
            },
            {
              text: '„Na gut, aber nur, weil du es bist.“',
              explanation: html`<p>Sehr menschlich, doch hinterher ärgerst du dich vielleicht. Versuch es beim nächsten Mal mit <strong>„Danke, der sieht toll aus. Ich bin gerade satt.“</strong></p>`,
            },
            {
              text: '„Ich muss abnehmen, mein Arzt hat gesagt …“',
              explanation: html`<p>So beginnt leicht ein Gespräch, das du gar nicht führen wolltest. Deine Gesundheit geht nur dich etwas an. <strong>„Danke, der sieht toll aus. Ich bin gerade satt.“</strong> genügt.</p>`,
            },
          ],
        },
      ],
    },
    {
      title: 'Wie Gewohnheiten wachsen',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Vom Vorsatz zum Autopiloten',
          textHtml: html`
            <p>Du hast in diesem Programm vieles ausprobiert. Manches läuft vielleicht schon, ohne dass du daran denkst. So fühlt sich eine Gewohnheit an: Der Auslöser kommt, die Handlung folgt.</p>
            <h2>Wie lange das dauert</h2>
            <p>Oft ist von 21 Tagen die Rede. Eine viel zitierte Untersuchung aus London kam auf <strong>im Mittel 66 Tage</strong>, mit einer Spanne von 18 bis über 250. Ein Glas Wasser am Morgen sitzt schnell, das Vorkochen braucht länger. Und noch etwas zeigte sich: Ein einzelner ausgelassener Tag schadete nicht.</p>
            <h2>Was Gewohnheiten nährt</h2>
            <ul>
              <li><strong>Ein gleichbleibender Auslöser:</strong> dieselbe Zeit, derselbe Ort, dieselbe Handlung davor</li>
              <li><strong>Ein leichter Weg:</strong> Was griffbereit ist, passiert. Die Nüsse stehen vorn, die Karaffe ist gefüllt.</li>
              <li><strong>Ein guter Moment danach:</strong> Freu dich kurz, hak es in der App ab, erzähl davon.</li>
              <li><strong>Eine nach der anderen:</strong> Zwei oder drei gleichzeitig sind genug.</li>
            </ul>
            <p>Im Bereich Gewohnheiten siehst du, ab wann du jeweils mit einer Verbesserung rechnen kannst. Bis dahin erinnert dich die App, freundlich und nur so oft, wie du möchtest.</p>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Kurz nachgedacht: Ein Tag ohne',
          question: 'Du hast deine neue Gewohnheit gestern vergessen. Was bedeutet das?',
          possibleAnswers: [
            {
              text: 'Ich muss wieder bei null anfangen.',
              explanation: html`<p>Zum Glück nicht. Ein einzelner ausgelassener Tag hat in Untersuchungen <strong>kaum etwas verändert</strong>. Was du aufgebaut hast, ist noch da.</p>`,
            },
            {
              text: 'Es ist nicht die richtige Gewohnheit für mich.',
              explanation: html`<p>So viel verrät ein Tag nicht. Er <strong>ändert am Aufbau kaum etwas</strong>. Erst wenn es über Wochen hakt, lohnt sich ein anderer Auslöser oder ein kleinerer Schritt.</p>`,
            },
            {
              text: 'Wenig. Ich mache heute einfach weiter.',
              explanation: html`<p>Richtig. Entscheidend ist, dass du zurückfindest. Je schneller und freundlicher das geht, desto besser.</p>`,
              isCorrectAnswer: true,
            },
          ],
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Was schon da ist',
          question: html`<p>Welche Veränderung fühlt sich für dich <em>schon ein wenig selbstverständlich</em> an?</p>`,
          selfReflectionOptions: [
            {
              answer: 'Etwas beim Trinken',
              reaction: html`<p>Ein guter Grundstein: Wer regelmäßig trinkt, hat bereits einen verlässlichen Anker im Tag. An ihn kannst du die nächste Gewohnheit knüpfen.</p>`,
            },
            {
              answer: 'Mehr Gemüse, Vollkorn oder Nüsse',
              reaction: html`<p>Das spürst du auf lange Sicht. Jedes Gramm Ballaststoffe mehr tut dir gut, und dein Geschmack zieht längst mit.</p>`,
            },
            {
              answer: 'Wie ich esse: langsamer, bewusster, mit Pause',
              reaction: html`<p>Das ist vielleicht die tragfähigste Veränderung, denn sie funktioniert bei jedem Gericht und an jedem Ort.</p>`,
            },
            {
              answer: 'Noch nichts so richtig',
              reaction: html`<p>Danke für die ehrliche Antwort. Nimm dir die kleinste Idee aus allen Modulen und nur diese. Zwei Wochen lang, am selben Auslöser. Danach sehen wir weiter.</p>`,
            },
          ],
        },
      ],
    },
    {
      title: 'Wenn es anders kommt',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Nach dem Stolpern weitergehen',
          textHtml: html`
            <p>Urlaub, Umzug, krankes Kind, Weihnachten: Irgendwann kommt eine Woche, in der nichts nach Plan läuft. Das gehört dazu. Entscheidend ist, was du danach zu dir sagst.</p>
            <h2>Die Falle „Jetzt ist es auch egal“</h2>
            <p>Wer in strengen Regeln denkt, gibt nach dem ersten Ausrutscher leicht alles auf: Aus einem Stück Torte wird ein verlorener Tag, daraus ein „Ab Montag wieder“. Dabei war es nur ein Stück Torte. Die nächste Mahlzeit ist schon eine neue Gelegenheit.</p>
            <h2>Drei Schritte zurück</h2>
            <ol>
              <li><strong>Freundlich bleiben.</strong> Sprich mit dir wie mit einer guten Freundin. Wer sich selbst mit Mitgefühl begegnet, findet leichter zurück als jemand, der sich straft.</li>
              <li><strong>Neugierig werden.</strong> Was war an diesem Tag anders? Schlaf, Stress, leerer Kühlschrank?</li>
              <li><strong>Klein wieder einsteigen.</strong> Wähl die leichteste deiner Gewohnheiten. Ausgleichen, fasten oder verrechnen musst du nichts.</li>
            </ol>
            <p>Brauchst du mehr Begleitung, hilft eine qualifizierte Ernährungsberatung. Viele Krankenkassen beteiligen sich auf Anfrage an den Kosten. Hinweise zur Suche findest du bei der <a href="https://www.dge.de">DGE</a>.</p>
          `,
        },
        { type: 'VIDEO', title: 'Drei Minuten für dich: Himmel und Berge', videoId: '22439234' },
        {
          type: 'QUIZ',
          title: 'Kurz nachgedacht: Der Tag nach dem Fest',
          question: 'Auf der Hochzeit gab es reichlich von allem. Was ist am Tag danach eine gute Idee?',
          possibleAnswers: [
            {
              text: 'Einen Tag fasten, um es auszugleichen',
              explanation: html`<p>Fasten als Strafe endet oft im Heißhunger und macht aus dem Fest im Rückblick ein Problem. Besser: <strong>ganz normal essen, wenn du Hunger hast</strong>.</p>`,
            },
            {
              text: 'Zwei Stunden Sport, um alles wieder abzuarbeiten',
              explanation: html`<p>Bewegung tut gut, als Buße ist sie freudlos. Geh spazieren, wenn du magst, und <strong>iss ganz normal, wenn du Hunger hast</strong>.</p>`,
            },
            {
              text: 'Ganz normal essen, sobald ich hungrig bin',
              explanation: html`<p>Richtig. Dein Körper rechnet über Wochen. Ein Festtag darf ein Festtag bleiben, und heute ist einfach wieder Alltag.</p>`,
              isCorrectAnswer: true,
            },
          ],
        },
      ],
    },
    {
      title: 'Dein Plan für schwierige Tage',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Übung: Eine Karte für unterwegs',
          textHtml: html`
            <p>Schwierige Situationen kündigen sich meist an: die Dienstreise, die Woche mit Spätdienst, der Besuch, bei dem immer zu viel auf dem Teller landet. Wer vorher weiß, was dann hilft, muss im entscheidenden Moment nicht nachdenken. Nimm eine Karteikarte oder eine Notiz im Handy und eine Viertelstunde Zeit.</p>
            <h2>Vorderseite: deine drei Stolperstellen</h2>
            <ol>
              <li>Blättere durch dein Ernährungstagebuch oder denk an die letzten vier Wochen.</li>
              <li>Schreib drei Situationen auf, in denen es schwerer war als sonst. So genau wie möglich: „Donnerstags, wenn ich nach acht nach Hause komme“.</li>
            </ol>
            <h2>Rückseite: deine Antworten</h2>
            <ol>
              <li>Notiere zu jeder Situation einen Wenn-dann-Satz. Zum Beispiel: <em>„Wenn ich nach acht heimkomme, dann gibt es Suppe aus dem Gefrierfach.“</em></li>
              <li>Prüfe jeden Satz: Ist er klein genug für den schlechtesten Tag? Wenn nicht, halbiere ihn.</li>
              <li>Schreib darunter einen Menschen, den du anrufen kannst, und einen Satz, der dir guttut.</li>
            </ol>
            <p>Steck die Karte dorthin, wo du sie brauchst. Sie darf sich verändern, so wie dein Alltag.</p>
          `,
        },
        {
          type: 'IMAGE',
          title: 'Ein Weg mit Kurven ist auch ein Weg',
          picture: {
            subject: 'path',
            seed: 703,
            alternativeText: 'Zeichnung: ein geschwungener Weg durch eine weite Landschaft',
          },
        },
      ],
    },
    {
      title: 'Was bleibt',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Du kannst mehr als am Anfang',
          textHtml: html`
            <p>Du bist am Ende des Programms angekommen und mitten in deinem Alltag. Schau einen Moment zurück auf das, was du jetzt kannst:</p>
            <ul>
              <li>Du erkennst, ob Hunger, Appetit oder Gewohnheit dich ruft.</li>
              <li>Du weißt, wie ein Teller aussieht, der lange satt hält.</li>
              <li>Du hast Wege gefunden, mehr Gemüse, Vollkorn und Hülsenfrüchte unterzubringen.</li>
              <li>Du liest Zutatenlisten und entscheidest selbst, wie süß es sein soll.</li>
              <li>Du hast einen Vorrat, einen Plan und Sätze für schwierige Tage.</li>
            </ul>
            <h2>So geht es weiter</h2>
            <p>Alle Module bleiben für dich offen. Lies nach, wenn du etwas auffrischen möchtest. Bewerte von Zeit zu Zeit deine Ziele, probier neue Rezepte und führ das Tagebuch immer dann, wenn du wieder genauer hinsehen willst. Verlässliche Informationen findest du bei der <a href="https://www.dge.de">DGE</a>, beim <a href="https://www.bzfe.de">Bundeszentrum für Ernährung</a> und bei <a href="https://www.in-form.de">IN FORM</a>.</p>
            <h2>Ein letzter Gedanke</h2>
            <p>Gut essen heißt, gut für dich zu sorgen: meistens aufmerksam, manchmal bequem und immer wieder mit Freude. Danke, dass du dir die Zeit genommen hast.</p>
          `,
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Dein Blick zurück',
          question: html`<p>Worauf bist du am Ende dieses Programms <strong>ein bisschen stolz</strong>?</p>`,
          selfReflectionOptions: [
            {
              answer: 'Dass ich drangeblieben bin',
              reaction: html`<p>Zu Recht. Sieben Module neben einem vollen Leben sind eine Leistung. Das Dranbleiben nimmst du in alles mit, was du als Nächstes vorhast.</p>`,
            },
            {
              answer: 'Dass ich anders mit mir umgehe',
              reaction: html`<p>Das wirkt weit über den Teller hinaus. Ein freundlicher Blick auf dich selbst ist die beste Grundlage für alles Weitere.</p>`,
            },
            {
              answer: 'Auf eine ganz konkrete Veränderung',
              reaction: html`<p>Herzlichen Glückwunsch! Erzähl jemandem davon. Was wir aussprechen, wird ein Stück verbindlicher.</p>`,
            },
          ],
        },
        {
          type: 'DOCUMENT',
          title: 'Für die nächsten Wochen',
          document: 'weekly-plan',
          documentExplanation: html`<p>Nimm den Wochenplan noch einmal mit. Häng ihn sichtbar auf und trag <strong>nur das Wichtigste</strong> ein: drei Mahlzeiten, ein Gemüse, eine Freude.</p>`,
        },
        { type: 'HABIT_PROPOSAL', title: 'Ein Blick zurück, jede Woche', habit: 'weekly-review' },
        {
          type: 'ACKNOWLEDGEMENT',
          title: 'Deine eine Sache',
          introduction: html`
            <p>Zum Abschluss: Welche <strong>eine</strong> Sache möchtest du auf jeden Fall behalten, auch wenn in einem Jahr alles andere vergessen ist? Sprich sie einmal laut aus oder schreib sie auf.</p>
          `,
          acknowledgement: 'Ich habe die eine Sache benannt, die ich auf Dauer behalten möchte.',
        },
      ],
    },
  ],
}
