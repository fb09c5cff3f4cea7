import { html } from '../../html.ts'
import type { DemoModule } from '../../types.ts'

export const understanding: DemoModule = {
  number: 1,
  title: 'Stress verstehen',
  picture: { subject: 'cloud', seed: 101, alternativeText: 'Weiche Wolken ziehen über einen weiten Himmel' },
  pages: [
    {
      title: 'Willkommen – und erst einmal ausatmen',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Was dich hier erwartet',
          textHtml: html`
            <h2>Schön, dass du dir Zeit nimmst</h2>
            <p>Wenn du gerade viel um die Ohren hast, ist das Letzte, was du brauchst, ein weiterer Punkt auf der Liste. Deshalb ist dieses Programm in kleine Schritte geteilt. Manche dauern nur drei Atemzüge.</p>
            <p>Mit deinem Gefühl bist du nicht allein: Im Stressreport 2025 der Techniker Krankenkasse sagten zwei von drei Befragten, dass sie manchmal oder häufig gestresst sind.</p>
            <p>In vier Modulen lernst du,</p>
            <ul>
              <li><strong>Stress zu verstehen:</strong> was im Körper geschieht und was dich stärkt,</li>
              <li><strong>Atem und Körper</strong> zu nutzen, um Anspannung zu lösen,</li>
              <li>mit <strong>Gedanken und Grenzen</strong> freundlicher umzugehen,</li>
              <li><strong>Schlaf und Erholung</strong> wieder Raum zu geben.</li>
            </ul>
            <h3>Eine Bitte an dich</h3>
            <p>Geh in deinem Tempo. Ein bis zwei Wochen pro Modul sind ein gutes Maß. Probier aus, was dich anspricht, und lass weg, was nicht passt. Dieses Programm hilft dir vorzubeugen; eine Behandlung ersetzt es nicht. Wann es gut ist, sich Hilfe zu holen, liest du auf der letzten Seite dieses Moduls.</p>
          `,
        },
        {
          type: 'IMAGE',
          title: 'Einmal tief durchatmen',
          picture: {
            subject: 'breath',
            seed: 102,
            alternativeText: 'Sanfte Wellenlinien breiten sich aus wie ein ruhiger Atemzug',
          },
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Wie geht es dir gerade?',
          question:
            '<p>Nimm einen Atemzug Zeit. <strong>Welches Bild passt heute am besten zu dir?</strong></p>',
          selfReflectionOptions: [
            {
              answer: 'Ein voller Schreibtisch, auf dem nichts mehr Platz hat',
              reaction:
                '<p>Das klingt nach sehr viel auf einmal. Gut, dass du trotzdem hier bist. Für heute genügt diese eine Seite.</p>',
            },
            {
              answer: 'Wechselhaftes Wetter, mal Sonne, mal Sturm',
              reaction:
                '<p>So geht es vielen. Es lohnt sich zu merken, was die sonnigen Momente möglich macht; davon wollen wir mehr.</p>',
            },
            {
              answer: 'Ein ruhiger See mit ein paar Wellen',
              reaction:
                '<p>Wie schön. Jetzt ist ein guter Zeitpunkt, um Fähigkeiten aufzubauen, die dich auch in bewegteren Zeiten tragen.</p>',
            },
            {
              answer: 'Eine leere Batterie',
              reaction:
                '<p>Danke, dass du das so klar benennst. Sei besonders freundlich zu dir. Wenn die Leere schon länger anhält, sprich bitte mit einer Ärztin oder einem Arzt darüber.</p>',
            },
          ],
        },
      ],
    },
    {
      title: 'Was im Körper passiert',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Ein uraltes Schutzprogramm',
          textHtml: html`
            <h2>Alarm und Entwarnung</h2>
            <p>Wenn dein Gehirn eine Herausforderung meldet, schaltet der Körper in Sekunden auf Leistung. Der <strong>Sympathikus</strong>, das Gaspedal deines Nervensystems, lässt Adrenalin ausschütten: Das Herz schlägt schneller, die Muskeln spannen sich an, die Aufmerksamkeit wird eng. Wenige Minuten später kommt <strong>Cortisol</strong> dazu und stellt Energie bereit.</p>
            <p>Dieses Programm hat unseren Vorfahren das Leben gerettet. Auch dir hilft es: vor einer Prüfung, im Straßenverkehr, beim Endspurt.</p>
            <h3>Wann es anstrengend wird</h3>
            <p>Eine einzelne Anspannung schadet kaum. Schwierig wird es, wenn die <strong>Entwarnung fehlt.</strong> Hält der Alarm über Wochen an, kommt der <strong>Parasympathikus</strong>, deine Bremse, kaum noch zum Zug. Mögliche Folgen:</p>
            <ul>
              <li>schlechter Schlaf, verspannter Nacken, Kopf- oder Magenschmerzen</li>
              <li>Gereiztheit, Grübeln, Konzentrationsprobleme</li>
              <li>auf Dauer ein höheres Risiko für Bluthochdruck, Herz-Kreislauf-Erkrankungen und Depressionen</li>
            </ul>
            <p>Ein Leben ganz ohne Stress gibt es nicht, und es wäre wohl auch langweilig. Aber den <em>Wechsel von Anspannung und Erholung</em> kannst du üben.</p>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Wann wird Stress ungesund?',
          question: 'Was macht Stress vor allem zum Gesundheitsrisiko?',
          possibleAnswers: [
            {
              text: 'Jede Aufregung, auch eine kurze',
              explanation:
                '<p>Kurze Aufregung steckt ein gesunder Körper gut weg. Sie kann sogar helfen, wach und konzentriert zu sein.</p>',
            },
            {
              text: 'Viel Arbeit',
              explanation:
                '<p>Viel Arbeit kann belasten, muss aber nicht krank machen. Es kommt darauf an, wie viel Einfluss, Unterstützung und Erholung du dabei hast.</p>',
            },
            {
              text: 'Lange Anspannung ohne ausreichende Erholung',
              explanation:
                '<p>Genau. Eine einzelne Welle trägt der Körper gut. Ihm fehlt etwas, wenn zwischen den Wellen keine Ruhe mehr ist. Darum geht es in diesem Programm so viel um Pausen.</p>',
              isCorrectAnswer: true,
            },
            {
              text: 'Ein schneller Herzschlag',
              explanation:
                '<p>Das Herz darf schneller schlagen, beim Treppensteigen tut es das auch. Wichtig ist, dass es danach wieder zur Ruhe findet. Herzstolpern solltest du ärztlich abklären lassen; bei Druck oder Schmerz in der Brust wähle die 112.</p>',
            },
          ],
        },
      ],
    },
    {
      title: 'Was dich stresst und was dich stärkt',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Übung: Deine Stressampel',
          textHtml: html`
            <h2>Drei Ebenen, drei Ansatzpunkte</h2>
            <p>Der Psychologe Gert Kaluza beschreibt Stress als Ampel mit drei Ebenen. Nimm dir fünfzehn Minuten, ein Blatt Papier und eine Situation aus der letzten Woche, die dich <strong>mittelstark</strong> belastet hat. Sehr schwere Erlebnisse lass für ein Gespräch mit Fachleuten.</p>
            <ol>
              <li><strong>Rot: „Ich gerate in Stress, wenn …“</strong> Schreib auf, was von außen kam: Termindruck, Lärm, ein Konflikt.</li>
              <li><strong>Gelb: „Ich setze mich selbst unter Stress, indem …“</strong> Notiere deine inneren Verstärker: „Ich darf keine Fehler machen“, „Ich muss das allein schaffen“.</li>
              <li><strong>Grün: „Wenn ich im Stress bin, dann …“</strong> Beschreibe, was in Körper, Gefühl und Verhalten geschah.</li>
            </ol>
            <h3>Und nun die Stärken</h3>
            <p>Schreib zu jeder Ebene eine Idee:</p>
            <ul>
              <li><strong>Rot:</strong> Was könnte ich verändern, absprechen oder abgeben?</li>
              <li><strong>Gelb:</strong> Welcher Satz wäre freundlicher?</li>
              <li><strong>Grün:</strong> Was bringt meinen Körper zur Ruhe?</li>
            </ul>
            <p>Du musst nichts davon sofort umsetzen. Für heute genügt das Erkennen.</p>
          `,
        },
        {
          type: 'ACKNOWLEDGEMENT',
          title: 'Deine Ampel',
          introduction:
            '<p>Wenn du magst, heb dein Blatt auf. In Modul 3 schauen wir noch einmal auf die gelbe Ebene, und du wirst staunen, wie viel dir dann dazu einfällt.</p>',
          acknowledgement: 'Ich habe meine persönliche Stressampel aufgeschrieben.',
        },
      ],
    },
    {
      title: 'Deine Warnsignale',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Früh merken, früh gegensteuern',
          textHtml: html`
            <h2>Der Körper spricht leise, bevor er laut wird</h2>
            <p>Kaum jemand ist von heute auf morgen erschöpft. Meist gibt es Zeichen, die wir im Trubel übersehen. Wer die eigenen kennt, kann früher bremsen.</p>
            <h3>Vier Felder, auf die du achten kannst</h3>
            <ul>
              <li><strong>Körper:</strong> hochgezogene Schultern, Zähnepressen, flacher Atem, Magendruck, Kopfschmerzen</li>
              <li><strong>Gefühle:</strong> Gereiztheit, innere Unruhe, Lustlosigkeit, rasche Tränen</li>
              <li><strong>Gedanken:</strong> Kreisen um dasselbe Thema, Vergesslichkeit, „Ich schaffe das nie“</li>
              <li><strong>Verhalten:</strong> hastig essen, Pausen streichen, Treffen absagen, mehr Alkohol oder Nikotin, abends endlos scrollen</li>
            </ul>
            <p>Meist hat jeder Mensch <strong>zwei oder drei typische Frühzeichen.</strong> Frag auch jemanden, der dich gut kennt. Andere sehen oft vor uns, dass wir müde werden.</p>
            <h3>Ein Blick genügt</h3>
            <p>Mach mittags eine kurze Bestandsaufnahme: <em>Wie ist mein Atem? Wo bin ich angespannt? Was brauche ich?</em> Das dauert eine Minute und unterbricht den Autopiloten. Anhaltende oder neue körperliche Beschwerden solltest du <strong>ärztlich abklären lassen,</strong> auch wenn sie nach Stress aussehen.</p>
          `,
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Wo meldet sich dein Stress zuerst?',
          question: '<p>Welches Feld kennst du bei dir am besten?</p>',
          selfReflectionOptions: [
            {
              answer: 'Der Körper: Nacken, Magen, Kopf oder Kiefer',
              reaction:
                '<p>Dann ist dein Körper ein aufmerksamer Bote. In Modul 2 findest du Übungen, die genau dort ansetzen.</p>',
            },
            {
              answer: 'Die Gefühle: gereizt, unruhig oder lustlos',
              reaction:
                '<p>Gut, dass du das wahrnimmst. Gereiztheit ist oft nur eine müde Art zu sagen: Ich brauche eine Pause.</p>',
            },
            {
              answer: 'Die Gedanken: Sie kreisen und finden kein Ende',
              reaction:
                '<p>Ein kreisender Kopf sucht Lösungen und findet gerade keine. In Modul 3 lernst du, ihm freundlich einen Platz zuzuweisen.</p>',
            },
            {
              answer: 'Das Verhalten: Ich streiche Pausen und ziehe mich zurück',
              reaction:
                '<p>Das ist ehrlich. Meist fallen zuerst die Dinge weg, die uns guttun. Such dir eines davon aus, das diese Woche bleiben darf.</p>',
            },
          ],
        },
        { type: 'HABIT_PROPOSAL', title: 'Der Mittags-Check', habit: 'midday-check' },
      ],
    },
    {
      title: 'Wann Hilfe guttut',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Du musst nicht alles allein tragen',
          textHtml: html`
            <h2>Vorbeugen hat Grenzen, Hilfe gibt es</h2>
            <p>Übungen können viel. Manchmal aber ist die Last zu groß, und dann ist es klug und mutig, sich Unterstützung zu holen. Sprich mit deiner Hausärztin oder deinem Hausarzt, wenn du <strong>länger als zwei Wochen</strong></p>
            <ul>
              <li>fast täglich niedergeschlagen, leer oder erschöpft bist,</li>
              <li>Freude und Interesse verloren hast,</li>
              <li>kaum schläfst oder starke Ängste erlebst,</li>
              <li>deinen Alltag nur noch mit Mühe bewältigst oder zum Durchhalten Alkohol oder Medikamente brauchst.</li>
            </ul>
            <h3>Wege zur Unterstützung</h3>
            <ul>
              <li><strong>116 117:</strong> Die Terminservicestelle vermittelt dir eine psychotherapeutische Sprechstunde, auch online unter <a href="https://www.116117.de">116117.de</a>.</li>
              <li><strong>TelefonSeelsorge:</strong> 0800 111 0 111, 0800 111 0 222 oder 116 123, kostenlos, anonym und rund um die Uhr; Chat und Mail unter <a href="https://www.telefonseelsorge.de">telefonseelsorge.de</a>.</li>
              <li><strong>Im Betrieb:</strong> Betriebsärztin, Betriebsarzt oder Sozialberatung unterliegen der Schweigepflicht.</li>
            </ul>
            <p><strong>Wenn du daran denkst, dir das Leben zu nehmen, oder in akuter Gefahr bist: Ruf die 112 an oder geh in die nächste psychiatrische Klinik.</strong> Das gilt auch, wenn du dich um jemand anderen sorgst.</p>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Ein Freund zieht sich zurück',
          question:
            'Ein guter Freund wirkt seit Wochen leer, sagt alles ab und meint: „Hat doch alles keinen Sinn.“ Was hilft?',
          possibleAnswers: [
            {
              text: 'Ihn in Ruhe lassen, bis er sich meldet',
              explanation:
                '<p>Rücksicht ist nett gemeint. Doch gerade wer sich zurückzieht, braucht oft, dass jemand den ersten Schritt macht.</p>',
            },
            {
              text: 'Ihn aufmuntern: „Wird schon wieder, denk positiv!“',
              explanation:
                '<p>Aufmuntern kann sich für ihn anfühlen, als werde sein Leid nicht gesehen. Zuhören trägt weiter.</p>',
            },
            {
              text: 'Ihn ansprechen, zuhören, offen nach Suizidgedanken fragen und Hilfe mitorganisieren',
              explanation:
                '<p>Ja. Direkt nachzufragen löst keine Suizidgedanken aus, sondern entlastet oft. Biete an, gemeinsam in der Praxis anzurufen. Bei akuter Gefahr wähle die 112 und lass ihn nicht allein.</p>',
              isCorrectAnswer: true,
            },
          ],
        },
        {
          type: 'ACKNOWLEDGEMENT',
          title: 'Meine Hilfenummern',
          introduction:
            '<p>Gut zu wissen, wo Hilfe ist, noch bevor man sie braucht. Speichere dir <strong>116 117</strong> und die <strong>TelefonSeelsorge (116 123)</strong> jetzt im Telefon. Vielleicht ist es eines Tages für jemand anderen wichtig.</p>',
          acknowledgement: 'Ich habe mir die Nummern gespeichert und weiß, wo ich Hilfe finde.',
        },
      ],
    },
  ],
}
