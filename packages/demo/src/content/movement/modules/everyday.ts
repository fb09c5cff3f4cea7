import { html } from '../../html.ts'
import type { DemoModule } from '../../types.ts'

export const everyday: DemoModule = {
  number: 2,
  title: 'Alltag in Bewegung',
  picture: {
    subject: 'stairs',
    seed: 201,
    alternativeText: 'Treppenstufen führen in ruhigen Farben nach oben',
  },
  pages: [
    {
      title: 'Das Sitzen unterbrechen',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Zehn Stunden auf dem Stuhl',
          textHtml: html`
            <h2>Sitzen ist nicht verboten</h2>
            <p>Erwachsene in Deutschland sitzen an einem Werktag im Schnitt mehr als zehn Stunden: am Schreibtisch, im Auto, auf dem Sofa. Das hat der DKV-Report 2025 ergeben. Sitzen an sich ist nichts Schlechtes. Ungünstig wird es, wenn es <em>lange am Stück</em> dauert und am Tag wenig Bewegung dazukommt.</p>
            <p>Denn beim Sitzen ruhen die großen Beinmuskeln, die sonst Zucker aus dem Blut aufnehmen und das Blut zum Herzen zurückpumpen. In Laborstudien reichten schon wenige Minuten lockeres Gehen zwischendurch, damit der Blutzucker nach dem Essen weniger stark anstieg.</p>
            <h3>Drei Türen aus dem Stuhl</h3>
            <ul>
              <li><strong>Anlässe nutzen:</strong> beim Telefonieren stehen, Wasser in kleinen Gläsern holen, zur Kollegin gehen statt schreiben</li>
              <li><strong>Positionen wechseln:</strong> mal sitzen, mal stehen, mal anlehnen; die beste Haltung ist die nächste</li>
              <li><strong>Pausen setzen:</strong> einmal pro Stunde für ein bis zwei Minuten aufstehen</li>
            </ul>
            <p>Wenn dein Beruf wenig Spielraum lässt, verändere die Stunden davor und danach. Auch <strong>kleine Unterbrechungen summieren sich.</strong></p>
          `,
        },
        {
          type: 'IMAGE',
          title: 'Ein Platz, an dem du auch aufstehen darfst',
          picture: {
            subject: 'desk',
            seed: 202,
            alternativeText: 'Ein aufgeräumter Schreibtisch in weichen Farben',
          },
        },
        { type: 'HABIT_PROPOSAL', title: 'Die Aufsteh-Minute', habit: 'stand-up-hourly' },
      ],
    },
    {
      title: 'Gehen, die unterschätzte Bewegung',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Schritt für Schritt gesünder',
          textHtml: html`
            <h2>Das Einfachste ist oft das Beste</h2>
            <p>Gehen braucht kein Gerät, keinen Kurs und fast keine Vorbereitung. Es schont die Gelenke, regt den Kreislauf an und führt dich, wenn du magst, ins Freie.</p>
            <h3>Wie viele Schritte sollen es sein?</h3>
            <p>Eine große Auswertung in der Fachzeitschrift <em>The Lancet Public Health</em> (2025) hat Daten von über 160.000 Erwachsenen zusammengefasst. Wer rund <strong>7.000 Schritte am Tag</strong> ging, hatte ein fast um die Hälfte geringeres Sterberisiko als Menschen mit 2.000 Schritten. Schon 4.000 waren mit einem messbaren Vorteil verbunden, oberhalb von 7.000 wurde der zusätzliche Gewinn kleiner. Solche Studien zeigen einen Zusammenhang und beweisen keine Ursache. Die Richtung ist aber klar.</p>
            <p>Für dich heißt das:</p>
            <ul>
              <li>Schau eine Woche lang, wo du heute stehst, ohne etwas zu ändern.</li>
              <li>Leg dann <strong>500 bis 1.000 Schritte</strong> am Tag dazu. Das sind fünf bis zehn Minuten zügiges Gehen.</li>
              <li>Bleib zwei Wochen dabei, bevor du weiter steigerst.</li>
            </ul>
            <p>Du zählst nicht gern? Dann nimm Minuten oder Haltestellen als Maß.</p>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Woher kommen die 10.000 Schritte?',
          question:
            'Viele Fitness-Apps nennen 10.000 Schritte als Tagesziel. Woher stammt diese Zahl ursprünglich?',
          possibleAnswers: [
            {
              text: 'Aus einer Empfehlung der WHO',
              explanation:
                '<p>Die WHO nennt bewusst Minuten und keine Schrittzahl. Die 10.000 haben einen anderen Ursprung.</p>',
            },
            {
              text: 'Aus einer großen Langzeitstudie mit Läuferinnen und Läufern',
              explanation:
                '<p>Studien zu Schritten gibt es viele, sie kamen aber erst Jahrzehnte später, und die meisten sehen schon bei weniger Schritten großen Nutzen.</p>',
            },
            {
              text: 'Aus der Sportmedizin für Leistungssport',
              explanation:
                '<p>Im Leistungssport spielt die Schrittzahl kaum eine Rolle. Die 10.000 waren von Anfang an für den Alltag gedacht.</p>',
            },
            {
              text: 'Aus der Werbung für einen japanischen Schrittzähler in den 1960er-Jahren',
              explanation:
                '<p>Stimmt. Der Zähler hieß übersetzt „10.000-Schritte-Messer“: eine runde, einprägsame Zahl. Sie schadet nicht, aber auch deutlich weniger Schritte tun dir gut.</p>',
              isCorrectAnswer: true,
            },
          ],
        },
        { type: 'HABIT_PROPOSAL', title: 'Eine kleine Runde nach dem Mittagessen', habit: 'lunch-walk' },
      ],
    },
    {
      title: 'Der bewusste Spaziergang',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Übung: Fünfzehn Minuten mit allen Sinnen',
          textHtml: html`
            <h2>Einmal anders um den Block</h2>
            <p>Diese Runde hat drei Abschnitte zu je fünf Minuten. Du brauchst bequeme Schuhe und, wenn es geht, eine Strecke mit etwas Grün. Das Telefon darf stumm in der Tasche bleiben.</p>
            <ol>
              <li><strong>Ankommen:</strong> Geh gemächlich los. Lass die Arme mitschwingen, den Blick in die Ferne wandern. Spüre, wie der Fuß von der Ferse zu den Zehen abrollt.</li>
              <li><strong>Zulegen:</strong> Werde jetzt so zügig, dass du noch sprechen, aber nicht mehr singen könntest. Mach eher schnellere als längere Schritte. Richte dich auf, als zöge dich ein Faden am Scheitel nach oben.</li>
              <li><strong>Ausklingen:</strong> Werde wieder langsamer. Nimm fünf Dinge wahr, die du siehst, vier, die du hörst, und eines, das du riechst.</li>
            </ol>
            <h3>Damit es dir guttut</h3>
            <p>Bei Schmerzen in Knie, Hüfte oder Rücken bleib beim gemächlichen Tempo oder verkürze die Runde. Im Dunkeln helfen helle Kleidung und gut beleuchtete Wege. Und wenn heute nur fünf Minuten möglich sind, nimm den mittleren Abschnitt etwas sanfter und lass es dabei gut sein.</p>
          `,
        },
        {
          type: 'IMAGE',
          title: 'Grün tut gut',
          picture: {
            subject: 'tree',
            seed: 203,
            alternativeText: 'Ein Baum mit weiter Krone auf einer Wiese',
          },
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Wie war deine Runde?',
          question: '<p>Welche Phase des Spaziergangs hat dir am meisten gegeben?</p>',
          selfReflectionOptions: [
            {
              answer: 'Das gemächliche Ankommen',
              reaction:
                '<p>Dann plane die ersten Minuten auch künftig bewusst langsam ein. Der Schwung kommt bei vielen erst unterwegs.</p>',
            },
            {
              answer: 'Das zügige Gehen',
              reaction:
                '<p>Dein Körper scheint Lust auf etwas Anstrengung zu haben. Zwei bis drei solcher flotten Abschnitte am Tag bringen dich der Wochenempfehlung schnell näher.</p>',
            },
            {
              answer: 'Das Wahrnehmen am Schluss',
              reaction:
                '<p>Wie schön. Gehen kann beides sein, Training und Pause für den Kopf. Such dir öfter Wege, die deinen Sinnen etwas bieten.</p>',
            },
            {
              answer: 'Es war heute eher mühsam',
              reaction:
                '<p>Danke fürs Losgehen trotzdem. Manche Tage sind so, und das sagt nichts über den nächsten. Vielleicht passt eine andere Uhrzeit besser zu dir.</p>',
            },
          ],
        },
      ],
    },
    {
      title: 'Treppe, Rad und Umwege',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Bewegung, die keinen Termin braucht',
          textHtml: html`
            <h2>Wege zählen mit</h2>
            <p>Die Bewegung, die am sichersten stattfindet, ist die, die ohnehin auf deinem Weg liegt. Sie braucht keinen freien Abend und keine Verabredung.</p>
            <h3>Ideen zum Auswählen</h3>
            <ul>
              <li><strong>Treppe:</strong> Steig einen Stock früher aus dem Aufzug. Treppensteigen gehört zu den anstrengenderen Alltagsbewegungen und fordert Beine und Kreislauf zugleich.</li>
              <li><strong>Rad oder Pedelec:</strong> Auch mit elektrischer Unterstützung bewegst du dich in der Regel mit mittlerer Anstrengung. Fahr mit Helm und auf Wegen, auf denen du dich wohlfühlst.</li>
              <li><strong>Haltestelle:</strong> Eine Station früher aussteigen bringt dir, hin und zurück, oft 20 Minuten Gehen am Tag.</li>
              <li><strong>Parkplatz:</strong> Der hinterste ist meist frei und schenkt dir ein paar Schritte.</li>
              <li><strong>Haus und Garten:</strong> Fensterputzen, Staubsaugen, Laub rechen oder Umgraben gelten je nach Tempo als mittlere Anstrengung.</li>
              <li><strong>Spiel:</strong> Mit Kindern Fangen spielen zählt auch, und wie.</li>
            </ul>
            <p>Nimm dir nicht alles vor. <strong>Ein Umweg, der bleibt, ist mehr wert als fünf, die nach einer Woche vergessen sind.</strong> Probier einen davon zwei Wochen lang aus und schau, ob er zu deinem Leben passt.</p>
          `,
        },
        {
          type: 'IMAGE',
          title: 'Unterwegs mit eigener Kraft',
          picture: {
            subject: 'bike',
            seed: 204,
            alternativeText: 'Ein Fahrrad steht bereit für die nächste Fahrt',
          },
        },
        {
          type: 'QUIZ',
          title: 'Zählen zwei Minuten Treppe?',
          question:
            'Du nimmst fünfmal am Tag für etwa zwei Minuten die Treppe. Zählt das für deine 150 Minuten?',
          possibleAnswers: [
            {
              text: 'Nein, erst Einheiten ab zehn Minuten zählen.',
              explanation:
                '<p>So stand es lange in den Empfehlungen. Die WHO hat diese Untergrenze 2020 gestrichen, weil auch kürzere Bewegung mit Nutzen verbunden ist.</p>',
            },
            {
              text: 'Ja, auch kurze Bewegung zählt mit.',
              explanation:
                '<p>Genau. Fünfmal zwei Minuten sind zehn Minuten am Tag und fast eine Stunde in einer Fünf-Tage-Woche. Kleine Einheiten summieren sich wirklich.</p>',
              isCorrectAnswer: true,
            },
            {
              text: 'Nur wenn ich dabei ins Schwitzen komme.',
              explanation:
                '<p>Schwitzen ist kein gutes Maß. Entscheidend ist, dass dein Atem schneller geht, und das tut er auf der Treppe meist schon nach wenigen Stufen.</p>',
            },
          ],
        },
      ],
    },
    {
      title: 'Deine Bewegungslandkarte',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Übung: Ein ganz normaler Tag auf Papier',
          textHtml: html`
            <h2>Wo steckt noch Bewegung?</h2>
            <p>Nimm dir zehn Minuten, ein Blatt Papier und zwei Stifte in verschiedenen Farben. Denk an einen typischen Werktag und zeichne eine Linie vom Aufstehen bis zum Zubettgehen.</p>
            <ol>
              <li><strong>Markiere mit der ersten Farbe alle Zeiten, in denen du sitzt.</strong> Schreib dazu, wo: Frühstück, Auto, Büro, Sofa.</li>
              <li><strong>Markiere mit der zweiten Farbe alles, was schon Bewegung ist.</strong> Auch der Weg zum Bäcker gehört dazu.</li>
              <li><strong>Suche drei Übergänge,</strong> an denen etwas Kleines Platz hätte: nach dem Aufstehen, nach dem Essen, auf dem Heimweg.</li>
              <li><strong>Wähle einen Moment aus</strong> und schreib auf, was du dort tun wirst, wie lange und an welchen Tagen.</li>
            </ol>
            <h3>Eine gute Wahl ist klein</h3>
            <p>Frag dich: Würde ich das auch an einem anstrengenden Tag schaffen? Wenn du zögerst, halbiere es. Fünf Minuten, die stattfinden, schlagen dreißig, die ausfallen. Häng die Landkarte dorthin, wo du sie morgens siehst.</p>
          `,
        },
        {
          type: 'DOCUMENT',
          title: 'Dein Wochenplan zum Ausdrucken',
          document: 'week-plan',
          documentExplanation:
            '<p>Mit dieser Vorlage planst du eine ganze Woche: Ausdauer, Kraft und die kleinen Momente dazwischen. Am besten füllst du sie am Sonntag mit einer Tasse Tee aus, <strong>in Bleistift</strong>, denn Pläne dürfen sich ändern.</p>',
        },
        {
          type: 'ACKNOWLEDGEMENT',
          title: 'Dein erster fester Moment',
          introduction:
            '<p>Ein konkreter Moment im Tag ist mehr wert als ein großer Vorsatz. Bestätige, wenn du deinen gefunden hast. Du kannst ihn später jederzeit ändern.</p>',
          acknowledgement: 'Ich habe mindestens einen Moment in meinem Tag für Bewegung ausgewählt.',
        },
      ],
    },
  ],
}
