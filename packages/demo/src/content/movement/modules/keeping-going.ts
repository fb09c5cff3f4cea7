import { html } from '../../html.ts'
import type { DemoModule } from '../../types.ts'

export const keepingGoing: DemoModule = {
  number: 4,
  title: 'Dranbleiben',
  picture: { subject: 'sunrise', seed: 401, alternativeText: 'Die Sonne geht über sanften Hügeln auf' },
  pages: [
    {
      title: 'Warum Vorsätze allein selten reichen',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Vom Wollen zum Tun',
          textHtml: html`
            <h2>Zwischen Absicht und Turnschuh</h2>
            <p>Die meisten Menschen wissen, dass Bewegung ihnen guttut, und haben es sich fest vorgenommen. Trotzdem endet der Abend auf dem Sofa. Das ist kein Charakterfehler. Unser Alltag besteht zu großen Teilen aus Gewohnheiten, und die setzen sich gegen gute Vorsätze oft durch, besonders wenn wir müde sind.</p>
            <h3>Wie Gewohnheiten entstehen</h3>
            <p>Eine Gewohnheit verbindet <strong>einen Auslöser mit einer Handlung.</strong> Du stellst die Tasse ab und gehst, ohne nachzudenken, zur Tür. Diese Verbindung wächst mit jeder Wiederholung ein Stück.</p>
            <p>In einer bekannten Londoner Studie dauerte es im Mittel gut zwei Monate, bis eine neue Handlung fast von allein lief. Die Spanne war riesig: von 18 Tagen bis zu mehr als acht Monaten. Und es zeigte sich etwas Tröstliches: Ein einzelner ausgelassener Tag fiel kaum ins Gewicht.</p>
            <h3>Was den Anfang leicht macht</h3>
            <ul>
              <li>ein fester Auslöser, der ohnehin jeden Tag passiert</li>
              <li>eine Handlung, die fast zu klein erscheint</li>
              <li>ein angenehmes Gefühl direkt danach, etwa ein Haken im Kalender</li>
            </ul>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Wie lange dauert eine Gewohnheit?',
          question: 'Wie lange dauert es im Mittel etwa, bis eine neue Handlung zur Gewohnheit wird?',
          possibleAnswers: [
            {
              text: 'Genau 21 Tage',
              explanation:
                '<p>Diese Zahl geht auf die Beobachtung eines Chirurgen aus den 1960er-Jahren zurück, nicht auf Gewohnheitsforschung. Für die meisten wäre sie zu knapp.</p>',
            },
            {
              text: 'Eine Woche, wenn man es wirklich will',
              explanation:
                '<p>Der Wille hilft beim Start, ersetzt aber nicht die Wiederholung. Gib dir ruhig mehr Zeit.</p>',
            },
            {
              text: 'Etwa zwei Monate, von Mensch zu Mensch sehr verschieden',
              explanation:
                '<p>Stimmt. In der Londoner Studie waren es im Mittel 66 Tage, mit großer Spannweite. Sei also geduldig mit dir.</p>',
              isCorrectAnswer: true,
            },
            {
              text: 'Mindestens ein Jahr',
              explanation:
                '<p>So lange brauchen nur wenige. Kleine Handlungen mit klarem Auslöser werden oft schon nach Wochen spürbar leichter.</p>',
            },
          ],
        },
      ],
    },
    {
      title: 'Dein Wenn-dann-Plan',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Übung: Ein Satz, der dich erinnert',
          textHtml: html`
            <h2>Wenn …, dann …</h2>
            <p>Wenn-dann-Pläne gehören zu den am besten untersuchten Hilfen, um Absichten in die Tat umzusetzen. Sie legen im Voraus fest, <em>wann</em> und <em>wo</em> du <em>was</em> tust. Im richtigen Moment musst du dann nicht mehr verhandeln.</p>
            <p>Nimm dir zehn Minuten und ein Blatt Papier.</p>
            <ol>
              <li><strong>Such dir einen Auslöser,</strong> der sicher stattfindet: „nach dem ersten Kaffee“, „wenn ich die Haustür aufschließe“.</li>
              <li><strong>Wähle eine kleine Handlung:</strong> höchstens zehn Minuten.</li>
              <li><strong>Schreib beides in einem Satz auf:</strong> „Wenn ich nach der Arbeit die Tasche abstelle, dann ziehe ich die Turnschuhe an und gehe eine Runde.“</li>
              <li><strong>Denk an ein Hindernis</strong> und plane es mit ein: „Wenn es stark regnet, dann mache ich meine vier Kraftübungen im Wohnzimmer.“</li>
              <li><strong>Lies beide Sätze laut</strong> und stell dir die Situation so lebendig wie möglich vor.</li>
            </ol>
            <h3>Der Prüfsatz</h3>
            <p>Wie sicher bist du auf einer Skala von 1 bis 10, dass es klappt? Liegst du unter 7, <strong>mach die Handlung kleiner.</strong></p>
          `,
        },
        {
          type: 'IMAGE',
          title: 'Ein Satz auf Papier wirkt länger',
          picture: {
            subject: 'journal',
            seed: 402,
            alternativeText: 'Ein aufgeschlagenes Notizbuch wartet auf den nächsten Eintrag',
          },
        },
        {
          type: 'ACKNOWLEDGEMENT',
          title: 'Dein Satz steht',
          introduction:
            '<p>Ein aufgeschriebener Plan wirkt stärker als ein gedachter. Häng deinen Satz an den Kühlschrank, leg ihn in die Sporttasche oder mach ihn zum Hintergrundbild.</p>',
          acknowledgement: 'Ich habe meinen Wenn-dann-Plan aufgeschrieben.',
        },
      ],
    },
    {
      title: 'Gemeinsam geht es leichter',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Menschen, die dich mitziehen',
          textHtml: html`
            <h2>Verabredet ist halb gegangen</h2>
            <p>Kaum etwas hält uns so zuverlässig in Bewegung wie andere Menschen. Wer verabredet ist, geht auch bei Nieselregen los. Dabei muss niemand gleich schnell oder gleich fit sein.</p>
            <h3>Wege zu guter Gesellschaft</h3>
            <ul>
              <li><strong>Ein Mensch genügt:</strong> ein fester Spaziergang am Mittwoch, statt Kaffee im Sitzen ein Kaffee im Gehen</li>
              <li><strong>Vereine und Kurse:</strong> Viele Sportvereine bieten Schnupperstunden an, auch für Menschen, die neu anfangen oder wieder einsteigen</li>
              <li><strong>Präventionskurse:</strong> Die gesetzlichen Krankenkassen beteiligen sich an geprüften Kursen, zum Beispiel zu Rücken, Nordic Walking oder Entspannung; deine Kasse nennt dir Angebote in der Nähe</li>
              <li><strong>Betriebssport:</strong> Frag nach, ob dein Arbeitgeber etwas anbietet, oder starte eine kleine Mittagsrunde</li>
            </ul>
            <p>Unterstützung heißt übrigens nicht nur mitmachen. Bitte jemanden, abends kurz zu fragen, wie es lief, oder in der Zeit auf die Kinder zu achten. <strong>Wer weiß, was du vorhast, kann dir helfen.</strong> Und wenn du lieber allein unterwegs bist, ist auch das gut. Manchmal ist ein Hörbuch die schönste Begleitung.</p>
          `,
        },
        {
          type: 'IMAGE',
          title: 'Zusammen unterwegs',
          picture: {
            subject: 'friends',
            seed: 403,
            alternativeText: 'Zwei Menschen gehen nebeneinander durch eine helle Landschaft',
          },
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Deine beste Gesellschaft',
          question: '<p>Mit wem oder womit fällt dir Bewegung am leichtesten?</p>',
          selfReflectionOptions: [
            {
              answer: 'Mit einem vertrauten Menschen',
              reaction:
                '<p>Dann schreib dieser Person am besten noch heute. Eine feste Uhrzeit erspart euch das ewige „Wir müssten mal wieder“.</p>',
            },
            {
              answer: 'In einer Gruppe mit Anleitung',
              reaction:
                '<p>Ein Kurs gibt dir Struktur und Sicherheit. Frag deine Krankenkasse oder den Sportverein vor Ort nach einer Schnupperstunde.</p>',
            },
            {
              answer: 'Allein, das ist meine Zeit',
              reaction:
                '<p>Wunderbar, dann schütze sie. Trag sie wie einen Termin ein, und sag denen Bescheid, die sonst anrufen würden.</p>',
            },
            {
              answer: 'Mit Hund, Musik oder Hörbuch',
              reaction:
                '<p>Auch das ist Gesellschaft. Heb dir die nächste Folge oder das neue Album für unterwegs auf, dann freust du dich aufs Losgehen.</p>',
            },
          ],
        },
        { type: 'HABIT_PROPOSAL', title: 'Eine feste Verabredung zur Bewegung', habit: 'weekly-date' },
      ],
    },
    {
      title: 'Wenn es mal nicht läuft',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Pausen gehören dazu',
          textHtml: html`
            <h2>Aussetzer sind normal</h2>
            <p>Eine Erkältung, eine volle Arbeitswoche, ein Tief: Irgendwann setzt jede und jeder aus. Wichtig ist, wie du danach mit dir sprichst. „Jetzt ist alles verloren“ führt aufs Sofa. <em>„Das war eine Pause, heute gehe ich eine kleine Runde“</em> führt zur Tür.</p>
            <h3>Dein Plan für den Wiedereinstieg</h3>
            <ol>
              <li><strong>Klein beginnen:</strong> Nimm die Hälfte von dem, was du vorher getan hast.</li>
              <li><strong>Neugierig fragen:</strong> Was hat mich aufgehalten? Zeit, Kraft, Stimmung oder Wetter?</li>
              <li><strong>Eine Sache ändern:</strong> eine andere Uhrzeit, ein kürzerer Weg, jemand, der mitkommt.</li>
              <li><strong>Das Minimum festlegen:</strong> Was geht sogar am schlechtesten Tag? Vielleicht dreimal vom Stuhl aufstehen. Es zählt, weil es den Faden hält.</li>
            </ol>
            <h3>Wenn die Kraft länger fehlt</h3>
            <p>Fühlst du dich über <strong>mehr als zwei Wochen</strong> niedergeschlagen, erschöpft oder antriebslos, sprich mit deiner Hausärztin oder deinem Hausarzt. Dahinter kann eine behandelbare Erkrankung stecken, und Hilfe anzunehmen ist ein Schritt nach vorn. In akuter Not wähle die 112.</p>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Zwei Wochen Pause, und nun?',
          question: 'Du warst zwei Wochen krank und dein Plan liegt brach. Was hilft dir am ehesten zurück?',
          possibleAnswers: [
            {
              text: 'Die verpassten Einheiten in der ersten Woche nachholen',
              explanation:
                '<p>Verständlich, aber riskant: Nachholen überfordert leicht und nimmt die Freude. Verpasstes darfst du einfach ziehen lassen.</p>',
            },
            {
              text: 'Warten, bis die Motivation von selbst wiederkommt',
              explanation:
                '<p>Sie kommt oft erst beim Tun. Ein kleiner Anfang ist meist der bessere Wecker als langes Warten.</p>',
            },
            {
              text: 'Mit einer kleinen, leichten Einheit zur gewohnten Zeit beginnen',
              explanation:
                '<p>Genau. Der alte Auslöser und eine kleine Handlung knüpfen den Faden wieder an. Steigern kannst du nächste Woche.</p>',
              isCorrectAnswer: true,
            },
          ],
        },
      ],
    },
    {
      title: 'Dein Weg geht weiter',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Was du mitnimmst',
          textHtml: html`
            <h2>Ein guter Ort, um zurückzuschauen</h2>
            <p>Du hast vier Module lang gelesen, gespürt, ausprobiert und vielleicht auch einmal ausgesetzt. Alles davon gehört dazu. Nimm dir einen Moment, um zu sehen, was sich verändert hat, und sei es eine Treppe, die leichter fällt.</p>
            <h3>Deine fünf Leitsätze</h3>
            <ul>
              <li><strong>Jede Minute zählt.</strong> Auch zwei Minuten Treppe sind Bewegung.</li>
              <li><strong>150 bis 300 Minuten und zwei Krafttage</strong> pro Woche sind dein Kompass, kein Zeugnis.</li>
              <li><strong>Unterbrich das Sitzen,</strong> so oft es geht.</li>
              <li><strong>Klein und regelmäßig</strong> schlägt groß und selten.</li>
              <li><strong>Pausen gehören dazu.</strong> Danach fängst du klein wieder an.</li>
            </ul>
            <h3>Und jetzt?</h3>
            <p>Behalte die Gewohnheiten, die dir leichtfallen, und lass die anderen ohne schlechtes Gewissen los. Plane jeden Monat eine Viertelstunde ein, um zu schauen, was noch passt. Die Jahreszeiten ändern sich, deine Lebensumstände auch, und dein Plan darf mitwachsen.</p>
            <p>Die Module bleiben offen: Komm zurück, wann immer du etwas nachlesen willst. Schön, dass du dich auf den Weg gemacht hast.</p>
          `,
        },
        {
          type: 'IMAGE',
          title: 'Der nächste Schritt gehört dir',
          picture: {
            subject: 'shoes',
            seed: 404,
            alternativeText: 'Ein Paar Schuhe steht bereit für den nächsten Weg',
          },
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Worauf bist du stolz?',
          question: '<p>Welche Veränderung möchtest du <strong>auf jeden Fall behalten?</strong></p>',
          selfReflectionOptions: [
            {
              answer: 'Die kleinen Bewegungen im Alltag',
              reaction:
                '<p>Eine kluge Wahl, denn sie überstehen auch volle Wochen. Such dir alle paar Monate einen neuen Umweg dazu.</p>',
            },
            {
              answer: 'Das Krafttraining zu Hause',
              reaction:
                '<p>Deine Muskeln werden es dir danken. Wenn die Übungen leicht werden, ist es Zeit für die nächste Variante.</p>',
            },
            {
              answer: 'Das Spazierengehen',
              reaction:
                '<p>Wie schön. Gehen begleitet dich durch jede Lebensphase und jedes Wetter, das richtige Paar Schuhe vorausgesetzt.</p>',
            },
            {
              answer: 'Freundlicher mit mir zu sein, wenn etwas ausfällt',
              reaction:
                '<p>Das ist vielleicht die wertvollste Veränderung von allen. Wer freundlich mit sich bleibt, findet leichter zurück.</p>',
            },
          ],
        },
      ],
    },
  ],
}
