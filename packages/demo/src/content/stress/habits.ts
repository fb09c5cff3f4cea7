import { html } from '../html.ts'
import type { DemoHabit } from '../types.ts'

export const habits: readonly DemoHabit[] = [
  {
    key: 'midday-check',
    title: 'Mittags kurz bei mir einchecken',
    minRuntime: 3,
    introduction: html`
      <h3>Eine Minute für dich</h3>
      <p>Anspannung steigt oft unbemerkt. Ein kurzer Blick nach innen unterbricht den Autopiloten, bevor der Tag dich überholt.</p>
      <p><strong>Drei Fragen genügen:</strong></p>
      <ul>
        <li>Wie ist mein Atem gerade, flach oder ruhig?</li>
        <li>Wo bin ich angespannt? Kiefer, Schultern, Bauch?</li>
        <li>Was brauche ich in der nächsten Stunde?</li>
      </ul>
      <p>Nimm einen festen Auslöser, zum Beispiel das Händewaschen vor dem Essen. Es geht nicht darum, etwas zu bewerten oder gleich zu lösen. <em>Wahrnehmen reicht.</em> Wenn du magst, schreib ein Wort dazu auf. Nach ein paar Wochen erkennst du Muster und weißt früher, wann eine Pause dran ist.</p>
    `,
  },
  {
    key: 'breathing-breaks',
    title: 'Drei Atempausen am Tag',
    minRuntime: 4,
    introduction: html`
      <h3>Ausatmen, wo du gerade bist</h3>
      <p>Ein längeres Ausatmen hilft deinem Nervensystem, von Anspannung auf Ruhe umzuschalten. Dafür brauchst du keine Matte und keine stille Stunde.</p>
      <p><strong>So geht es:</strong></p>
      <ul>
        <li>Wähle drei Anlässe: vor dem ersten Termin, nach dem Mittagessen, beim Nachhausekommen.</li>
        <li>Atme vier Sekunden ein und sechs Sekunden aus.</li>
        <li>Wiederhole das fünf- bis zehnmal und lass die Schultern sinken.</li>
      </ul>
      <p>Trag die Gewohnheit ein, wenn dir <strong>mindestens eine</strong> der drei Pausen gelungen ist. Wird dir schwindlig, atme normal weiter. <em>Nicht beim Autofahren üben.</em> Viele spüren schon beim ersten Mal etwas, verlässlicher wird die Wirkung mit der Wiederholung.</p>
    `,
  },
  {
    key: 'evening-walk',
    title: 'Feierabendrunde: zwanzig Minuten gehen',
    minRuntime: 6,
    introduction: html`
      <h3>Der Weg zwischen Arbeit und Abend</h3>
      <p>Wer von zu Hause arbeitet oder im Auto heimfährt, kommt oft an, ohne anzukommen. Eine kleine Runde zieht eine freundliche Grenze zwischen Pflicht und Feierabend.</p>
      <p><strong>So geht es:</strong></p>
      <ul>
        <li>Geh direkt los, bevor du dich setzt.</li>
        <li>Die ersten Minuten darf der Tag noch nachklingen.</li>
        <li>Danach schau, hör und riech: Was ist heute anders als gestern?</li>
        <li>Lass das Telefon in der Tasche.</li>
      </ul>
      <p>Das Tempo bestimmst du, und an vollen Tagen zählen <strong>auch fünf Minuten.</strong> Gehst du zügig, kommst du nebenbei der WHO-Empfehlung von 150 bis 300 Minuten Bewegung pro Woche näher.</p>
    `,
  },
  {
    key: 'worry-time',
    title: 'Zehn Minuten Sorgenzeit',
    minRuntime: 6,
    introduction: html`
      <h3>Ein Platz für das, was dich beschäftigt</h3>
      <p>Sorgen lassen sich schlecht verbieten. Ein fester Termin hilft, dass sie nicht den ganzen Tag begleiten und nachts seltener anklopfen.</p>
      <p><strong>So geht es:</strong></p>
      <ul>
        <li>Wähle eine Uhrzeit am späten Nachmittag, nicht kurz vor dem Schlafen.</li>
        <li>Setz dich an einen Tisch, nimm Stift und Papier und stell einen Wecker auf zehn Minuten.</li>
        <li>Schreib alles auf. Markiere, was du beeinflussen kannst, und notiere einen nächsten Schritt.</li>
        <li>Danach steh auf und tu etwas anderes.</li>
      </ul>
      <p>Meldet sich eine Sorge früher, <em>notier ein Stichwort und vertag sie</em>. Wenn Sorgen dich trotz allem über Wochen fest im Griff haben, <strong>hol dir bitte Unterstützung.</strong></p>
    `,
  },
  {
    key: 'steady-rise',
    title: 'Jeden Tag zur gleichen Zeit aufstehen',
    minRuntime: 5,
    introduction: html`
      <h3>Der Taktgeber für deine Nächte</h3>
      <p>Wann du einschläfst, kannst du kaum steuern. Wann du aufstehst, meistens schon. Eine gleichmäßige Aufstehzeit stabilisiert die innere Uhr und gehört zu den wirksamsten Mitteln für guten Schlaf.</p>
      <p><strong>So geht es:</strong></p>
      <ul>
        <li>Wähle eine Zeit, die an Arbeitstagen und freien Tagen passt.</li>
        <li>Erlaube dir am Wochenende höchstens eine Stunde Abweichung.</li>
        <li>Hol dir gleich nach dem Aufstehen Licht: Vorhang auf, Balkon oder kurz vor die Tür.</li>
        <li>Geh abends erst ins Bett, wenn du müde bist.</li>
      </ul>
      <p>Die ersten ein, zwei Wochen können anstrengen. <strong>Setz dich nicht übermüdet ans Steuer.</strong> Wenn du im Schichtdienst arbeitest, such dir feste Ankerzeiten, die zu deinem Plan passen.</p>
    `,
  },
  {
    key: 'let-go-of-the-day',
    title: 'Abends den Tag ablegen',
    minRuntime: 4,
    introduction: html`
      <h3>Papier schläft besser als der Kopf</h3>
      <p>Unerledigtes kreist, weil das Gehirn nichts vergessen möchte. Was aufgeschrieben ist, darf es loslassen.</p>
      <p><strong>So geht es:</strong></p>
      <ul>
        <li>Leg Stift und Notizbuch an einen festen Platz, nur nicht ins Bett.</li>
        <li>Schreib auf, was morgen wichtig ist, höchstens fünf Punkte.</li>
        <li>Notiere drei Momente, die heute gut waren, gern ganz kleine.</li>
        <li>Klapp das Buch zu und mach das Licht gedämpfter.</li>
      </ul>
      <p>Das Ganze dauert <strong>fünf bis zehn Minuten.</strong> Manche Abende geben wenig her, dann genügt ein einziger guter Moment. <em>Auch „Ich habe den Tag geschafft“ zählt.</em> Mit der Zeit wird das Zuklappen selbst zum Zeichen: Jetzt ist Feierabend.</p>
    `,
  },
]
