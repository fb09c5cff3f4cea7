import { html } from '../../html.ts'
import type { DemoModule } from '../../types.ts'

export const sleepAndRest: DemoModule = {
  number: 4,
  title: 'Schlaf und Erholung',
  picture: { subject: 'moon', seed: 401, alternativeText: 'Der Mond scheint über einer ruhigen Landschaft' },
  pages: [
    {
      title: 'Wie Schlaf funktioniert',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Die Nacht arbeitet für dich',
          textHtml: html`
            <h2>Schlaf ist keine verlorene Zeit</h2>
            <p>Während du schläfst, festigt dein Gehirn Erinnerungen, das Immunsystem arbeitet, Gewebe wird repariert, Gefühle ordnen sich. Den meisten Erwachsenen tun <strong>sieben bis neun Stunden</strong> gut, ab 65 eher sieben bis acht. Das sind Richtwerte: Wichtig ist, dass du dich tagsüber überwiegend wach und leistungsfähig fühlst.</p>
            <h3>Zwei Kräfte machen müde</h3>
            <ul>
              <li><strong>Der Schlafdruck</strong> wächst mit jeder wachen Stunde und wird im Schlaf abgebaut.</li>
              <li><strong>Die innere Uhr</strong> stellt Körper und Gehirn auf Tag oder Nacht ein. Ihr wichtigster Zeitgeber ist das Licht.</li>
            </ul>
            <p>Schlaf verläuft in Runden von ungefähr 90 Minuten, mit leichtem Schlaf, Tiefschlaf und Traumschlaf. Zwischen den Runden <strong>wachen alle Menschen kurz auf,</strong> oft ohne sich daran zu erinnern. Wach zu werden ist also kein Zeichen für schlechten Schlaf.</p>
            <h3>Und eine schlechte Nacht?</h3>
            <p>Sie ist unangenehm, doch der Körper gleicht viel aus: In der folgenden Nacht schläfst du meist tiefer. Sorgen um den Schlaf stören ihn oft mehr als der ursprüngliche Anlass.</p>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Nachts aufgewacht?',
          question: 'Du wachst in der Nacht zweimal kurz auf und schläfst wieder ein. Was bedeutet das?',
          possibleAnswers: [
            {
              text: 'Mein Schlaf ist gestört.',
              explanation:
                '<p>Davon spricht man erst, wenn du lange wach liegst, das oft vorkommt und der Tag darunter leidet. Kurzes Aufwachen gehört dazu.</p>',
            },
            {
              text: 'Das ist normal, kurze Wachphasen gehören zu jedem Schlaf.',
              explanation:
                '<p>Richtig. Alle Menschen wachen mehrmals pro Nacht kurz auf. Entspannt liegen bleiben ist dann meist das Beste.</p>',
              isCorrectAnswer: true,
            },
            {
              text: 'Mir fehlt Tiefschlaf.',
              explanation:
                '<p>Das lässt sich daraus nicht ablesen, und auch Uhren und Apps können Schlafphasen nur grob schätzen. Verlass dich lieber darauf, wie du dich tagsüber fühlst.</p>',
            },
          ],
        },
      ],
    },
    {
      title: 'Gute Bedingungen für die Nacht',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Was den Schlaf einlädt',
          textHtml: html`
            <h2>Schlaf lässt sich nicht machen, aber locken</h2>
            <p>Du kannst nicht beschließen einzuschlafen. Du kannst aber dafür sorgen, dass der Schlaf leicht zu dir findet. Wähle <strong>ein oder zwei</strong> Punkte aus, die bei dir etwas verändern könnten.</p>
            <h3>Am Tag</h3>
            <ul>
              <li><strong>Jeden Tag ungefähr zur gleichen Zeit aufstehen,</strong> möglichst auch am Wochenende.</li>
              <li>Morgens ans Tageslicht gehen, am besten zu Fuß.</li>
              <li>Koffein ab dem frühen Nachmittag meiden: Nach etwa fünf Stunden ist oft noch die Hälfte im Blut.</li>
              <li>Ein Mittagsschlaf ist fein, wenn er höchstens 20 bis 30 Minuten dauert und vor 15 Uhr liegt.</li>
            </ul>
            <h3>Am Abend</h3>
            <ul>
              <li>Die letzte Stunde ruhiger werden lassen: gedämpftes Licht, keine Arbeitsmails.</li>
              <li>Schwere Mahlzeiten und sehr intensiven Sport nicht direkt vor dem Zubettgehen.</li>
              <li>Alkohol nicht als Einschlafhilfe nutzen: Er macht müde, stört aber die zweite Nachthälfte.</li>
              <li>Das Schlafzimmer dunkel, ruhig und kühl halten, etwa 16 bis 18 Grad.</li>
            </ul>
            <p>Wer nachts arbeitet oder kleine Kinder hat, braucht eigene Lösungen. Nimm dir, was in dein Leben passt.</p>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Der Espresso am Nachmittag',
          question:
            'Du trinkst um 17 Uhr einen doppelten Espresso und gehst um 23 Uhr ins Bett. Was ist wahrscheinlich?',
          possibleAnswers: [
            {
              text: 'Das Koffein ist bis dahin vollständig abgebaut.',
              explanation:
                '<p>Dafür reicht die Zeit meist nicht. Im Schnitt ist nach etwa fünf Stunden erst die Hälfte abgebaut, bei manchen dauert es noch länger.</p>',
            },
            {
              text: 'Espresso macht nach dem Essen sogar müde.',
              explanation:
                '<p>Die Müdigkeit kommt eher vom Essen. Koffein blockiert im Gehirn die Andockstellen, über die sich der Schlafdruck sonst bemerkbar macht.</p>',
            },
            {
              text: 'Ein spürbarer Teil des Koffeins wirkt noch.',
              explanation:
                '<p>Genau. Auch wer trotzdem einschläft, schläft oft weniger tief. Wie empfindlich du bist, findest du mit ein paar koffeinfreien Nachmittagen leicht heraus.</p>',
              isCorrectAnswer: true,
            },
          ],
        },
        {
          type: 'DOCUMENT',
          title: 'Dein Schlafkompass',
          document: 'sleep-compass',
          documentExplanation:
            '<p>Ein kleines Schlafprotokoll für zwei Wochen mit den wichtigsten Tipps auf einen Blick. Es hilft dir, Muster zu erkennen, und ist <strong>eine gute Grundlage für ein ärztliches Gespräch,</strong> falls du eines brauchst.</p>',
        },
        { type: 'HABIT_PROPOSAL', title: 'Eine feste Aufstehzeit', habit: 'steady-rise' },
      ],
    },
    {
      title: 'Den Tag ablegen',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Übung: Zwanzig Minuten Übergang',
          textHtml: html`
            <h2>Ein Ritual zwischen Tag und Nacht</h2>
            <p>Wer bis zur letzten Minute funktioniert, nimmt den Tag mit ins Bett. Dieses Ritual besteht aus drei Teilen. Beginne etwa eine Stunde vor dem Zubettgehen und leg das Telefon außer Reichweite.</p>
            <ol>
              <li><strong>Ausräumen (fünf Minuten):</strong> Schreib auf, was morgen zu tun ist, möglichst konkret. In einer kleinen Laborstudie schliefen Menschen danach schneller ein als jene, die Erledigtes notierten.</li>
              <li><strong>Würdigen (fünf Minuten):</strong> Notiere drei Momente des Tages, die gut waren. Sie dürfen winzig sein: ein Lachen, Sonne auf dem Arm, ein fertiger Satz.</li>
              <li><strong>Spüren (zehn Minuten):</strong> Leg dich hin und wandere mit der Aufmerksamkeit durch den Körper, von den Zehen über Beine, Bauch, Rücken, Hände und Schultern bis zum Gesicht. Lass jede Stelle mit einem langen Ausatmen schwerer werden.</li>
            </ol>
            <h3>Wenn du abschweifst</h3>
            <p>Das tun alle. Kehr freundlich dorthin zurück, wo du warst. <em>Du musst nicht einschlafen, du darfst nur ruhen.</em> Ist dir das Spüren unangenehm, lass den dritten Teil weg und lies ein paar Seiten.</p>
          `,
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Was fällt dir abends am schwersten?',
          question: '<p>Was hält dich am ehesten davon ab, <strong>zur Ruhe zu kommen?</strong></p>',
          selfReflectionOptions: [
            {
              answer: 'Der Kopf plant schon den nächsten Tag.',
              reaction:
                '<p>Dann ist Teil eins für dich gemacht. Was auf dem Papier steht, muss der Kopf nicht mehr festhalten.</p>',
            },
            {
              answer: 'Das Telefon oder die nächste Folge',
              reaction:
                '<p>Damit bist du in bester Gesellschaft, sie sind dafür gemacht. Ein fester Ladeplatz außerhalb des Schlafzimmers hilft oft mehr als Disziplin.</p>',
            },
            {
              answer: 'Der Abend ist meine einzige freie Zeit.',
              reaction:
                '<p>Das ist ein verständlicher Wunsch nach Eigenem. Vielleicht findest du am Tag eine kleine Insel, damit die Nacht nicht alles leisten muss.</p>',
            },
            {
              answer: 'Ich komme gut zur Ruhe.',
              reaction:
                '<p>Wie schön! Dann bewahr dir, was du tust. Ein bewährtes Ritual ist ein Schatz für bewegtere Zeiten.</p>',
            },
          ],
        },
        { type: 'HABIT_PROPOSAL', title: 'Abends den Tag ablegen', habit: 'let-go-of-the-day' },
      ],
    },
    {
      title: 'Wach in der Nacht',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Was hilft, wenn der Schlaf nicht kommt',
          textHtml: html`
            <h2>Drei Uhr morgens</h2>
            <p>Im Dunkeln sehen Sorgen größer aus. Das liegt auch daran, dass der Körper um diese Zeit auf Ruhe eingestellt ist und das nüchterne Abwägen schwerfällt. Nimm Nachtgedanken deshalb nicht zu wörtlich.</p>
            <h3>Was du tun kannst</h3>
            <ol>
              <li><strong>Dreh die Uhr um.</strong> Rechnen macht wach.</li>
              <li><strong>Atme ruhig,</strong> vier ein, sechs aus, ohne etwas erreichen zu wollen.</li>
              <li><strong>Steh auf,</strong> wenn du dich nach gefühlt zwanzig Minuten ärgerst. Setz dich bei gedämpftem Licht hin, lies etwas Ruhiges und geh zurück ins Bett, wenn du schläfrig wirst. So verbindet dein Gehirn das Bett wieder mit Schlaf.</li>
              <li><strong>Bleib bei deiner Aufstehzeit,</strong> auch nach einer kurzen Nacht. Am Steuer gilt aber: Wer übermüdet ist, fährt nicht.</li>
            </ol>
            <h3>Wann du Rat holen solltest</h3>
            <p>Wenn du <strong>drei Nächte pro Woche oder öfter über mehrere Wochen</strong> schlecht schläfst und der Tag leidet, sprich mit deiner Hausärztin oder deinem Hausarzt, ebenso bei lautem Schnarchen mit Atempausen. Bei anhaltenden Schlafstörungen empfehlen Leitlinien zuerst die <em>kognitive Verhaltenstherapie für Insomnie</em>. Nimm Schlafmittel nur nach Rücksprache.</p>
          `,
        },
        { type: 'VIDEO', title: 'Zwei Minuten Weite für den Kopf', videoId: '22439234' },
        {
          type: 'QUIZ',
          title: 'Seit einer Weile wach',
          question: 'Du liegst schon lange wach und wirst immer ärgerlicher. Was ist einen Versuch wert?',
          possibleAnswers: [
            {
              text: 'Aufstehen, bei wenig Licht etwas Ruhiges tun, bei Müdigkeit zurück ins Bett',
              explanation:
                '<p>Ja. So lernt dein Gehirn nach und nach, dass das Bett zum Schlafen da ist. Dieser Schritt gehört zu den wirksamsten bei Schlafproblemen.</p>',
              isCorrectAnswer: true,
            },
            {
              text: 'Liegen bleiben und sich fest vornehmen zu schlafen',
              explanation:
                '<p>Anstrengung ist leider das Gegenteil von Schlaf. Je mehr wir ihn wollen, desto scheuer wird er.</p>',
            },
            {
              text: 'Kurz die Mails prüfen, dann ist der Kopf frei',
              explanation:
                '<p>Meist füllt er sich dabei erst recht. Licht und neue Aufgaben wecken dich zusätzlich auf.</p>',
            },
            {
              text: 'Am nächsten Tag bis mittags ausschlafen',
              explanation:
                '<p>Verlockend, aber dann fehlt am Abend der Schlafdruck. Eine gleichmäßige Aufstehzeit hilft auf Dauer mehr.</p>',
            },
          ],
        },
      ],
    },
    {
      title: 'Erholung, die bleibt',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Übung: Dein Erholungsplan',
          textHtml: html`
            <h2>Nicht jede Freizeit erholt</h2>
            <p>Die Arbeitspsychologin Sabine Sonnentag und ihre Kollegin Charlotte Fritz haben vier Erfahrungen beschrieben, durch die Menschen nach der Arbeit Kraft gewinnen. Nimm dir zehn Minuten und schreib zu jeder eine Idee für die nächste Woche auf.</p>
            <ol>
              <li><strong>Abschalten:</strong> Wann denke ich nicht an die Arbeit? Etwa wenn ich koche oder mit den Kindern spiele.</li>
              <li><strong>Entspannen:</strong> Was macht Körper und Geist ruhig? Ein Bad, Musik, eine Atempause.</li>
              <li><strong>Etwas Neues lernen:</strong> Was fordert mich auf schöne Weise? Ein Instrument, eine Sprache, ein neues Rezept.</li>
              <li><strong>Selbst bestimmen:</strong> Wann entscheide nur ich, was geschieht? Und sei es eine halbe Stunde.</li>
            </ol>
            <h3>Was du aus diesem Programm mitnimmst</h3>
            <ul>
              <li>Stress gehört zum Leben, <strong>Erholung auch.</strong></li>
              <li>Ein längeres Ausatmen hilft fast überall.</li>
              <li>Gedanken darf man prüfen, Grenzen darf man setzen.</li>
              <li>Hilfe zu holen ist eine Stärke.</li>
            </ul>
            <p>Die Module bleiben für dich offen. Komm zurück, wann immer du einen ruhigen Ort brauchst.</p>
          `,
        },
        {
          type: 'IMAGE',
          title: 'Kraft, die nachwächst',
          picture: {
            subject: 'mountain',
            seed: 402,
            alternativeText: 'Ein sanfter Berg spiegelt Ruhe und Weite',
          },
        },
        {
          type: 'ACKNOWLEDGEMENT',
          title: 'Ein Versprechen an dich',
          introduction:
            '<p>Such dir aus deinem Plan <strong>eine</strong> Idee aus und gib ihr einen festen Platz in der Woche. Sag jemandem davon, dann wird sie leichter wahr.</p>',
          acknowledgement: 'Ich habe für die kommende Woche eine feste Zeit für meine Erholung eingetragen.',
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Was möchtest du dir bewahren?',
          question: '<p>Welche Erfahrung aus den vier Modulen soll <strong>bleiben?</strong></p>',
          selfReflectionOptions: [
            {
              answer: 'Die kleinen Atempausen',
              reaction:
                '<p>Eine gute Wahl. Sie kosten nichts, brauchen keinen Ort und begleiten dich in jede Besprechung.</p>',
            },
            {
              answer: 'Der freundlichere Umgang mit meinen Gedanken',
              reaction:
                '<p>Das ist ein Geschenk, das du dir jeden Tag neu machen kannst, an schweren Tagen mit besonders viel Nachsicht.</p>',
            },
            {
              answer: 'Das Neinsagen',
              reaction: '<p>Bravo. Jede freundliche Grenze ist auch ein Ja zu dem, was dir wichtig ist.</p>',
            },
            {
              answer: 'Der bessere Schlaf',
              reaction:
                '<p>Wie schön. Halte an deiner Aufstehzeit fest, und vertrau darauf, dass dein Körper schlafen kann, auch nach einer unruhigen Nacht.</p>',
            },
          ],
        },
      ],
    },
  ],
}
