import { html } from '../html.ts'
import type { DemoHabit } from '../types.ts'

export const habits: readonly DemoHabit[] = [
  {
    key: 'morning-mobility',
    title: 'Morgens einmal durchbewegen',
    minRuntime: 4,
    introduction: html`
      <h3>Drei Minuten, die den Tag öffnen</h3>
      <p>Nach der Nacht sind Muskeln und Gelenke oft noch steif. Ein paar ruhige Bewegungen wecken sie, noch bevor der Tag beginnt.</p>
      <p><strong>So geht es:</strong></p>
      <ul>
        <li>Stell dich hüftbreit hin und räkle dich nach oben.</li>
        <li>Kreise fünfmal die Schultern in jede Richtung.</li>
        <li>Roll dich Wirbel für Wirbel ein Stück nach unten und langsam wieder auf.</li>
        <li>Lass die Hüfte kreisen und wippe zum Schluss auf den Fußballen.</li>
      </ul>
      <p>Der beste Auslöser ist etwas, das du ohnehin tust, zum Beispiel Kaffee kochen. Bleib im schmerzfreien Bereich und lass das Einrollen weg, wenn dein Rücken gerade Ruhe braucht. Kurz und täglich tut oft besser als lang und selten.</p>
    `,
  },
  {
    key: 'stand-up-hourly',
    title: 'Jede Stunde einmal aufstehen',
    minRuntime: 5,
    introduction: html`
      <h3>Eine Minute Unterbrechung</h3>
      <p>Langes Sitzen am Stück macht müde und lässt die großen Beinmuskeln ruhen. Schon kurze Unterbrechungen tun Kreislauf und Stoffwechsel gut.</p>
      <p><strong>So geht es:</strong></p>
      <ul>
        <li>Stell dir einen sanften Hinweis oder nutze feste Anlässe wie das Ende eines Telefonats.</li>
        <li>Steh auf, streck dich und geh ein paar Schritte, ein bis zwei Minuten genügen.</li>
        <li>Verbinde es mit etwas Nützlichem: Wasser holen, lüften, die Kollegin besuchen.</li>
      </ul>
      <p>Wähle hier die Tage, an denen du viel sitzt. Trag die Gewohnheit ein, wenn du sie <strong>an diesem Tag mehrmals</strong> geschafft hast. <em>Es muss nicht jede Stunde gelingen.</em> Wenn Stehen für dich schwierig ist, beweg im Sitzen Arme, Füße und Schultern.</p>
    `,
  },
  {
    key: 'lunch-walk',
    title: 'Nach dem Mittagessen zehn Minuten gehen',
    minRuntime: 6,
    introduction: html`
      <h3>Die kleine Runde mit großer Wirkung</h3>
      <p>Ein kurzer Spaziergang nach dem Essen hilft dem Körper, den Blutzucker im Gleichgewicht zu halten, und vertreibt das Nachmittagstief. Tageslicht gibt es dazu.</p>
      <p><strong>So geht es:</strong></p>
      <ul>
        <li>Leg dir bequeme Schuhe an den Arbeitsplatz.</li>
        <li>Geh direkt nach dem letzten Bissen los, fünf Minuten hin, fünf zurück.</li>
        <li>Wähle ein Tempo, bei dem du dich gut unterhalten kannst.</li>
      </ul>
      <p>Bei Regen gehen Treppenhaus oder Flur genauso. Schon fünf Runden pro Woche bringen dich der Empfehlung von 150 Minuten <em>um ein Drittel näher</em>. Wenn du Diabetes hast und Insulin spritzt, besprich neue Bewegungszeiten bitte mit deiner Praxis.</p>
    `,
  },
  {
    key: 'strength-twice',
    title: 'Zweimal pro Woche kräftigen',
    minRuntime: 8,
    introduction: html`
      <h3>Fünfzehn Minuten für deine Muskeln</h3>
      <p>Zwei Tage pro Woche Kräftigung empfiehlt die WHO allen Erwachsenen. Du brauchst dafür nur einen Stuhl, eine Wand und etwas Platz.</p>
      <p><strong>So geht es:</strong></p>
      <ul>
        <li>Wähle zwei Tage mit mindestens einem Tag Pause dazwischen.</li>
        <li>Wärm dich fünf Minuten auf.</li>
        <li>Mach die vier Übungen aus Modul 3, erst eine Runde, später zwei oder drei.</li>
        <li>Atme bei der Anstrengung aus.</li>
      </ul>
      <p>Nach sechs bis acht Wochen merken viele, dass Taschen leichter und Treppen kürzer werden. Ein leichter Muskelkater ist in Ordnung. <strong>Bei stechendem Schmerz hör auf,</strong> und bei Vorerkrankungen hol dir vor dem Start ärztlichen Rat.</p>
    `,
  },
  {
    key: 'one-leg-stand',
    title: 'Beim Zähneputzen auf einem Bein stehen',
    minRuntime: 4,
    introduction: html`
      <h3>Gleichgewicht, ganz nebenbei</h3>
      <p>Zweimal am Tag stehst du ohnehin am Waschbecken. Nutze diese Zeit, um deinen Gleichgewichtssinn zu üben. Das gibt Sicherheit auf Treppen, bei Glatteis und im Gedränge.</p>
      <p><strong>So geht es:</strong></p>
      <ul>
        <li>Stell dich so hin, dass du dich jederzeit am Waschbecken festhalten kannst.</li>
        <li>Heb einen Fuß wenige Zentimeter an und halte etwa 20 Sekunden.</li>
        <li>Wechsle die Seite, und wiederhole das, solange du putzt.</li>
      </ul>
      <p>Wackeln ist erwünscht, denn dabei lernt dein Körper. <em>Der Boden sollte trocken und rutschfest sein.</em> Wenn du in letzter Zeit gestürzt bist oder dir oft schwindlig wird, lass beide Füße am Boden und frag vorher ärztlich nach.</p>
    `,
  },
  {
    key: 'weekly-date',
    title: 'Einmal pro Woche zur Bewegung verabreden',
    minRuntime: 10,
    introduction: html`
      <h3>Zusammen geht es leichter</h3>
      <p>Eine Verabredung ist einer der zuverlässigsten Gründe loszugehen, gerade an grauen Tagen. Nebenbei tut sie dem Herzen in jedem Sinne gut.</p>
      <p><strong>So geht es:</strong></p>
      <ul>
        <li>Frag einen Menschen, mit dem du gern Zeit verbringst.</li>
        <li>Legt einen festen Tag und eine Uhrzeit fest, damit ihr nicht jede Woche neu planen müsst.</li>
        <li>Sucht etwas aus, bei dem ihr reden könnt: gehen, Rad fahren, schwimmen.</li>
        <li>Vereinbart, was bei Regen gilt.</li>
      </ul>
      <p>Richtet euch nach dem, der es gerade langsamer braucht. <strong>Ihr müsst nichts schaffen, nur gemeinsam losgehen.</strong> Wohnt ihr weit auseinander, telefoniert beim Gehen.</p>
    `,
  },
]
