import { html } from '../../html.ts'
import type { DemoModule } from '../../types.ts'

export const strength: DemoModule = {
  number: 3,
  title: 'Kraft und Beweglichkeit',
  picture: {
    subject: 'mountain',
    seed: 301,
    alternativeText: 'Ein sanfter Berg erhebt sich über einer ruhigen Landschaft',
  },
  pages: [
    {
      title: 'Warum Kraft in jedem Alter zählt',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Starke Muskeln, leichter Alltag',
          textHtml: html`
            <h2>Kraft ist mehr als Aussehen</h2>
            <p>Den Wasserkasten tragen, vom Boden aufstehen, beim Stolpern das Gleichgewicht fangen: All das ist Kraft. Spätestens ab der Lebensmitte verlieren wir ohne Training nach und nach Muskulatur. Die gute Nachricht: <strong>Muskeln antworten in jedem Alter auf Training.</strong> Selbst Menschen über 80 wurden in Studien deutlich kräftiger.</p>
            <h3>Was Krafttraining bewirkt</h3>
            <ul>
              <li>Es entlastet Gelenke und stabilisiert den Rücken.</li>
              <li>Es hilft dem Körper, Blutzucker und Blutdruck zu regulieren.</li>
              <li>Es stärkt die Knochen und beugt so dem Knochenabbau vor.</li>
              <li>Es gibt Sicherheit und senkt im Alter das Sturzrisiko.</li>
            </ul>
            <h3>Wie viel genügt?</h3>
            <p>Die WHO rät zu Kräftigung an <strong>mindestens zwei Tagen pro Woche.</strong> 15 bis 20 Minuten reichen für den Anfang, das eigene Körpergewicht genügt als Gerät. Plane zwischen zwei Einheiten für dieselben Muskeln einen Tag Pause ein. Kraft entsteht nämlich nicht nur beim Üben, sondern auch in der Erholung danach.</p>
            <p>Ob im Wohnzimmer, im Park oder im Studio, darfst du ganz nach Geschmack entscheiden.</p>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Kraft mit 70?',
          question: 'Deine Nachbarin ist 70 und meint: „Für Krafttraining bin ich zu alt.“ Was stimmt?',
          possibleAnswers: [
            {
              text: 'Sie hat recht, in dem Alter lassen sich kaum noch Muskeln aufbauen.',
              explanation:
                '<p>Das glauben viele, doch die Forschung zeigt etwas anderes: Auch mit 80 und darüber nimmt die Kraft durch Training messbar zu.</p>',
            },
            {
              text: 'Sie sollte sich lieber schonen, um sich nicht zu verletzen.',
              explanation:
                '<p>Schonung schwächt auf Dauer. Gut angeleitet und langsam gesteigert ist Krafttraining im Alter sicher und senkt sogar das Sturzrisiko.</p>',
            },
            {
              text: 'Sie kann kräftiger werden, am besten langsam gesteigert und bei Vorerkrankungen mit ärztlichem Rat.',
              explanation:
                '<p>So ist es. Die WHO empfiehlt Kräftigung auch ab 65 ausdrücklich, dazu Gleichgewichtsübungen an mindestens drei Tagen pro Woche.</p>',
              isCorrectAnswer: true,
            },
          ],
        },
      ],
    },
    {
      title: 'Aufwärmen mit Freude',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Übung: Fünf Minuten, die den Körper wecken',
          textHtml: html`
            <h2>Vom Ruhen zum Üben</h2>
            <p>Ein warmer Körper bewegt sich geschmeidiger und fühlt sich sicherer an. Nimm dir vor jeder Krafteinheit fünf Minuten. Ein Lied, das du magst, hilft dabei sehr.</p>
            <ol>
              <li><strong>Gehen am Platz</strong> (eine Minute): Heb die Knie locker, lass die Arme mitschwingen.</li>
              <li><strong>Schulterkreisen</strong> (30 Sekunden vorwärts, 30 Sekunden rückwärts): groß und weich, ohne die Schultern zu den Ohren zu ziehen.</li>
              <li><strong>Seitschritte</strong> (eine Minute): rechts, ran, links, ran. Beuge dabei leicht die Knie.</li>
              <li><strong>Rumpfdrehen</strong> (30 Sekunden): Arme vor der Brust, der Oberkörper dreht sanft nach rechts und links, die Hüfte bleibt vorn.</li>
              <li><strong>Kleine Kniebeugen</strong> (eine Minute): nur so tief, wie es angenehm ist, das Gewicht auf der ganzen Sohle.</li>
              <li><strong>Ausschütteln</strong> (30 Sekunden): erst die Arme, dann die Beine.</li>
            </ol>
            <p>Halte dich an einer Stuhllehne oder Wand fest, wenn du dich unsicher fühlst. <strong>Richtig ist es, wenn dir warm wird und du noch mühelos sprechen kannst.</strong></p>
          `,
        },
        { type: 'VIDEO', title: 'Mitmachen: Aufwärmen in fünf Minuten', videoId: '22439234' },
        {
          type: 'SELF_REFLECTION',
          title: 'Wie kommst du in Schwung?',
          question: '<p>Was würde dir helfen, das Aufwärmen <strong>nicht ausfallen</strong> zu lassen?</p>',
          selfReflectionOptions: [
            {
              answer: 'Musik, die mich mitnimmt',
              reaction:
                '<p>Eine gute Idee. Leg dir ein Lied von vier bis fünf Minuten zurecht: Solange es läuft, wird aufgewärmt.</p>',
            },
            {
              answer: 'Ein fester Platz in der Wohnung',
              reaction:
                '<p>Orte sind starke Erinnerer. Wenn die Matte sichtbar liegt, ist der erste Schritt schon halb getan.</p>',
            },
            {
              answer: 'Jemand, der mitmacht',
              reaction:
                '<p>Zu zweit ist der Anfang leichter, auch per Videoanruf. Frag ruhig jemanden, viele warten nur auf eine Einladung.</p>',
            },
          ],
        },
      ],
    },
    {
      title: 'Vier Übungen für den ganzen Körper',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Übung: Kräftigen ohne Geräte',
          textHtml: html`
            <h2>Beine, Arme, Rücken, Rumpf</h2>
            <p>Mach jede Übung <strong>8- bis 12-mal</strong>, ruhe eine Minute und wiederhole die Runde ein- bis zweimal. Die letzten Wiederholungen dürfen anstrengen, sauber bleiben sie trotzdem. <strong>Atme bei der Anstrengung aus und halte nie die Luft an.</strong></p>
            <ol>
              <li><strong>Vom Stuhl aufstehen:</strong> Stell einen festen Stuhl an die Wand. Setz dich vorn auf die Kante, Füße hüftbreit. Steh langsam auf und setz dich langsam hin.</li>
              <li><strong>Wandstütz:</strong> Hände schulterbreit an die Wand, einen Schritt zurück. Beuge die Arme, drück dich wieder weg. Der Körper bleibt gerade.</li>
              <li><strong>Brücke:</strong> Auf dem Rücken liegend die Füße aufstellen und das Becken heben, bis Oberschenkel und Rumpf eine Linie bilden. Zwei Sekunden halten, senken.</li>
              <li><strong>Vierfüßler:</strong> Auf Händen und Knien einen Arm und das gegenüberliegende Bein strecken, kurz halten, Seite wechseln.</li>
            </ol>
            <h3>Leichter oder schwerer?</h3>
            <p>Leichter: mit den Händen abstützen, weniger Wiederholungen. Schwerer: langsamer werden. Bei Gelenkschmerzen hör auf und hol dir fachlichen Rat.</p>
          `,
        },
        {
          type: 'DOCUMENT',
          title: 'Alle vier Übungen als Merkblatt',
          document: 'strength-sheet',
          documentExplanation:
            '<p>Hier findest du die Übungen mit leichteren und schwereren Varianten, typischen Fehlern und einem Plan für acht Wochen. <strong>Leg das Blatt neben deine Matte.</strong></p>',
        },
        { type: 'HABIT_PROPOSAL', title: 'Zweimal pro Woche kräftigen', habit: 'strength-twice' },
      ],
    },
    {
      title: 'Beweglich bleiben',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Dehnen, Räkeln, Durchbewegen',
          textHtml: html`
            <h2>Was Beweglichkeit wirklich braucht</h2>
            <p>Beweglichkeit heißt: Du kannst deine Gelenke in ihrem ganzen Umfang nutzen, beim Schuhebinden, Schulterblick oder Griff ins oberste Regal. Sie bleibt erhalten, wenn du sie gebrauchst.</p>
            <h3>Zwei Wege, die sich ergänzen</h3>
            <ul>
              <li><strong>Dynamisch:</strong> Gelenke ruhig durch ihren Bewegungsraum führen, etwa kreisen, strecken und drehen. Gut am Morgen, zwischendurch und vor dem Sport.</li>
              <li><strong>Gehalten:</strong> Eine Dehnung 20 bis 30 Sekunden halten, zwei- bis dreimal pro Seite. Gut nach dem Sport oder am Abend, wenn du warm bist.</li>
            </ul>
            <h3>Drei Regeln für angenehmes Dehnen</h3>
            <ol>
              <li>Geh bis zu einem <em>deutlichen, aber freundlichen</em> Ziehen, nie in den Schmerz.</li>
              <li>Atme ruhig weiter. Wenn der Atem stockt, war es zu viel.</li>
              <li>Wippe nicht ruckartig.</li>
            </ol>
            <p>Wer an zwei bis drei Tagen pro Woche dehnt, wird nach einigen Wochen spürbar beweglicher. Wunder darfst du nicht erwarten: Vor Muskelkater und Verletzungen schützt Dehnen kaum. Aber es fühlt sich gut an, und das ist Grund genug.</p>
          `,
        },
        {
          type: 'IMAGE',
          title: 'Räkeln erlaubt',
          picture: {
            subject: 'stretch',
            seed: 302,
            alternativeText: 'Eine Figur dehnt sich entspannt zur Seite',
          },
        },
        {
          type: 'QUIZ',
          title: 'Hilft Dehnen gegen Muskelkater?',
          question: 'Nach dem ersten Krafttraining fürchtest du Muskelkater. Was bringt Dehnen dagegen?',
          possibleAnswers: [
            {
              text: 'Kaum etwas, Muskelkater lässt sich dadurch nicht nennenswert verhindern.',
              explanation:
                '<p>Richtig. Übersichtsarbeiten finden nur einen sehr kleinen Effekt. Am besten beugst du vor, indem du sanft beginnst und langsam steigerst.</p>',
              isCorrectAnswer: true,
            },
            {
              text: 'Sehr viel, wenn ich vorher lange dehne.',
              explanation:
                '<p>Das hält sich hartnäckig, ist aber gut untersucht: Der Effekt ist winzig. Ein Aufwärmen mit Bewegung ist vor der Kraft die bessere Wahl.</p>',
            },
            {
              text: 'Es macht den Muskelkater immer schlimmer.',
              explanation:
                '<p>So allgemein stimmt das nicht. Sanftes Dehnen ist in Ordnung, solange es angenehm ist. Nur kräftig in den schmerzenden Muskel ziehen solltest du nicht.</p>',
            },
          ],
        },
      ],
    },
    {
      title: 'Gleichgewicht üben',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Übung: Sicher stehen, sicher gehen',
          textHtml: html`
            <h2>Ein Sinn, der sich trainieren lässt</h2>
            <p>Gleichgewicht ist Teamarbeit von Augen, Innenohr, Muskeln und Nerven. Es lässt sich in jedem Alter üben, oft in wenigen Minuten am Tag. Die WHO rät Menschen <strong>ab 65 an mindestens drei Tagen pro Woche</strong> dazu, doch auch früher lohnt es sich.</p>
            <p>Stell dich neben eine Arbeitsplatte oder Wand, sodass du jederzeit Halt findest. Trag feste Schuhe oder übe barfuß auf rutschfestem Boden.</p>
            <ol>
              <li><strong>Füße eng:</strong> Steh 20 Sekunden mit geschlossenen Füßen.</li>
              <li><strong>Tandemstand:</strong> Setz einen Fuß direkt vor den anderen, Ferse an Zehen. 20 Sekunden, dann wechseln.</li>
              <li><strong>Einbeinstand:</strong> Heb einen Fuß wenige Zentimeter an. 10 bis 20 Sekunden, dann wechseln.</li>
              <li><strong>Seiltanz:</strong> Geh zehn Schritte auf einer gedachten Linie, Ferse an Zehen.</li>
            </ol>
            <h3>Zum Steigern</h3>
            <p>Dreh im Stand langsam den Kopf oder erzähl dabei von deinem Tag. Bei Schwindel, nach Stürzen oder bei starker Unsicherheit übe nur in Begleitung und <strong>sprich vorher mit deiner Ärztin oder deinem Arzt.</strong></p>
          `,
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Was hat dich überrascht?',
          question: '<p>Welche Beobachtung hast du beim Üben gemacht?</p>',
          selfReflectionOptions: [
            {
              answer: 'Eine Seite ist deutlich wackliger als die andere.',
              reaction:
                '<p>Das ist sehr häufig und kein Grund zur Sorge. Gib der wackligen Seite einfach ein paar Sekunden mehr.</p>',
            },
            {
              answer: 'Es ging besser, als ich dachte.',
              reaction:
                '<p>Großartig! Dann darfst du dir kleine Schwierigkeiten gönnen: den Kopf drehen oder nebenbei ein Gedicht aufsagen.</p>',
            },
            {
              answer: 'Ich musste mich öfter festhalten.',
              reaction:
                '<p>Gut, dass du für Halt gesorgt hast, genau so ist es gedacht. Mit etwas Übung brauchst du ihn nach und nach seltener.</p>',
            },
            {
              answer: 'Ich habe vor lauter Konzentration die Luft angehalten.',
              reaction:
                '<p>Schön beobachtet. Zähl beim nächsten Mal laut mit, dann fließt der Atem von allein.</p>',
            },
          ],
        },
        { type: 'HABIT_PROPOSAL', title: 'Zähneputzen auf einem Bein', habit: 'one-leg-stand' },
      ],
    },
    {
      title: 'Fordern, nicht überfordern',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Das richtige Maß finden',
          textHtml: html`
            <h2>Langsam steigern ist die schnellste Abkürzung</h2>
            <p>Herz und Muskeln passen sich in Wochen an, Sehnen und Gelenke brauchen länger. Wer zu schnell steigert, wird oft durch Beschwerden ausgebremst. Wer geduldig bleibt, kommt an.</p>
            <h3>So steigerst du klug</h3>
            <ol>
              <li><strong>Erst öfter:</strong> von einer auf zwei Einheiten pro Woche.</li>
              <li><strong>Dann länger:</strong> ein paar Minuten oder eine Runde mehr.</li>
              <li><strong>Zuletzt schwerer:</strong> eine anspruchsvollere Variante oder mehr Tempo.</li>
            </ol>
            <p>Ändere immer nur eines davon und bleib zwei Wochen dabei.</p>
            <h3>Muskelkater und Schmerz unterscheiden</h3>
            <p>Muskelkater kommt meist am Tag danach, fühlt sich dumpf an und klingt in drei bis vier Tagen ab. Leichte Bewegung tut dann gut. <strong>Stechender Schmerz während der Bewegung, geschwollene Gelenke oder Beschwerden über mehr als eine Woche</strong> gehören ärztlich oder physiotherapeutisch abgeklärt.</p>
            <h3>Wenn du krank bist</h3>
            <p>Bei Fieber, Gliederschmerzen oder einem Infekt mit starkem Krankheitsgefühl ist Ruhe die beste Übung. Steig danach langsam wieder ein, ungefähr auf halbem Niveau. Eine Pause zur rechten Zeit bringt dich weiter als eine Einheit zu viel.</p>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Mit Erkältung trainieren?',
          question:
            'Du hast seit gestern Fieber und Gliederschmerzen, heute stünde Kraft auf dem Plan. Was ist klug?',
          possibleAnswers: [
            {
              text: 'Nur das halbe Programm machen',
              explanation:
                '<p>Gut gemeint, aber bei Fieber ist auch das zu viel. Dein Körper arbeitet gerade schon auf Hochtouren.</p>',
            },
            {
              text: 'Ausruhen und nach der Genesung sanft wieder einsteigen',
              explanation:
                '<p>Genau richtig. Bei Fieber kann Training den Körper und in seltenen Fällen den Herzmuskel belasten. Warte, bis du dich wieder gesund fühlst, und beginne leichter als zuvor.</p>',
              isCorrectAnswer: true,
            },
            {
              text: 'Trainieren, um den Infekt auszuschwitzen',
              explanation:
                '<p>Das ist ein verbreiteter Irrtum und kann schaden. Fieber und Anstrengung vertragen sich nicht, Ruhe hilft mehr.</p>',
            },
            {
              text: 'Eine flotte Runde Joggen an der frischen Luft',
              explanation:
                '<p>Frische Luft ist fein, Anstrengung jetzt nicht. Öffne lieber das Fenster und gönn dir Schlaf.</p>',
            },
          ],
        },
        {
          type: 'ACKNOWLEDGEMENT',
          title: 'Dein Maß',
          introduction:
            '<p>Zwei Kräftigungstage in der Woche sind ein schönes Ziel. Wie groß sie ausfallen, entscheidest du, und zwar jede Woche neu. Bestätige diesen Satz, wenn du ihn dir zu eigen machen möchtest.</p>',
          acknowledgement: 'Ich habe mir vorgenommen, langsam zu steigern und Pausen zu achten.',
        },
      ],
    },
  ],
}
