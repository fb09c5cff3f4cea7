import { html } from '../../html.ts'
import type { DemoModule } from '../../types.ts'

export const hungerAndFullness: DemoModule = {
  number: 2,
  title: 'Hunger und Sättigung verstehen',
  picture: {
    subject: 'bowl',
    seed: 201,
    alternativeText: 'Zeichnung: eine gefüllte Schale auf einer hellen Fläche',
  },
  pages: [
    {
      title: 'Was dein Körper dir meldet',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Ein Gespräch zwischen Bauch und Kopf',
          textHtml: html`
            <p>Hunger ist ein kluges Signal. Lange bevor dir die Energie ausgeht, meldet dein Körper, dass Nachschub gut wäre. Die Meldungen laufen in einem kleinen Areal im Gehirn zusammen, dem Hypothalamus.</p>
            <h2>Wer meldet was?</h2>
            <ul>
              <li><strong>Der leere Magen</strong> gibt das Hormon Ghrelin ab. Es macht hungrig, übrigens auch zu den Zeiten, zu denen du gewöhnlich isst.</li>
              <li><strong>Der gedehnte Magen</strong> meldet über Nervenbahnen: Hier ist schon einiges angekommen.</li>
              <li><strong>Der Darm</strong> antwortet auf Eiweiß, Fett und Kohlenhydrate mit Sättigungshormonen wie GLP-1, PYY und CCK.</li>
              <li><strong>Das Fettgewebe</strong> berichtet mit dem Hormon Leptin über die Vorräte – ein leises, langfristiges Signal.</li>
            </ul>
            <h2>Warum das dauert</h2>
            <p>Bis daraus im Kopf ein deutliches „genug“ wird, vergehen etwa 15 bis 20 Minuten. Wer in acht Minuten fertig ist, hört die Antwort erst nach dem letzten Bissen.</p>
            <p>Auch dein Schlaf redet mit: Nach kurzen Nächten haben viele Menschen mehr Hunger und mehr Lust auf Süßes und Fettiges. Das ist Biologie und keine Frage des Charakters.</p>
          `,
        },
        {
          type: 'IMAGE',
          title: 'In dich hineinhören',
          picture: {
            subject: 'heart',
            seed: 202,
            alternativeText: 'Zeichnung: ein Herz, umgeben von weichen, hellen Formen',
          },
        },
        {
          type: 'QUIZ',
          title: 'Kurz nachgedacht: Wann kommt die Sättigung?',
          question: 'Wie lange dauert es ungefähr vom ersten Bissen bis zum deutlichen Gefühl, satt zu sein?',
          possibleAnswers: [
            {
              text: 'Etwa 5 Minuten',
              explanation: html`<p>So schnell ist die Leitung nicht. Die Signale aus Magen und Darm brauchen <strong>etwa 15 bis 20 Minuten</strong>, bis daraus ein klares „satt“ wird.</p>`,
            },
            {
              text: 'Etwa 15 bis 20 Minuten',
              explanation: html`<p>Richtig. Deshalb lohnt es sich, langsam zu essen oder vor dem Nachschlag eine kleine Pause zu machen.</p>`,
              isCorrectAnswer: true,
            },
            {
              text: 'Etwa eine Stunde',
              explanation: html`<p>Wie <em>lange</em> du satt bleibst, zeigt sich erst Stunden später. Das Gefühl selbst stellt sich aber schon nach <strong>etwa 15 bis 20 Minuten</strong> ein.</p>`,
            },
          ],
        },
      ],
    },
    {
      title: 'Hunger, Appetit oder Gewohnheit?',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Drei Gründe zu essen',
          textHtml: html`
            <p>Du sitzt am Schreibtisch, und plötzlich ist da der Gedanke an Schokolade. Ist das Hunger? Die Frage ist nützlich, denn je nach Antwort hilft dir etwas anderes.</p>
            <h3>Hunger</h3>
            <p>Er kommt allmählich und lässt sich eine Weile verschieben. Der Magen knurrt oder fühlt sich leer an, die Konzentration lässt nach. Fast jedes Essen wäre dir recht, auch ein Butterbrot.</p>
            <h3>Appetit</h3>
            <p>Er kommt oft plötzlich und will etwas Bestimmtes: der Duft aus der Bäckerei, die offene Tüte auf dem Tisch. Appetit ist die Freude am Essen. Er darf sein.</p>
            <h3>Gewohnheit</h3>
            <p>Sie hängt an Uhrzeiten, Orten und Handlungen. Zum Kaffee gehört der Keks, zum Film die Schale Chips, zum Heimkommen der Gang an den Kühlschrank. Der Körper hat dazu oft gar nichts gemeldet.</p>
            <h2>Der Butterbrot-Test</h2>
            <p>Frag dich: <em>Würde ich jetzt auch ein Butterbrot essen?</em> Bei „ja, gern“ hast du vermutlich Hunger – dann iss. Bei „nein, nur Schokolade“ ist es eher Appetit. Du kannst ihm nachgeben und das Stück genießen oder zehn Minuten warten. Beides ist in Ordnung. Schön ist, wenn du die Wahl bewusst triffst.</p>
          `,
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Dein letzter Zwischendurch-Moment',
          question: html`<p>Denk an das letzte Mal, als du <strong>zwischen den Mahlzeiten</strong> etwas gegessen hast. Was gab den Anstoß?</p>`,
          selfReflectionOptions: [
            {
              answer: 'Mein Magen hat sich deutlich gemeldet.',
              reaction: html`<p>Dann hast du auf ein echtes Signal geantwortet. Kommt das oft vor, darf die Mahlzeit davor vielleicht größer sein oder mehr Eiweiß und Ballaststoffe enthalten.</p>`,
            },
            {
              answer: 'Es stand da und sah gut aus.',
              reaction: html`<p>So sind wir gebaut: Was in Sichtweite steht, wird eher gegessen. Mach dir das zunutze und stell die Obstschale nach vorn und die Kekse in den Schrank.</p>`,
            },
            {
              answer: 'Es war einfach die Zeit dafür.',
              reaction: html`<p>Rituale geben dem Tag Halt. Frag dich beim nächsten Mal, was du daran am meisten magst. Oft ist es die Pause selbst, und die bleibt dir in jedem Fall.</p>`,
            },
            {
              answer: 'Ich war gestresst, gelangweilt oder müde.',
              reaction: html`<p>Das kennen sehr viele Menschen. Essen tröstet tatsächlich, nur hält die Wirkung kurz an. Auf der letzten Seite dieses Moduls geht es um genau diese Momente.</p>`,
            },
          ],
        },
        { type: 'HABIT_PROPOSAL', title: 'Kurz fragen, dann essen', habit: 'hunger-check' },
      ],
    },
    {
      title: 'Die Hungerskala',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Von 1 bis 10: Wie hungrig bist du?',
          textHtml: html`
            <p>Zwischen „ausgehungert“ und „pappsatt“ liegen viele Stufen, und die mittleren sind leise. Eine Skala hilft dir, sie wieder wahrzunehmen.</p>
            <h2>Die Stufen</h2>
            <ul>
              <li><strong>1–2:</strong> Ausgehungert. Dir ist flau, du bist gereizt, du würdest alles essen.</li>
              <li><strong>3–4:</strong> Hungrig. Der Magen meldet sich, du freust dich auf die Mahlzeit.</li>
              <li><strong>5:</strong> Neutral. Weder hungrig noch satt.</li>
              <li><strong>6–7:</strong> Angenehm satt. Du könntest noch etwas essen, brauchst es aber nicht.</li>
              <li><strong>8–9:</strong> Sehr voll. Der Bauch spannt, du wirst träge.</li>
              <li><strong>10:</strong> Übervoll. Dir ist unwohl.</li>
            </ul>
            <h2>Der angenehme Bereich</h2>
            <p>Vielen Menschen geht es gut, wenn sie bei 3 oder 4 anfangen und bei 6 oder 7 aufhören. Wer bis 1 wartet, isst schneller und überhört das „genug“ leichter. Die Skala ist dabei ein Messgerät und keine Vorschrift: Ein Festessen darf auch einmal bei 8 enden.</p>
            <p>Es kann sein, dass du zunächst wenig spürst. Wer lange nach Uhr oder Plan gegessen hat, braucht dafür etwas Übung.</p>
          `,
        },
        {
          type: 'RICH_TEXT',
          title: 'Übung: Drei Zahlen für eine Mahlzeit',
          textHtml: html`
            <p>Such dir heute oder morgen eine Mahlzeit aus, für die du mindestens zwanzig Minuten Zeit hast. Leg das Handy beiseite und nimm dir etwas zum Schreiben.</p>
            <h3>So gehst du vor</h3>
            <ol>
              <li><strong>Vorher:</strong> Setz dich hin und atme dreimal ruhig aus. Spür in den Bauch und schreib eine Zahl von 1 bis 10 auf.</li>
              <li><strong>Mittendrin:</strong> Wenn der Teller ungefähr halb leer ist, leg das Besteck ab. Welche Zahl passt jetzt? Wie schmeckt es noch?</li>
              <li><strong>Am Ende:</strong> Notiere die dritte Zahl, sobald du aufhörst. Es darf etwas übrig bleiben, du darfst auch nachnehmen.</li>
              <li><strong>Später:</strong> Schau nach zwanzig Minuten noch einmal nach. Hat sich die Zahl verändert?</li>
            </ol>
            <h3>Was du daraus lernst</h3>
            <p>Steigt die letzte Zahl noch um eine Stufe oder mehr, war dein Körper langsamer als die Gabel. Dann lohnt sich die nächste Seite ganz besonders. Ändert sich wenig, hast du einen guten Moment zum Aufhören gefunden.</p>
          `,
        },
      ],
    },
    {
      title: 'Zeit zum Sattwerden',
      isExerciseIncluded: true,
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Langsamer essen, ohne auf die Uhr zu sehen',
          textHtml: html`
            <p>„Iss langsam“ ist ein Rat, den alle kennen und den kaum jemand umsetzt. Hunger, Zeitdruck und Bildschirm sind stärker. Leichter wird es, wenn die Umgebung für dich mitdenkt.</p>
            <h2>Was das Tempo senkt</h2>
            <ul>
              <li><strong>Etwas zum Kauen:</strong> Rohkost, Vollkornbrot und ganze Früchte brauchen mehr Bissen als Weißbrot und Saft.</li>
              <li><strong>Ein fester Platz:</strong> Am Tisch isst du anders als vor dem Rechner. Wer abgelenkt isst, nimmt oft mehr zu sich und erinnert sich schlechter daran.</li>
              <li><strong>Gesellschaft:</strong> Beim Erzählen liegt die Gabel von allein auf dem Teller.</li>
            </ul>
            <h2>Übung: Die ersten drei Bissen</h2>
            <p>Eine ganze Mahlzeit in Zeitlupe ist viel verlangt. Probier es heute mit dem Anfang:</p>
            <ol>
              <li>Schau dein Essen einen Atemzug lang an. Welche Farben siehst du, was riechst du?</li>
              <li>Nimm den ersten Bissen und leg das Besteck ab, bis du geschluckt hast. Ist er weich, knusprig, süß, würzig?</li>
              <li>Wiederhole das beim zweiten und dritten Bissen. Danach isst du weiter wie immer.</li>
            </ol>
            <p>Oft bleibt das ruhigere Tempo von selbst erhalten.</p>
          `,
        },
        { type: 'VIDEO', title: 'Drei Minuten Pause vor dem Essen: Himmel und Berge', videoId: '22439234' },
        { type: 'HABIT_PROPOSAL', title: 'Die Pause in der Mitte', habit: 'pause-halfway' },
      ],
    },
    {
      title: 'Was lange satt hält',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Vier Bausteine für ruhige Stunden',
          textHtml: html`
            <p>Zwei Mahlzeiten können gleich viel Energie liefern und doch ganz verschieden lange tragen. Das liegt an vier Eigenschaften.</p>
            <h3>Eiweiß</h3>
            <p>Es sättigt gut. Linsen, Quark, Eier, Tofu oder Fisch machen aus einem Salat eine Mahlzeit. Für gesunde Erwachsene unter 65 nennt die DGE 0,8 Gramm je Kilogramm Körpergewicht am Tag, ab 65 rund 1 Gramm.</p>
            <h3>Ballaststoffe</h3>
            <p>Sie quellen, wollen gekaut werden und lassen den Blutzucker langsamer steigen. Du findest sie in Vollkorn, Gemüse, Obst, Hülsenfrüchten und Nüssen.</p>
            <h3>Volumen</h3>
            <p>Der Magen spürt, wie viel in ihm ist. Für rund 500 Kilokalorien bekommst du knapp eine Tafel Schokolade oder etwa 700 Gramm gekochte Kartoffeln. Fachleute sprechen von <strong>Energiedichte</strong>: Gemüse und Obst liefern wenig Energie bei viel Volumen.</p>
            <h3>Biss</h3>
            <p>Ein Apfel sättigt besser als Apfelmus, Apfelmus besser als Apfelsaft. Was du kaust, kommt langsamer an.</p>
            <p><strong>Für deinen Teller heißt das:</strong> reichlich Gemüse, ein Vollkorn- oder Kartoffelanteil und etwas Eiweißreiches. Die Teller-Faustregel aus Modul 1 vereint alle vier Bausteine.</p>
          `,
        },
        {
          type: 'DOCUMENT',
          title: 'Zum Nachschlagen: Eiweiß und Ballaststoffe',
          document: 'protein-and-fibre-table',
          documentExplanation: html`<p>Was liefert eine <strong>übliche Portion</strong>? Die Tabelle zeigt es für gut 30 Lebensmittel. Such dir zwei Eiweißquellen heraus, die du magst und noch selten isst.</p>`,
        },
        {
          type: 'QUIZ',
          title: 'Kurz nachgedacht: Mittagessen',
          question: 'Welches Mittagessen trägt dich vermutlich am längsten durch den Nachmittag?',
          possibleAnswers: [
            {
              text: 'Linsensalat mit Paprika, Feta und Vollkornbrot',
              explanation: html`<p>Richtig. Linsen und Feta liefern Eiweiß, Linsen, Gemüse und Brot Ballaststoffe, und zu kauen gibt es auch etwas.</p>`,
              isCorrectAnswer: true,
            },
            {
              text: 'Laugenbrezel mit Butter und eine Apfelsaftschorle',
              explanation: html`<p>Schnelle Energie, aber wenig Eiweiß und Ballaststoffe: Der Hunger meldet sich bald wieder. Länger trägt der <strong>Linsensalat</strong>, der Eiweiß, Ballaststoffe, Volumen und Biss verbindet.</p>`,
            },
            {
              text: 'Großer Blattsalat mit Gurke, ohne Beilagen',
              explanation: html`<p>Viel Volumen, aber kaum Energie und Eiweiß. Mit einer Handvoll Bohnen und einer Scheibe Vollkornbrot würde daraus eine Mahlzeit. So wie sie hier steht, gewinnt der <strong>Linsensalat</strong>.</p>`,
            },
            {
              text: 'Ein großer Becher Fruchtjoghurt',
              explanation: html`<p>Etwas Eiweiß ist dabei, dazu aber oft viel Zucker und wenig zu kauen. Der <strong>Linsensalat</strong> hält deutlich länger vor.</p>`,
            },
          ],
        },
      ],
    },
    {
      title: 'Wenn Gefühle mitessen',
      contentElements: [
        {
          type: 'RICH_TEXT',
          title: 'Trost, Belohnung, Pause',
          textHtml: html`
            <p>Essen ist von Anfang an mit Gefühlen verbunden: mit Geborgenheit, mit Festen, mit der Suppe, die es gab, wenn du krank warst. Dass du in schwierigen Momenten zu etwas Essbarem greifst, ist menschlich. Schwierig wird es erst, wenn Essen die <em>einzige</em> Antwort ist.</p>
            <h2>Was brauche ich gerade?</h2>
            <p>Hinter der Lust auf Süßes oder Salziges steckt oft ein anderes Bedürfnis:</p>
            <ul>
              <li><strong>Müdigkeit</strong> braucht frische Luft, Licht, zehn Minuten mit geschlossenen Augen.</li>
              <li><strong>Anspannung</strong> löst sich durch Bewegung, langes Ausatmen, einen Satz an jemanden, der zuhört.</li>
              <li><strong>Langeweile</strong> sucht Anregung: Musik, einen Gang um den Block, etwas für die Hände.</li>
              <li><strong>Einsamkeit</strong> wünscht sich eine Stimme am Telefon.</li>
            </ul>
            <h2>Zehn Minuten Vorsprung</h2>
            <p>Verlangen kommt in Wellen und ebbt häufig nach einigen Minuten ab. Gib dir zehn davon und tu so lange etwas von deiner Liste. Danach entscheidest du neu, auch für die Schokolade, wenn du sie dann noch möchtest.</p>
            <p>Wenn du häufig die Kontrolle über das Essen verlierst oder dich sehr darum sorgst, sprich mit deiner Hausarztpraxis. Das ist ein guter, vertraulicher erster Schritt.</p>
          `,
        },
        {
          type: 'SELF_REFLECTION',
          title: 'Was tut dir gut?',
          question: html`<p>Stell dir einen anstrengenden Tag vor. Was gibt dir <em>außer Essen</em> am schnellsten etwas Kraft zurück?</p>`,
          selfReflectionOptions: [
            {
              answer: 'Bewegung oder frische Luft',
              reaction: html`<p>Sehr wirksam und fast überall möglich. Überleg dir eine feste Runde von zehn Minuten, dann musst du an schweren Tagen nichts mehr planen.</p>`,
            },
            {
              answer: 'Ruhe und Alleinsein',
              reaction: html`<p>Stille ist ein echtes Bedürfnis. Fünf Minuten hinter einer geschlossenen Tür sind ein Anfang, den du dir ohne schlechtes Gewissen nehmen darfst.</p>`,
            },
            {
              answer: 'Mit jemandem sprechen',
              reaction: html`<p>Nähe beruhigt. Denk an zwei Menschen, denen du einfach schreiben kannst: „Langer Tag. Hast du kurz Zeit?“</p>`,
            },
            {
              answer: 'Mir fällt gerade nichts ein.',
              reaction: html`<p>Das geht vielen so. Probier in dieser Woche eine Kleinigkeit aus, etwa ein Lied, das du magst, oder warmes Wasser über den Händen. Die Liste darf langsam wachsen.</p>`,
            },
          ],
        },
        {
          type: 'ACKNOWLEDGEMENT',
          title: 'Deine Liste für volle Tage',
          introduction: html`
            <p>Schreib drei Dinge auf, die dir guttun und höchstens zehn Minuten dauern. Leg die Liste dorthin, wo du sonst nach etwas Essbarem suchst: in die Schublade, an den Schrank, ins Handy.</p>
          `,
          acknowledgement: 'Ich habe drei Dinge aufgeschrieben, die mir auch ohne Essen guttun.',
        },
      ],
    },
  ],
}
