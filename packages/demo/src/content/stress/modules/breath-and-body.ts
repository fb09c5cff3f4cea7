import { html } from '../../html.ts'
import type { DemoModule } from '../../types.ts'

export const breathAndBody: DemoModule = {
  number: 2,
  title: 'Atem und Körper',
  picture: { subject: 'breath', seed: 201, alternativeText: 'Ruhige Wellenlinien heben und senken sich' },
  pages: [
    {
      title: 'Der Atem als Brücke',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Warum ein Ausatmen so viel verändert',
          textHtml: html`
            <h2>Das Einzige, was du beides kannst</h2>
            <p>Herzschlag, Blutdruck und Verdauung laufen von allein. Der Atem auch, nur kannst du ihn zusätzlich bewusst lenken. Damit ist er deine Brücke zum Nervensystem.</p>
            <p>Bei jedem Einatmen schlägt das Herz ein wenig schneller, bei jedem Ausatmen etwas langsamer. Verlängerst du das Ausatmen, stärkst du den Einfluss des <strong>Vagusnervs</strong>, der zur Bremse deines Nervensystems gehört. Viele Menschen werden mit ungefähr <strong>sechs Atemzügen pro Minute</strong> spürbar ruhiger. Übersichtsarbeiten finden kleine bis mittlere Effekte auf das Stressempfinden. Wunder bewirkt das keine, doch du hast dieses Werkzeug immer dabei.</p>
            <h3>Gut zu wissen</h3>
            <ul>
              <li><strong>Bauch statt Schultern:</strong> Beim Einatmen darf sich der Bauch weiten.</li>
              <li><strong>Durch die Nase:</strong> Sie wärmt, befeuchtet und bremst den Luftstrom.</li>
              <li><strong>Sanft statt tief:</strong> Zu tiefes, schnelles Atmen kann schwindlig machen. Atme dann normal weiter.</li>
            </ul>
            <p>Wenn du eine Lungen- oder Herzerkrankung hast oder zu Panik neigst, besprich Atemübungen vorher in deiner Praxis. <strong>Atem anhalten brauchst du für keine der Übungen hier.</strong></p>
          `,
        },
        { type: 'VIDEO', title: 'Der Atem und das Nervensystem', videoId: '76979871' },
        {
          type: 'QUIZ',
          title: 'Welcher Atem beruhigt?',
          question: 'Du bist aufgeregt und hast eine Minute Zeit. Welche Art zu atmen hilft am ehesten?',
          possibleAnswers: [
            {
              text: 'Zehnmal schnell und so tief wie möglich',
              explanation:
                '<p>Schnelles, tiefes Atmen lässt dich zu viel Kohlendioxid abgeben. Davon kann dir schwindlig werden oder kribbeln. Langsamer ist besser.</p>',
            },
            {
              text: 'Die Luft anhalten, bis es nicht mehr geht',
              explanation: '<p>Das erzeugt eher Druck. Für die Beruhigung brauchst du kein Luftanhalten.</p>',
            },
            {
              text: 'Ruhig ein- und etwas länger ausatmen',
              explanation:
                '<p>Genau. Das längere Ausatmen lässt den Herzschlag sinken. Vier Sekunden ein, sechs Sekunden aus sind ein guter Anfang.</p>',
              isCorrectAnswer: true,
            },
          ],
        },
      ],
    },
    {
      title: 'Ruhig atmen in vier Minuten',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Übung: Vier ein, sechs aus',
          textHtml: html`
            <h2>Ein Rhythmus, der trägt</h2>
            <p>Such dir einen Platz, an dem du vier Minuten ungestört bist. Auch ein parkendes Auto oder das Treppenhaus genügen. <em>Bitte nicht während der Fahrt oder an Maschinen üben.</em></p>
            <ol>
              <li><strong>Sitzen:</strong> Stell beide Füße auf den Boden, lehn dich an oder sitz aufrecht. Leg eine Hand auf den Bauch.</li>
              <li><strong>Ankommen:</strong> Atme dreimal so, wie der Atem von selbst kommt. Lass beim Ausatmen die Schultern sinken.</li>
              <li><strong>Einatmen:</strong> Zähl ruhig bis vier, die Hand hebt sich.</li>
              <li><strong>Ausatmen:</strong> Zähl bis sechs, die Lippen locker, als würdest du auf eine heiße Suppe pusten.</li>
              <li><strong>Wiederholen:</strong> Bleib etwa 20 Atemzüge dabei. Wenn Gedanken kommen, zähl beim nächsten Einatmen einfach weiter.</li>
              <li><strong>Zurückkommen:</strong> Lass den Atem frei, streck die Arme und schau dich um.</li>
            </ol>
            <h3>Wenn vier und sechs zu lang sind</h3>
            <p>Nimm drei und vier. Wichtig ist nur, dass das Ausatmen länger dauert und <strong>nichts angestrengt ist.</strong> Wird dir schwindlig, mach eine Pause und atme normal.</p>
          `,
        },
        {
          type: 'DOCUMENT',
          title: 'Atempausen für jede Lage',
          document: 'breathing-sheet',
          documentExplanation:
            '<p>Fünf kurze Atempausen für Büro, Bahn und Bett, von zehn Sekunden bis vier Minuten. <strong>Zum Ausdrucken oder fürs Telefon,</strong> damit du sie findest, wenn du sie brauchst.</p>',
        },
        { type: 'HABIT_PROPOSAL', title: 'Drei Atempausen am Tag', habit: 'breathing-breaks' },
      ],
    },
    {
      title: 'Muskeln lösen',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Übung: Anspannen und loslassen',
          textHtml: html`
            <h2>Progressive Muskelentspannung in Kurzform</h2>
            <p>Der Arzt Edmund Jacobson entdeckte vor rund hundert Jahren: Wer Muskeln bewusst anspannt und wieder löst, wird oft auch innerlich ruhiger. Das Verfahren ist gut untersucht und leicht zu lernen.</p>
            <p>Nimm dir zehn Minuten, setz oder leg dich bequem hin. Spanne jede Gruppe <strong>fünf bis sieben Sekunden mit etwa halber Kraft</strong> an, lass beim Ausatmen los und spüre <strong>30 Sekunden</strong> nach. Atme dabei weiter.</p>
            <ol>
              <li><strong>Hände und Arme:</strong> Fäuste ballen, Unterarme anwinkeln.</li>
              <li><strong>Gesicht:</strong> Augen zukneifen, Nase rümpfen, Lippen aufeinanderlegen.</li>
              <li><strong>Schultern und Nacken:</strong> Schultern Richtung Ohren ziehen.</li>
              <li><strong>Bauch und Rücken:</strong> Bauch fest machen, Schulterblätter sanft zusammenziehen.</li>
              <li><strong>Beine und Füße:</strong> Oberschenkel anspannen, Zehen heranziehen.</li>
            </ol>
            <h3>Zu deiner Sicherheit</h3>
            <p>Lass schmerzende oder verletzte Stellen aus. Bei schweren Herz-Kreislauf-Erkrankungen, Psychosen oder kurz nach einer Operation frag zuerst in deiner Praxis nach. Bleib am Ende noch eine Minute liegen, recke dich und steh langsam auf.</p>
          `,
        },
        {
          type: 'IMAGE',
          title: 'Loslassen darf leicht sein',
          picture: {
            subject: 'hands',
            seed: 202,
            alternativeText: 'Zwei geöffnete Hände liegen entspannt ineinander',
          },
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Wie war das Loslassen?',
          question: '<p>Was hast du beim Nachspüren bemerkt?</p>',
          selfReflectionOptions: [
            {
              answer: 'Wärme, Schwere oder ein Kribbeln',
              reaction:
                '<p>So fühlt sich Entspannung für viele an: Die Muskeln werden besser durchblutet. Mit jedem Üben kommt dieses Gefühl schneller.</p>',
            },
            {
              answer: 'Erst jetzt merke ich, wie angespannt ich war.',
              reaction:
                '<p>Das ist ein wichtiger Fund. Der Unterschied zwischen fest und gelöst ist genau das, was diese Übung lehrt.</p>',
            },
            {
              answer: 'Ich konnte kaum abschalten.',
              reaction:
                '<p>Völlig normal am Anfang. Dein Körper hat trotzdem geübt. Versuch es ein paar Tage lang zur gleichen Zeit, gern mit offenen Augen.</p>',
            },
            {
              answer: 'Es wurde mir unangenehm.',
              reaction:
                '<p>Danke, dass du darauf achtest. Du darfst jederzeit aufhören. Manchen tut bewegte Entspannung besser, etwa ein ruhiger Spaziergang. Bleibt die Unruhe, sprich mit Fachleuten darüber.</p>',
            },
          ],
        },
      ],
    },
    {
      title: 'Bewegung baut Spannung ab',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Was der Körper mit dem Alarm anfangen möchte',
          textHtml: html`
            <h2>Die Energie darf raus</h2>
            <p>Im Alarm stellt der Körper Zucker und Fett für die Muskeln bereit. Früher sind wir damit gerannt. Heute sitzen wir im Termin. <strong>Bewegung nutzt, was bereitgestellt wurde,</strong> und hilft dem Körper zurück in die Ruhe.</p>
            <p>Das wirkt auf zwei Wegen:</p>
            <ul>
              <li><strong>Sofort:</strong> Schon ein Spaziergang von zehn bis zwanzig Minuten hebt bei vielen die Stimmung und löst Anspannung.</li>
              <li><strong>Auf Dauer:</strong> Wer regelmäßig aktiv ist, schläft im Schnitt besser und hat seltener depressive und ängstliche Beschwerden.</li>
            </ul>
            <h3>Wie viel ist gut?</h3>
            <p>Die WHO empfiehlt Erwachsenen <strong>150 bis 300 Minuten mittlere Anstrengung pro Woche</strong> und an zwei Tagen Kräftigung. Für den Anfang genügt viel weniger: Jede Minute zählt.</p>
            <p>Am besten wirkt, was dir Freude macht. Tanzen in der Küche, Gartenarbeit, Radfahren, Yoga. Draußen kommt noch etwas dazu: Grün, Licht und Weite tun den Sinnen gut. Wenn du Vorerkrankungen hast oder lange pausiert hast, frag vor intensivem Training kurz in deiner Praxis nach.</p>
          `,
        },
        {
          type: 'IMAGE',
          title: 'Ein Weg ins Grüne',
          picture: {
            subject: 'tree',
            seed: 203,
            alternativeText: 'Ein Baum mit weiter Krone steht in einer stillen Landschaft',
          },
        },
        {
          type: 'QUIZ',
          title: 'Müde und angespannt – was nun?',
          question:
            'Nach einem langen Tag fühlst du dich angespannt und müde zugleich. Was hilft oft am besten?',
          possibleAnswers: [
            {
              text: 'Ein hartes Training, um alles loszuwerden',
              explanation:
                '<p>Für manche passt das. Wer erschöpft ist, überfordert sich damit leicht. Spät am Abend kann sehr intensives Training außerdem den Schlaf stören.</p>',
            },
            {
              text: 'Eine ruhige Runde an der frischen Luft',
              explanation:
                '<p>Ja. Lockeres Gehen löst Spannung, ohne dich zusätzlich zu fordern, und markiert einen Übergang zwischen Arbeit und Feierabend.</p>',
              isCorrectAnswer: true,
            },
            {
              text: 'Sofort hinlegen und das Telefon zur Hand nehmen',
              explanation:
                '<p>Verständlich, nur bleibt der Kopf dabei meist auf Empfang. Ein paar Schritte vorher machen die Ruhe danach oft erholsamer.</p>',
            },
          ],
        },
        { type: 'HABIT_PROPOSAL', title: 'Die Feierabendrunde', habit: 'evening-walk' },
      ],
    },
    {
      title: 'Kleine Pausen, große Wirkung',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Plane deine drei Pausen',
          textHtml: html`
            <h2>Erholung beginnt vor der Erschöpfung</h2>
            <p>Ein Akku hält länger, wenn er nicht ganz leer wird. Auch uns tun Pausen besser, die <em>früh</em> kommen. Eine Auswertung von 22 Studien zeigt: Unterbrechungen von bis zu zehn Minuten machen wacher und weniger müde. Nach sehr fordernden Aufgaben darf die Pause länger sein.</p>
            <p>Übrigens steht Beschäftigten bei mehr als sechs Stunden Arbeit eine Pause von <strong>mindestens 30 Minuten</strong> zu, bei mehr als neun Stunden sind es 45.</p>
            <h3>Deine drei Pausen für morgen</h3>
            <p>Nimm dir fünf Minuten und trag in deinen Kalender ein:</p>
            <ol>
              <li><strong>Eine Mini-Pause</strong> am Vormittag, zwei Minuten: ans Fenster treten, in die Ferne schauen, dreimal lang ausatmen.</li>
              <li><strong>Eine echte Mittagspause:</strong> weg vom Bildschirm, in Ruhe essen, wenn möglich ein paar Schritte gehen.</li>
              <li><strong>Eine Übergangspause</strong> am Feierabend, fünf Minuten: aufschreiben, was morgen dran ist, dann den Platz aufräumen.</li>
            </ol>
            <p>Schreib zu jeder Pause eine genaue Uhrzeit und überlege, <em>wer davon wissen sollte,</em> damit sie Bestand hat.</p>
          `,
        },
        {
          type: 'IMAGE',
          title: 'Zeit für eine Tasse Tee',
          picture: {
            subject: 'tea',
            seed: 204,
            alternativeText: 'Aus einer Tasse Tee steigt sanft der Dampf auf',
          },
        },
        {
          type: 'ACKNOWLEDGEMENT',
          title: 'Pausen mit Termin',
          introduction:
            '<p>Pausen, die im Kalender stehen, finden eher statt. Bestätige, wenn du deine drei für morgen geplant hast. Wenn eine ausfällt, ist das kein Problem: Die nächste kommt bestimmt.</p>',
          acknowledgement: 'Ich habe drei Pausen für morgen fest eingeplant.',
        },
      ],
    },
  ],
}
