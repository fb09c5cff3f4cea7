import { html } from '../../html.ts'
import type { DemoModule } from '../../types.ts'

export const arriving: DemoModule = {
  number: 1,
  title: 'Ankommen: Wie isst du heute?',
  picture: {
    subject: 'sunrise',
    seed: 101,
    alternativeText: 'Zeichnung: eine Sonne, die über sanften Hügeln aufgeht',
  },
  pages: [
    {
      title: 'Willkommen',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Schön, dass du da bist',
          textHtml: html`
            <p>Drei Mahlzeiten am Tag sind mehr als tausend im Jahr. Viele davon entscheidest du nebenbei: zwischen zwei Terminen, hungrig im Supermarkt, müde auf dem Sofa. Genau dort setzt dieses Programm an. Eine Diät oder eine Küchenwaage brauchst du dafür nicht.</p>
            <h2>Was dich erwartet</h2>
            <ul>
              <li><strong>Verstehen:</strong> Hunger, Ballaststoffe, Trinken, Zucker – kurz erklärt und auf dem Stand der Ernährungswissenschaft.</li>
              <li><strong>Ausprobieren:</strong> kleine Übungen, die in einen normalen Tag passen.</li>
              <li><strong>Behalten:</strong> Gewohnheiten, die so klein anfangen, dass sie auch eine volle Woche überstehen.</li>
            </ul>
            <h2>Du bestimmst das Tempo</h2>
            <p>Die sieben Module bauen aufeinander auf. Nimm dir für jedes gern ein bis zwei Wochen und leg eine Pause ein, wo du etwas ausprobieren möchtest. Alle Inhalte orientieren sich an den Empfehlungen der <a href="https://www.dge.de">Deutschen Gesellschaft für Ernährung (DGE)</a>.</p>
            <h3>Gut zu wissen</h3>
            <p>Das Programm richtet sich an gesunde Erwachsene und ersetzt keine medizinische Beratung. Wenn du schwanger bist, eine Erkrankung hast oder regelmäßig Medikamente nimmst, besprich größere Änderungen beim Essen mit deiner Arztpraxis. Auch wenn Essen für dich mit viel Druck oder Angst verbunden ist, findest du dort Unterstützung.</p>
          `,
        },
        { type: 'VIDEO', title: 'Zum Einstimmen: dein Weg durch das Programm', videoId: '76979871' },
        {
          type: 'SELF_REFLECTION',
          title: 'Was führt dich hierher?',
          question: html`<p>Warum fängst du <strong>gerade jetzt</strong> an? Wähle, was am ehesten passt.</p>`,
          selfReflectionOptions: [
            {
              answer: 'Ich möchte mich im Alltag wohler und wacher fühlen.',
              reaction: html`<p>Ein guter Kompass. Achte in den nächsten Tagen darauf, <strong>nach welchen Mahlzeiten</strong> du dich wohlfühlst. Daran lässt sich anknüpfen.</p>`,
            },
            {
              answer: 'Ich esse oft nebenbei und möchte das ändern.',
              reaction: html`<p>Dass du es bemerkst, ist schon die halbe Strecke. In Modul 2 geht es genau darum: Hunger, Sättigung und Zeit zum Essen.</p>`,
            },
            {
              answer: 'Eine ärztliche Empfehlung hat den Anstoß gegeben.',
              reaction: html`<p>Gut, dass du sie aufgreifst. Erzähl beim nächsten Termin ruhig von diesem Programm, dann passen beide Wege zusammen.</p>`,
            },
            {
              answer: 'Ich bin vor allem neugierig.',
              reaction: html`<p>Wunderbar. Neugier ist erfahrungsgemäß haltbarer als jeder Vorsatz. Nimm mit, was zu dir passt, und lass den Rest stehen.</p>`,
            },
          ],
        },
      ],
    },
    {
      title: 'Hinschauen, ohne zu urteilen',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Warum wir mit Beobachten beginnen',
          textHtml: html`
            <p>Wer etwas verändern will, möchte meist sofort loslegen: ab Montag kein Zucker, jeden Tag Salat. Das hält oft bis zum ersten vollen Arbeitstag. Übersprungen wurde dabei eine Frage: <em>Wie isst du eigentlich heute, und warum gerade so?</em></p>
            <h2>Beobachten wirkt schon für sich</h2>
            <p>In der Ernährungsberatung steht das Essprotokoll am Anfang, weil es zweierlei leistet. Es zeigt Muster, die im Alltag untergehen. Und es verändert behutsam das Verhalten, denn was wir bemerken, geschieht seltener ganz nebenbei. In Studien gehört die Selbstbeobachtung zu den Bausteinen, die wirksame Programme gemeinsam haben.</p>
            <h2>Drei Regeln für einen freundlichen Blick</h2>
            <ol>
              <li><strong>Beschreiben statt bewerten.</strong> „Zwei Brötchen mit Käse, im Auto“ ist eine Beobachtung. „Schon wieder schlecht gefrühstückt“ ist ein Urteil. Das lässt du weg.</li>
              <li><strong>Den Rahmen mitschreiben.</strong> Wo warst du, mit wem, wie hungrig, in welcher Stimmung?</li>
              <li><strong>Lücken sind erlaubt.</strong> Ein halb notierter Tag verrät mehr als keiner.</li>
            </ol>
            <p>Kalorien zählst du dabei nicht. Uns interessieren die Muster.</p>
          `,
        },
        {
          type: 'RICH_TEXT',
          title: 'Übung: Dein gestriger Tag',
          textHtml: html`
            <p>Nimm dir zehn Minuten und ein Blatt Papier oder öffne das Ernährungstagebuch. Geh in Gedanken den gestrigen Tag durch.</p>
            <h3>So gehst du vor</h3>
            <ol>
              <li>Beginne beim Aufwachen und wandere bis zum Schlafengehen. Orte helfen der Erinnerung: Küche, Bahn, Schreibtisch, Sofa.</li>
              <li>Schreib alles auf, was du gegessen und getrunken hast. Auch der Keks zum Kaffee und die Reste vom Kinderteller gehören dazu.</li>
              <li>Notiere zu jedem Eintrag ein Stichwort zum Rahmen, zum Beispiel „im Stehen“, „mit Kollegin“, „sehr hungrig“.</li>
              <li>Setz einen <strong>Stern</strong> an alles, was dir richtig gutgetan hat, und einen <strong>Punkt</strong> an alles, was einfach so passiert ist.</li>
            </ol>
            <h3>Zum Schluss</h3>
            <p>Schau auf Sterne und Punkte. Gibt es eine Tageszeit, an der sich die Punkte häufen? Dort bewirkt eine kleine Veränderung später vielleicht am meisten. Heute merkst du dir die Stelle nur. Mehr braucht es noch nicht.</p>
          `,
        },
        { type: 'HABIT_PROPOSAL', title: 'Dranbleiben mit drei Zeilen', habit: 'three-line-diary' },
      ],
    },
    {
      title: 'Was „ausgewogen“ bedeutet',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Was die Empfehlungen wirklich sagen',
          textHtml: html`
            <p>„Ausgewogen“ klingt nach Verzicht und Tabellen. Dabei passen die Empfehlungen der DGE auf eine Postkarte: zu mehr als drei Vierteln pflanzlich, ergänzt um etwas Tierisches, und alles möglichst wenig verarbeitet.</p>
            <h2>Die Postkarte</h2>
            <ul>
              <li><strong>Trinken:</strong> rund 1,5 Liter am Tag, am besten Wasser oder ungesüßter Tee</li>
              <li><strong>Gemüse und Obst:</strong> mindestens fünf Portionen am Tag, bunt gemischt</li>
              <li><strong>Hülsenfrüchte und Nüsse:</strong> Linsen, Bohnen und Co. mindestens einmal in der Woche, Nüsse als kleine Handvoll am Tag</li>
              <li><strong>Brot, Nudeln, Reis:</strong> am liebsten als Vollkorn</li>
              <li><strong>Milchprodukte:</strong> zwei Portionen am Tag, etwa ein Glas Milch oder ein Becher Joghurt und eine Scheibe Käse</li>
              <li><strong>Fisch, Fleisch, Ei:</strong> in der Woche ein- bis zweimal Fisch, höchstens 300 Gramm Fleisch und Wurst, ein Ei</li>
              <li><strong>Öle:</strong> pflanzliche bevorzugen, zum Beispiel Raps-, Walnuss- oder Olivenöl</li>
            </ul>
            <h2>Eine Richtung für die Woche</h2>
            <p>Die Werte gelten für gesunde Erwachsene und im Durchschnitt mehrerer Tage. Ein Stück Kuchen am Dienstag bringt nichts aus dem Gleichgewicht. Du isst vegetarisch? Dann sorgen Hülsenfrüchte, Nüsse und Milchprodukte für Eiweiß. Wer vegan lebt, braucht dauerhaft ein Vitamin-B12-Präparat.</p>
          `,
        },
        {
          type: 'RICH_TEXT',
          title: 'Die Teller-Faustregel',
          textHtml: html`
            <p>Für den Alltag brauchst du keine Grammangaben. Ein Blick auf den Teller genügt. Denk ihn dir in drei Bereiche geteilt:</p>
            <h3>Die Hälfte: Gemüse oder Salat</h3>
            <p>Roh, gedünstet, aus dem Ofen oder aus der Tiefkühltruhe. Mehrere Farben bringen mehrere Nährstoffe mit.</p>
            <h3>Ein Viertel: Sattmacher</h3>
            <p>Kartoffeln, Vollkornnudeln, Naturreis, Hirse oder Brot. Sie liefern Energie und Ballaststoffe.</p>
            <h3>Ein Viertel: Eiweiß</h3>
            <p>Linsen, Bohnen, Tofu, Quark oder Käse, ein- bis zweimal in der Woche Fisch, hin und wieder ein Ei oder etwas Fleisch.</p>
            <p>Dazu ein Esslöffel gutes Pflanzenöl und ein Glas Wasser, und die Mahlzeit ist rund. Auch Suppe, Auflauf oder eine Schüssel zum Mitnehmen lassen sich so denken: Zähl in Gedanken die Anteile zusammen.</p>
            <p><strong>Probier es heute aus:</strong> Welcher Bereich ist bei deiner nächsten Mahlzeit am kleinsten? Genau dort darf etwas dazukommen.</p>
          `,
        },
        {
          type: 'IMAGE',
          title: 'Ein Teller, der dir guttut',
          picture: {
            subject: 'plate',
            seed: 102,
            alternativeText: 'Zeichnung: ein gedeckter Teller von oben vor ruhigen Farbflächen',
          },
        },
        {
          type: 'QUIZ',
          title: 'Kurz nachgedacht: Fleisch und Wurst',
          question: 'Wie viel Fleisch und Wurst empfiehlt die DGE Erwachsenen pro Woche höchstens?',
          possibleAnswers: [
            {
              text: 'Gar nichts',
              explanation: html`<p>Ganz ohne geht es gut, wenn du klug kombinierst – vorgeschrieben ist es nicht. Die DGE nennt <strong>höchstens 300 Gramm in der Woche</strong>, wenn du Fleisch und Wurst essen möchtest.</p>`,
            },
            {
              text: 'Höchstens 300 Gramm',
              explanation: html`<p>Richtig. Das entspricht etwa zwei kleinen Fleischmahlzeiten und einigen Scheiben Wurst. Wer darunter bleibt, tut sich und der Umwelt einen Gefallen.</p>`,
              isCorrectAnswer: true,
            },
            {
              text: 'Höchstens 600 Gramm',
              explanation: html`<p>So stand es früher in den Empfehlungen: 300 bis 600 Gramm. Seit 2024 liegt der Wert bei <strong>höchstens 300 Gramm in der Woche</strong>.</p>`,
            },
            {
              text: 'Höchstens 150 Gramm am Tag',
              explanation: html`<p>Das wäre gut ein Kilogramm in der Woche und damit mehr als das Dreifache der Empfehlung. Sie lautet: <strong>höchstens 300 Gramm in der Woche</strong>.</p>`,
            },
          ],
        },
      ],
    },
    {
      title: 'Regeln, die du loslassen darfst',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Fünf hartnäckige Mythen',
          textHtml: html`
            <p>Kaum ein Thema bringt so viele Ratschläge hervor wie das Essen. Manche kosten nur Kraft. Fünf davon kannst du getrost zurücklassen.</p>
            <h3>„Nach 18 Uhr keine Kohlenhydrate“</h3>
            <p>Für das Gewicht zählt vor allem, wie viel Energie du über Tage und Wochen aufnimmst und verbrauchst. Iss abends so, dass du gut schläfst.</p>
            <h3>„Ohne Frühstück kein guter Tag“</h3>
            <p>Wer morgens keinen Hunger hat, darf später essen. Nimm dir dann etwas Gutes für den Vormittag mit, damit aus der Pause kein Heißhunger wird.</p>
            <h3>„Fett macht dick“</h3>
            <p>Fett liefert viel Energie und ist zugleich lebensnotwendig. Es kommt auf Menge und Herkunft an: Rapsöl, Walnüsse und fettreicher Fisch bringen wertvolle ungesättigte Fettsäuren mit.</p>
            <h3>„Der Körper muss entgiftet werden“</h3>
            <p>Das erledigen Leber und Nieren, rund um die Uhr. Für den Nutzen von Detox-Kuren fehlen belastbare Belege.</p>
            <h3>„Gesund essen ist teuer“</h3>
            <p>Linsen, Haferflocken, Kohl, Möhren und Tiefkühlgemüse gehören zum Günstigsten im Laden. Teuer sind meist Spezialprodukte mit großen Versprechen.</p>
          `,
        },
        {
          type: 'QUIZ',
          title: 'Kurz nachgedacht: Saftkur',
          question: 'Eine Freundin plant eine dreitägige Saftkur, um ihren Körper zu entgiften. Was stimmt?',
          possibleAnswers: [
            {
              text: 'Drei Tage sind zu kurz, die Wirkung setzt erst nach einer Woche ein.',
              explanation: html`<p>Auch eine längere Kur hätte diese Wirkung nicht: Das Entgiften übernehmen <strong>Leber und Nieren</strong> von selbst, jeden Tag.</p>`,
            },
            {
              text: 'Säfte eignen sich gut, weil sie besonders viele Ballaststoffe enthalten.',
              explanation: html`<p>Beim Pressen bleibt der größte Teil der Ballaststoffe im Trester zurück, der Zucker geht in den Saft über. Zum Entgiften braucht der Körper beides nicht: Das leisten <strong>Leber und Nieren</strong>.</p>`,
            },
            {
              text: 'Leber und Nieren entgiften ohnehin, die Kur ist dafür nicht nötig.',
              explanation: html`<p>Genau. Wer sich nach ein paar leichten Tagen wohler fühlt, verdankt das eher der Auszeit: weniger Alkohol, mehr Ruhe, mehr Aufmerksamkeit. All das geht auch mit vollem Teller.</p>`,
              isCorrectAnswer: true,
            },
          ],
        },
      ],
    },
    {
      title: 'Dein erster kleiner Schritt',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Klein anfangen ist klug',
          textHtml: html`
            <p>Du hast beobachtet, sortiert und ein paar alte Regeln verabschiedet. Jetzt geht es um einen Anfang, der auch an einem mittelmäßigen Dienstag gelingt.</p>
            <h2>Was ein guter erster Schritt mitbringt</h2>
            <ul>
              <li><strong>Er ist klein.</strong> „Zum Mittagessen ein Apfel“ schlägt „ab jetzt gesünder essen“.</li>
              <li><strong>Er hat einen Anker.</strong> Etwas, das du ohnehin jeden Tag tust, erinnert dich daran: der erste Kaffee, das Aufklappen des Laptops, der Heimweg.</li>
              <li><strong>Er fügt etwas hinzu.</strong> Ein Plus fällt leichter als ein Verbot und verdrängt manches andere ganz von allein.</li>
            </ul>
            <h2>Wenn – dann</h2>
            <p>Leg vorher fest, in welcher Situation du was tust: <em>„Wenn ich mir nachmittags Kaffee hole, dann nehme ich ein Stück Obst dazu.“</em> Solche Wenn-dann-Pläne sind gut untersucht. Sie erhöhen deutlich die Chance, dass aus einer Absicht eine Handlung wird, denn im entscheidenden Moment musst du nicht mehr überlegen.</p>
            <p>Such dir <strong>einen</strong> Satz für die kommende Woche. Im Bereich Ziele kannst du außerdem festhalten, wohin du auf längere Sicht möchtest.</p>
          `,
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Wo möchtest du beginnen?',
          question: html`<p>An welcher Stelle deines Tages wäre eine kleine Veränderung am leichtesten?</p>`,
          selfReflectionOptions: [
            {
              answer: 'Am Morgen, bevor der Tag mich einholt',
              reaction: html`<p>Der Morgen läuft meist nach dem gleichen Muster ab, und das hilft dir. Häng deinen Schritt an etwas, das immer passiert, zum Beispiel so: <em>„Wenn der Wasserkocher läuft …“</em>.</p>`,
            },
            {
              answer: 'Rund um das Mittagessen',
              reaction: html`<p>Eine gute Wahl: Was du mittags isst, prägt den ganzen Nachmittag. Ein Plus an Gemüse oder zehn Minuten ohne Bildschirm genügen für den Anfang.</p>`,
            },
            {
              answer: 'Am Nachmittag, wenn die Energie sinkt',
              reaction: html`<p>Dann lohnt sich Vorbereitung. Ein Snack, der schon in der Tasche liegt, gewinnt gegen den Automaten fast von selbst.</p>`,
            },
            {
              answer: 'Am Abend, wenn Ruhe einkehrt',
              reaction: html`<p>Der Abend gehört dir. Such dir etwas, das sich nach Belohnung anfühlt: ein schön gedeckter Tisch, eine Kanne Tee, ein Teller aufgeschnittenes Gemüse vor dem Kochen.</p>`,
            },
          ],
        },
        {
          type: 'ACKNOWLEDGEMENT',
          title: 'Dein Satz für diese Woche',
          introduction: html`
            <p>Formuliere jetzt deinen Wenn-dann-Satz. Am besten schreibst du ihn auf einen Zettel und hängst ihn dorthin, wo du ihn brauchst: an die Kaffeemaschine, den Bildschirm, die Kühlschranktür.</p>
          `,
          acknowledgement: 'Ich habe meinen Wenn-dann-Satz für die kommende Woche formuliert.',
        },
      ],
    },
  ],
}
