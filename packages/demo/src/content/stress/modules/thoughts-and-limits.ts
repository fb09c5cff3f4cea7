import { html } from '../../html.ts'
import type { DemoModule } from '../../types.ts'

export const thoughtsAndLimits: DemoModule = {
  number: 3,
  title: 'Gedanken und Grenzen',
  picture: { subject: 'lake', seed: 301, alternativeText: 'Ein stiller See liegt zwischen sanften Hügeln' },
  pages: [
    {
      title: 'Gedanken sind keine Tatsachen',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Die Geschichte im Kopf',
          textHtml: html`
            <h2>Zwischen Ereignis und Gefühl liegt ein Gedanke</h2>
            <p>Deine Kollegin grüßt nicht zurück. Denkst du „Sie ist sauer auf mich“, wird dir eng ums Herz. Denkst du „Sie war wohl in Gedanken“, gehst du weiter. Das Ereignis ist dasselbe, die <strong>Bewertung</strong> macht den Unterschied. Darauf hat der Psychologe Richard Lazarus schon vor Jahrzehnten hingewiesen.</p>
            <p>Unter Stress wird unser Denken enger. Dann schleichen sich Muster ein:</p>
            <ul>
              <li><strong>Schwarz-Weiß:</strong> „Entweder perfekt oder gescheitert.“</li>
              <li><strong>Gedankenlesen:</strong> „Die halten mich für unfähig.“</li>
              <li><strong>Katastrophe:</strong> „Wenn das schiefgeht, ist alles aus.“</li>
              <li><strong>Filter:</strong> Neun freundliche Rückmeldungen, und der Kopf behält die zehnte.</li>
            </ul>
            <h3>Was du tun kannst</h3>
            <p>Es geht nicht darum, alles schönzureden. Manches <em>ist</em> schwierig, und Probleme verschwinden nicht durch positives Denken. Aber du kannst prüfen, ob ein Gedanke stimmt und ob er dir hilft. Ein kleiner Zusatz schafft Abstand: <strong>„Ich habe gerade den Gedanken, dass …“</strong> So wird aus einem Urteil eine Beobachtung.</p>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Welches Denkmuster ist das?',
          question:
            '„Mein Chef hat auf meine Mail nicht geantwortet, bestimmt findet er sie schlecht.“ Welches Muster erkennst du?',
          possibleAnswers: [
            {
              text: 'Schwarz-Weiß-Denken',
              explanation:
                '<p>Bei diesem Muster gibt es nur ganz gut oder ganz schlecht. Hier geht es eher darum, was jemand anderes angeblich denkt.</p>',
            },
            {
              text: 'Gedankenlesen',
              explanation:
                '<p>Genau. Wir füllen eine Lücke mit einer Vermutung, meist zu unseren Ungunsten. Die einfachste Prüfung: nachfragen oder eine zweite Erklärung suchen.</p>',
              isCorrectAnswer: true,
            },
            {
              text: 'Eine realistische Einschätzung',
              explanation:
                '<p>Vielleicht stimmt es, wissen kannst du es noch nicht. Er könnte auch im Termin sitzen. Solange Belege fehlen, ist es eine Vermutung.</p>',
            },
          ],
        },
      ],
    },
    {
      title: 'Innere Antreiber',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Stimmen, die es gut meinen',
          textHtml: html`
            <h2>„Streng dich an!“</h2>
            <p>Viele Ansprüche haben wir früh gelernt, weil sie uns Lob oder Sicherheit brachten. In der Transaktionsanalyse heißen sie <strong>Antreiber.</strong> Sie sind ein Bild zum Nachdenken, kein Testergebnis. Jeder Antreiber hat eine starke Seite und einen Preis.</p>
            <ul>
              <li><strong>„Sei perfekt!“</strong> bringt Sorgfalt und kostet Nächte.</li>
              <li><strong>„Mach es allen recht!“</strong> bringt Wärme und kostet die eigenen Wünsche.</li>
              <li><strong>„Sei stark!“</strong> bringt Ausdauer und kostet Unterstützung.</li>
              <li><strong>„Beeil dich!“</strong> bringt Tempo und kostet Ruhe.</li>
              <li><strong>„Streng dich an!“</strong> bringt Einsatz und kostet Leichtigkeit.</li>
            </ul>
            <h3>Die Antwort heißt Erlaubnis</h3>
            <p>Einen Antreiber musst du nicht bekämpfen. Stell ihm einen Satz zur Seite, der dir Luft gibt:</p>
            <ul>
              <li>„Gut genug ist oft wirklich gut.“</li>
              <li>„Ich darf Nein sagen und bleibe ein netter Mensch.“</li>
              <li>„Ich darf um Hilfe bitten.“</li>
              <li>„Ich darf mir Zeit nehmen.“</li>
              <li>„Es darf auch leicht gehen.“</li>
            </ul>
            <p>Lies die Sätze halblaut. Welcher fühlt sich am ungewohntesten an? Oft ist es gerade der, der dir fehlt.</p>
          `,
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Welcher Antreiber kennt deinen Namen?',
          question: '<p>Welche Stimme hörst du in anstrengenden Wochen <strong>am lautesten?</strong></p>',
          selfReflectionOptions: [
            {
              answer: '„Sei perfekt!“',
              reaction:
                '<p>Deine Sorgfalt ist eine Stärke. Probier diese Woche bei einer unwichtigen Sache 80 Prozent aus und schau, was geschieht. Meist bemerkt es niemand.</p>',
            },
            {
              answer: '„Mach es allen recht!“',
              reaction:
                '<p>Menschen fühlen sich bei dir vermutlich gut aufgehoben. Du gehörst auch zu diesen Menschen. Ein freundliches „Ich melde mich morgen dazu“ schenkt dir Bedenkzeit.</p>',
            },
            {
              answer: '„Sei stark!“',
              reaction:
                '<p>Du trägst viel, und andere verlassen sich auf dich. Stark ist auch, wer einen Teil der Last zeigt. Wem könntest du heute eine kleine Bitte stellen?</p>',
            },
            {
              answer: '„Beeil dich!“ oder „Streng dich an!“',
              reaction:
                '<p>Du bringst Dinge voran. Such dir einen Weg am Tag, den du bewusst langsam gehst, und beobachte, wie der Atem nachkommt.</p>',
            },
          ],
        },
        {
          type: 'IMAGE',
          title: 'Luft zwischen den Sätzen',
          picture: {
            subject: 'sunrise',
            seed: 302,
            alternativeText: 'Die Sonne geht hinter sanften Hügeln auf',
          },
        },
      ],
    },
    {
      title: 'Den Gedanken prüfen',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Übung: Vier Fragen an einen Gedanken',
          textHtml: html`
            <h2>Freundlich nachgefragt</h2>
            <p>Nimm dir zehn Minuten und einen Gedanken, der dich in letzter Zeit öfter belastet hat. Wähl einen mittelschweren; die großen Themen dürfen warten oder gehören in ein vertrauliches Gespräch.</p>
            <p>Schreib den Gedanken in einem Satz auf. Zum Beispiel: „Ich bekomme das nie rechtzeitig fertig.“ Dann beantworte schriftlich:</p>
            <ol>
              <li><strong>Stimmt das wirklich?</strong> Was spricht dafür, was dagegen? Sammle Tatsachen, die auch eine Kamera sehen könnte.</li>
              <li><strong>Wie könnte man es noch sehen?</strong> Was würde eine gute Freundin oder ein guter Freund sagen?</li>
              <li><strong>Was ist das Wahrscheinlichste?</strong> Nicht das Schlimmste, nicht das Beste. Und wie könnte ich damit umgehen?</li>
              <li><strong>Hilft mir der Gedanke?</strong> Wenn nicht: Welcher Satz wäre ehrlich <em>und</em> hilfreich?</li>
            </ol>
            <h3>Dein neuer Satz</h3>
            <p>Vielleicht lautet er: „Es wird eng. Ich beginne mit dem Wichtigsten und sage bis Mittag Bescheid, was später kommt.“ <strong>Er muss nicht fröhlich klingen, nur wahr.</strong> Lies ihn zweimal laut und spüre, was sich verändert.</p>
          `,
        },
        {
          type: 'IMAGE',
          title: 'Auf Papier wird es überschaubar',
          picture: {
            subject: 'journal',
            seed: 303,
            alternativeText: 'Ein aufgeschlagenes Notizbuch mit leeren Seiten',
          },
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Was hat sich verändert?',
          question: '<p>Wie fühlt sich der Gedanke <strong>nach den vier Fragen</strong> an?</p>',
          selfReflectionOptions: [
            {
              answer: 'Leichter, ich sehe jetzt mehr Möglichkeiten.',
              reaction:
                '<p>Schön! Heb dir deinen neuen Satz auf. Beim nächsten Mal findest du ihn schneller.</p>',
            },
            {
              answer: 'Er ist noch da, aber weniger laut.',
              reaction:
                '<p>Das ist genau das, was die Übung leisten kann. Leiser reicht oft, um den nächsten Schritt zu sehen.</p>',
            },
            {
              answer: 'Er fühlt sich noch genauso wahr an.',
              reaction:
                '<p>Dann enthält er vielleicht ein echtes Problem, das eine Lösung braucht. Auf der letzten Seite dieses Moduls geht es darum.</p>',
            },
            {
              answer: 'Ich fühle mich jetzt schlechter.',
              reaction:
                '<p>Danke für die Ehrlichkeit. Leg das Blatt weg und tu etwas, das dir guttut. Sprich mit jemandem, dem du vertraust, und bei anhaltender Belastung mit Fachleuten.</p>',
            },
          ],
        },
      ],
    },
    {
      title: 'Freundlich Grenzen setzen',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Ein Nein, das Ja zu dir sagt',
          textHtml: html`
            <h2>Grenzen schützen, was dir wichtig ist</h2>
            <p>Jedes Ja kostet Zeit und Kraft, die an anderer Stelle fehlt. Wer nie Nein sagt, sagt es trotzdem, oft zum eigenen Schlaf, zur Familie, zur Pause. Eine Grenze ist keine Zurückweisung, sondern eine <strong>klare Auskunft.</strong></p>
            <h3>Vier Schritte für ein gutes Nein</h3>
            <ol>
              <li><strong>Zeit gewinnen:</strong> „Ich schaue nach und sage dir bis drei Uhr Bescheid.“</li>
              <li><strong>Wertschätzen:</strong> „Danke, dass du an mich denkst.“</li>
              <li><strong>Klar sein:</strong> „Diese Woche schaffe ich das nicht.“ Ein Grund genügt, zehn klingen nach Entschuldigung.</li>
              <li><strong>Wenn du magst, etwas anbieten:</strong> „Am Montag könnte ich eine Stunde helfen.“</li>
            </ol>
            <p>Bei der Arbeit hilft eine Frage nach der Reihenfolge: <em>„Das übernehme ich gern. Was von den anderen Aufgaben darf dafür warten?“</em></p>
            <h3>Rechne mit einem Ziehen</h3>
            <p>Am Anfang fühlt sich ein Nein oft falsch an. Das vergeht mit der Übung. <strong>Wer Druck macht, droht oder dich herabsetzt,</strong> dem musst du nicht allein begegnen: Hol dir Rückhalt bei Menschen deines Vertrauens, im Betriebsrat oder in einer Beratungsstelle.</p>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Welches Nein ist freundlich und klar?',
          question:
            'Eine Kollegin bittet dich kurz vor Feierabend um Hilfe, du bist verabredet. Was ist freundlich und klar zugleich?',
          possibleAnswers: [
            {
              text: '„Na gut, dann sage ich eben ab.“',
              explanation:
                '<p>Das ist ein Ja gegen dich selbst, und der Unterton kommt trotzdem an. Deine Verabredung ist ein guter Grund.</p>',
            },
            {
              text: '„Ich weiß nicht, eigentlich wollte ich gerade, na ja, mal sehen.“',
              explanation:
                '<p>Unklarheit lässt euch beide hängen. Die Kollegin weiß nicht, ob sie mit dir rechnen darf.</p>',
            },
            {
              text: '„Immer kommst du auf den letzten Drücker!“',
              explanation:
                '<p>Der Ärger mag verständlich sein, so wird daraus aber schnell ein Streit. Sprich das Muster lieber später in Ruhe an.</p>',
            },
            {
              text: '„Heute kann ich nicht mehr, ich bin verabredet. Morgen um neun helfe ich dir gern.“',
              explanation:
                '<p>Wunderbar: klar, kurz und mit einem Angebot. So bleibt die Beziehung warm und dein Abend bei dir.</p>',
              isCorrectAnswer: true,
            },
          ],
        },
        {
          type: 'ACKNOWLEDGEMENT',
          title: 'Ein kleines Nein',
          introduction:
            '<p>Such dir für diese Woche eine <strong>kleine</strong> Gelegenheit aus: die Extra-Aufgabe, der dritte Kuchen fürs Schulfest, das Telefonat zur Unzeit. Leg dir deinen Satz schon jetzt zurecht.</p>',
          acknowledgement: 'Ich habe mir einen Satz überlegt, mit dem ich freundlich Nein sage.',
        },
      ],
    },
    {
      title: 'Was in deiner Hand liegt',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Übung: Drei Kreise',
          textHtml: html`
            <h2>Kraft dorthin, wo sie wirkt</h2>
            <p>Sorgen unterscheiden nicht zwischen dem, was wir ändern können, und dem, was nicht. Du kannst es. Nimm dir zehn Minuten, ein Blatt und zeichne drei Kreise ineinander.</p>
            <ol>
              <li><strong>Innen: Was liegt in meiner Hand?</strong> Mein nächster Schritt, meine Worte, meine Pause.</li>
              <li><strong>Mitte: Worauf habe ich Einfluss?</strong> Absprachen, Stimmung im Team, Aufteilung zu Hause.</li>
              <li><strong>Außen: Was kann ich nicht ändern?</strong> Das Wetter, die Vergangenheit, Entscheidungen anderer.</li>
            </ol>
            <p>Schreib deine aktuellen Sorgen hinein. Dann wähle <strong>eine aus dem inneren Kreis</strong> und notiere: Was genau tue ich, wann, womit fange ich an?</p>
            <h3>Und die Sorgen außen?</h3>
            <p>Sie verschwinden nicht, wenn wir sie verdrängen, oft kommen sie dann stärker zurück. Besser hilft ein fester Platz: Gib ihnen täglich zur gleichen Zeit zehn Minuten, am Tisch und nicht im Bett. Meldet sich eine Sorge früher, <em>notier ein Stichwort und vertröste sie auf ihren Termin.</em> Viele Sorgen sind bis dahin kleiner geworden.</p>
          `,
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Wo liegt gerade deine Kraft?',
          question: '<p>In welchem Kreis standen bei dir die meisten Sorgen?</p>',
          selfReflectionOptions: [
            {
              answer: 'Innen: Vieles kann ich selbst angehen.',
              reaction:
                '<p>Dann brauchst du vor allem eine Reihenfolge. Ein einziger kleiner Schritt heute genügt, der Rest darf auf die Liste.</p>',
            },
            {
              answer: 'In der Mitte: Vieles hängt auch von anderen ab.',
              reaction:
                '<p>Hier helfen Gespräche. Überlege, wen du um was bitten könntest, möglichst konkret und mit einer Uhrzeit.</p>',
            },
            {
              answer: 'Außen: Vieles kann ich nicht ändern.',
              reaction:
                '<p>Das ist schwer auszuhalten, und es ist nicht deine Schuld. Umso wichtiger ist, was dir Halt gibt: Menschen, Rituale, kleine Freuden.</p>',
            },
          ],
        },
        { type: 'HABIT_PROPOSAL', title: 'Zehn Minuten Sorgenzeit', habit: 'worry-time' },
      ],
    },
  ],
}
