import { html } from '../../html.ts'
import type { DemoModule } from '../../types.ts'

export const arriving: DemoModule = {
  number: 1,
  title: 'Ankommen im Körper',
  picture: {
    subject: 'stretch',
    seed: 101,
    alternativeText: 'Eine Figur streckt sich mit weit geöffneten Armen',
  },
  pages: [
    {
      title: 'Schön, dass du da bist',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Ein Programm in deinem Tempo',
          textHtml: html`
            <h2>Hier beginnt kein Trainingslager</h2>
            <p>Vielleicht bist du früher gern gelaufen und irgendwann kam das Leben dazwischen. Vielleicht war Sport nie deins. Oder du bewegst dich schon viel und suchst neuen Schwung. Alle drei Ausgangspunkte sind gut, denn dieses Programm fängt dort an, wo du heute stehst.</p>
            <p>In vier Modulen lernst du Bewegung von verschiedenen Seiten kennen:</p>
            <ul>
              <li><strong>Ankommen im Körper:</strong> was Bewegung bewirkt und wie du sicher startest</li>
              <li><strong>Alltag in Bewegung:</strong> wie Wege, Pausen und Treppen dich ganz nebenbei fit halten</li>
              <li><strong>Kraft und Beweglichkeit:</strong> Übungen für zu Hause, ganz ohne Geräte</li>
              <li><strong>Dranbleiben:</strong> wie aus einem Vorsatz eine Gewohnheit wird</li>
            </ul>
            <h3>So nutzt du die Module</h3>
            <p>Nimm dir für ein Modul ein bis zwei Wochen Zeit. Lies lieber eine Seite und probiere etwas aus, als alles an einem Abend zu überfliegen. Auf manchen Seiten wartet eine Übung: Hake sie ab, sobald du sie gemacht hast. Und wenn dir etwas nicht guttut, wähle die leichtere Variante oder lass es weg. Du kennst deinen Körper am besten.</p>
          `,
        },
        {
          type: 'IMAGE',
          title: 'Der Weg liegt vor dir',
          picture: {
            subject: 'path',
            seed: 102,
            alternativeText: 'Ein heller Weg schlängelt sich durch sanfte Hügel in die Ferne',
          },
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Wo stehst du heute?',
          question:
            '<p>Wenn du an die vergangene Woche denkst: <strong>Welcher Satz passt am ehesten zu dir?</strong></p>',
          selfReflectionOptions: [
            {
              answer: 'Ich habe mich kaum bewegt, mir fehlt gerade Zeit oder Kraft.',
              reaction:
                '<p>Danke, dass du so ehrlich hinschaust. Gerade für dich ist die Nachricht gut: Die ersten zusätzlichen Minuten bringen besonders viel. Wir fangen klein an.</p>',
            },
            {
              answer: 'Ich gehe ab und zu spazieren oder fahre mit dem Rad.',
              reaction:
                '<p>Damit hast du schon eine Grundlage, die viele unterschätzen. Darauf lässt sich wunderbar aufbauen, auch ohne Sportkleidung.</p>',
            },
            {
              answer: 'Ich mache regelmäßig Sport, sitze aber viel.',
              reaction:
                '<p>Dein Sport zählt, ohne Wenn und Aber. In Modul 2 findest du Ideen, wie auch die Stunden dazwischen lebendiger werden.</p>',
            },
            {
              answer: 'Das schwankt sehr, mal viel, mal gar nichts.',
              reaction:
                '<p>So geht es vielen. Die Schwankungen verraten dir, was dich trägt und was dich bremst. In Modul 4 machen wir daraus einen Plan.</p>',
            },
          ],
        },
      ],
    },
    {
      title: 'Was Bewegung mit dir macht',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Wirkung, die du spürst – und Wirkung, die du nicht siehst',
          textHtml: html`
            <h2>Ein Gewinn auf drei Zeitebenen</h2>
            <p>Bewegung wirkt nicht erst nach Monaten. Einiges verändert sich schon nach der ersten Runde um den Block, anderes wächst still im Hintergrund.</p>
            <h3>Noch am selben Tag</h3>
            <p>Deine Muskeln nehmen mehr Zucker aus dem Blut auf, viele Menschen fühlen sich wacher und gelassener, und abends fällt das Einschlafen oft leichter.</p>
            <h3>Nach einigen Wochen</h3>
            <ul>
              <li>Herz und Kreislauf arbeiten sparsamer: Die Treppe kostet weniger Atem.</li>
              <li>Muskeln werden kräftiger, Bewegungen sicherer.</li>
              <li>Die Stimmung wird häufig stabiler, Anspannung lässt nach.</li>
            </ul>
            <h3>Über die Jahre</h3>
            <p>Wer regelmäßig aktiv ist, hat im Durchschnitt ein geringeres Risiko für Herz-Kreislauf-Erkrankungen, Schlaganfall, Typ-2-Diabetes und einige Krebsarten, darunter Brust- und Darmkrebs. Auch depressive Beschwerden und Stürze im Alter treten seltener auf. Darin sind sich die Weltgesundheitsorganisation (WHO) und das Robert Koch-Institut einig.</p>
            <p><strong>Ein Versprechen ist das nicht:</strong> Bewegung schützt nicht vor allem. Doch kaum etwas anderes, das du selbst in der Hand hast, wirkt auf so viele Bereiche zugleich.</p>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Wer gewinnt am meisten?',
          question:
            'Bei wem ist der gesundheitliche Zugewinn durch eine zusätzliche halbe Stunde Bewegung pro Woche vermutlich am größten?',
          possibleAnswers: [
            {
              text: 'Bei Menschen, die schon viermal pro Woche trainieren',
              explanation:
                '<p>Auch sie profitieren. Weil sie aber schon viel tun, fällt der zusätzliche Gewinn kleiner aus als ganz am Anfang.</p>',
            },
            {
              text: 'Bei Menschen, die sich bisher kaum bewegen',
              explanation:
                '<p>Genau. Die Kurve steigt am Anfang am steilsten: Der Schritt von „fast nichts“ zu „ein wenig“ bringt besonders viel. Darum sagt die WHO: Etwas Bewegung ist besser als keine.</p>',
              isCorrectAnswer: true,
            },
            {
              text: 'Das ist bei allen Menschen gleich',
              explanation:
                '<p>Das klingt gerecht, stimmt aber nicht ganz. Wer bei null beginnt, gewinnt mit den ersten Minuten besonders viel.</p>',
            },
          ],
        },
      ],
    },
    {
      title: 'Wie viel ist gut für dich?',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Die Empfehlung, an der sich alles orientiert',
          textHtml: html`
            <h2>150 bis 300 Minuten pro Woche</h2>
            <p>Die WHO und die nationalen Empfehlungen für Bewegung raten Erwachsenen zu zwei Dingen:</p>
            <ol>
              <li><strong>Ausdauer:</strong> 150 bis 300 Minuten pro Woche mit mittlerer Anstrengung, etwa zügiges Gehen, Radfahren oder Gartenarbeit. Oder 75 bis 150 Minuten mit hoher Anstrengung, etwa Laufen oder flottes Schwimmen. Beides lässt sich mischen.</li>
              <li><strong>Kraft:</strong> an mindestens zwei Tagen pro Woche Übungen, die alle großen Muskelgruppen fordern.</li>
            </ol>
            <p>Dazu kommt ein dritter, einfacher Rat: <strong>weniger sitzen</strong> und das Sitzen öfter unterbrechen.</p>
            <h3>Was heißt „mittlere Anstrengung“?</h3>
            <p>Dafür brauchst du keine Pulsuhr. Mach den <strong>Sprechtest:</strong> Wenn du dich noch unterhalten, aber nicht mehr singen kannst, liegst du im mittleren Bereich. Wenn du nach wenigen Worten Luft holen musst, ist die Anstrengung hoch.</p>
            <p>150 Minuten klingen nach viel? Es sind gut 20 Minuten am Tag. Und früher galt, dass nur Einheiten ab zehn Minuten zählen. Heute weiß man: <strong>Jede Minute zählt.</strong> Mehr dazu findest du auf der <a href="https://www.who.int/news-room/fact-sheets/detail/physical-activity">Seite der WHO (englisch)</a>.</p>
          `,
        },
        { type: 'VIDEO', title: 'Der Sprechtest in zwei Minuten erklärt', videoId: '76979871' },
        {
          type: 'QUIZ',
          title: 'Erkennst du die mittlere Anstrengung?',
          question:
            'Du gehst mit einer Freundin zügig bergauf. Woran merkst du, dass du im mittleren Bereich bist?',
          possibleAnswers: [
            {
              text: 'Ich kann mich unterhalten, singen könnte ich aber nicht mehr.',
              explanation:
                '<p>Richtig. Der Atem geht spürbar schneller, ganze Sätze gelingen noch. Genau dieses Tempo ist mit „mittlerer Anstrengung“ gemeint.</p>',
              isCorrectAnswer: true,
            },
            {
              text: 'Ich könnte nebenbei ein Lied singen.',
              explanation:
                '<p>Dann ist die Anstrengung noch leicht. Auch das tut gut und ist besser als Sitzen. Für den mittleren Bereich darfst du etwas zulegen.</p>',
            },
            {
              text: 'Ich bringe nur noch einzelne Worte heraus.',
              explanation:
                '<p>Dann bist du schon bei hoher Anstrengung. Auch das zählt, sogar ungefähr doppelt. Für den Einstieg darf es aber ruhiger sein.</p>',
            },
            {
              text: 'Mein T-Shirt ist nass geschwitzt.',
              explanation:
                '<p>Schwitzen hängt stark von Wärme, Kleidung und Veranlagung ab. Der Atem ist das verlässlichere Zeichen.</p>',
            },
          ],
        },
      ],
    },
    {
      title: 'Deinen Körper wahrnehmen',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Übung: Fünf Minuten im Stehen ankommen',
          textHtml: html`
            <h2>Erst spüren, dann bewegen</h2>
            <p>Bevor du mehr tust, lohnt sich ein Moment des Hinspürens. Du brauchst fünf Minuten, einen ruhigen Platz und festen Boden. Wenn dir im Stehen leicht schwindlig wird, mach die Übung auf einem Stuhl sitzend.</p>
            <ol>
              <li><strong>Stand:</strong> Stell dich hüftbreit hin, die Knie locker. Verlagere dein Gewicht langsam nach vorn, hinten und zu den Seiten, bis du deine Mitte findest.</li>
              <li><strong>Füße und Beine:</strong> Spüre den Boden unter Fersen und Zehen. Spanne die Oberschenkel kurz an und lass wieder los.</li>
              <li><strong>Becken und Rücken:</strong> Kippe das Becken fünfmal sanft vor und zurück, ohne Schwung.</li>
              <li><strong>Schultern:</strong> Zieh beide Schultern beim Einatmen hoch, lass sie beim Ausatmen sinken. Fünfmal.</li>
              <li><strong>Kopf:</strong> Neige das rechte Ohr zur rechten Schulter, halte zwei Atemzüge, wechsle die Seite.</li>
              <li><strong>Nachspüren:</strong> Bleib drei Atemzüge still stehen. Wo ist es warm, wo eng, wo leicht?</li>
            </ol>
            <p>Alle Bewegungen bleiben klein und schmerzfrei. Leisten musst du hier nichts. Heute zählt nur die Aufmerksamkeit.</p>
          `,
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Was hast du bemerkt?',
          question: '<p>Was ist dir beim Nachspüren <strong>zuerst</strong> aufgefallen?</p>',
          selfReflectionOptions: [
            {
              answer: 'Verspannung, vor allem in Nacken oder Schultern',
              reaction:
                '<p>Damit bist du in großer Gesellschaft. Kurze Lockerungen über den Tag verteilt helfen oft mehr als eine lange Einheit am Abend.</p>',
            },
            {
              answer: 'Angenehme Wärme oder Leichtigkeit',
              reaction:
                '<p>Schön! Merk dir diesen Moment. Gute Körpergefühle sind eine der stärksten Antriebsfedern, um dranzubleiben.</p>',
            },
            {
              answer: 'Eher nichts Besonderes',
              reaction:
                '<p>Auch das ist völlig in Ordnung. Körperwahrnehmung ist eine Fähigkeit, die mit jedem Üben feiner wird.</p>',
            },
            {
              answer: 'Unruhe, ich wollte schnell fertig werden',
              reaction:
                '<p>Gut beobachtet. Vielleicht ist für dich der bewegte Weg der bessere: Nimm dieselbe Aufmerksamkeit einfach mit auf deinen nächsten Spaziergang.</p>',
            },
          ],
        },
        { type: 'HABIT_PROPOSAL', title: 'Ein sanfter Start in den Tag', habit: 'morning-mobility' },
      ],
    },
    {
      title: 'Sicher starten',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Was du vor dem Losgehen wissen solltest',
          textHtml: html`
            <h2>Für fast alle ist Bewegung sicher</h2>
            <p>Zügig gehen, Rad fahren, sich zu Hause kräftigen: Für die meisten Menschen sind das sichere Aktivitäten, wenn sie langsam gesteigert werden. Manchmal ist vorher ein ärztliches Gespräch klug, zum Beispiel wenn</p>
            <ul>
              <li>du eine Herz-, Lungen- oder Stoffwechselerkrankung hast oder regelmäßig Medikamente nimmst,</li>
              <li>du schwanger bist oder vor Kurzem operiert wurdest,</li>
              <li>dir bei Anstrengung schon einmal schwindlig oder eng in der Brust wurde,</li>
              <li>du lange kaum aktiv warst und nun intensiv trainieren möchtest.</li>
            </ul>
            <h3>Diese Zeichen heißen: aufhören</h3>
            <p>Beende die Bewegung bei stechendem Schmerz, Schwindel, Herzstolpern oder ungewohnter Atemnot und lass es ärztlich abklären. <strong>Druck oder Schmerz in der Brust, starke Atemnot, Lähmungen oder plötzliche Sprachstörungen sind ein Notfall: Wähle sofort die 112.</strong></p>
            <h3>Und was ist normal?</h3>
            <p>Schneller Atem, warme Haut, müde Muskeln und am nächsten Tag ein leichter Muskelkater. So fühlt es sich an, wenn ein Körper sich anpasst.</p>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Aufhören oder weitermachen?',
          question:
            'Du gehst flott eine Treppe hinauf und spürst einen Druck in der Brust, der dir neu ist. Was tust du?',
          possibleAnswers: [
            {
              text: 'Ich gehe langsamer weiter, das gibt sich meist.',
              explanation:
                '<p>Bitte nicht. Ein neuer Druck in der Brust bei Anstrengung kann vom Herzen kommen. Halte an und nimm das Zeichen ernst.</p>',
            },
            {
              text: 'Ich mache morgen einen Termin in der Hausarztpraxis.',
              explanation:
                '<p>Der Gedanke an ärztlichen Rat ist gut, aber hier zählt Zeit. Halte sofort an; bei Druck oder Schmerz in der Brust ist die 112 der richtige Weg.</p>',
            },
            {
              text: 'Ich halte sofort an, setze mich und rufe die 112.',
              explanation:
                '<p>Genau. Ein neuer Druck in der Brust kann ein Herznotfall sein. Lieber einmal zu oft gerufen als einmal zu spät; niemand wird dir das übel nehmen.</p>',
              isCorrectAnswer: true,
            },
          ],
        },
        {
          type: 'ACKNOWLEDGEMENT',
          title: 'Gut vorbereitet',
          introduction: html`
            <p>Wer die eigenen Grenzen kennt, kann unbeschwert loslegen. Lies die Hinweise oben noch einmal in Ruhe und entscheide, ob du vor dem Start ärztlichen Rat einholen möchtest.</p>
            <p>Für gesetzlich Versicherte gibt es übrigens ab 35 alle drei Jahre einen kostenlosen <strong>Gesundheits-Check-up</strong>, davor einmalig zwischen 18 und 34. Das ist ein guter Anlass, nach Bewegung zu fragen.</p>
          `,
          acknowledgement: 'Ich habe die Hinweise gelesen und weiß, wann ich ärztlichen Rat hole.',
        },
      ],
    },
  ],
}
