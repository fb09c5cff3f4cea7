import { html } from '../html.ts'
import type { DemoHabit } from '../types.ts'

export const habits: readonly DemoHabit[] = [
  {
    key: 'three-line-diary',
    title: 'Drei Zeilen ins Esstagebuch',
    minRuntime: 3,
    introduction: html`
      <p>Drei Zeilen am Abend genügen, um deinem Essen auf die Spur zu kommen: <strong>was</strong>, <strong>wann</strong> und <strong>wie es dir dabei ging</strong>. Wiegen und bewerten musst du nichts.</p>
      <h3>So geht es</h3>
      <ul>
        <li>Wähl einen festen Moment, zum Beispiel nach dem Zähneputzen.</li>
        <li>Schreib auf, was dir vom Tag in Erinnerung ist. Ein Foto im Ernährungstagebuch zählt genauso.</li>
        <li>Heb eine Mahlzeit hervor, die dir gutgetan hat.</li>
      </ul>
      <p>Lies nach drei Wochen zurück: <em>Was sich wiederholt, zeigt sich dann fast von selbst.</em></p>
    `,
  },
  {
    key: 'hunger-check',
    title: 'Vor dem Essen kurz nachspüren',
    minRuntime: 4,
    introduction: html`
      <p>Bevor du isst, hältst du einen Atemzug lang inne und fragst dich: <strong>Wie hungrig bin ich gerade, von 1 bis 10?</strong> So lernst du, Hunger von Appetit und Gewohnheit zu unterscheiden.</p>
      <h3>So geht es</h3>
      <ul>
        <li>Nimm zu Beginn eine Mahlzeit am Tag, am besten immer dieselbe.</li>
        <li>Stell die Füße auf den Boden, atme aus, such die Zahl.</li>
        <li>Iss dann, so wie du es entscheidest. Auch bei 6 ist Essen erlaubt.</li>
      </ul>
      <p>Mit der Zeit kommt die Antwort ganz ohne Nachdenken. <em>Das Nachspüren dauert dann kaum noch eine Sekunde.</em></p>
    `,
  },
  {
    key: 'pause-halfway',
    title: 'Eine Pause auf halber Strecke',
    minRuntime: 6,
    introduction: html`
      <p>Sättigung braucht etwa <strong>15 bis 20 Minuten</strong>. Eine kleine Pause mitten in der Mahlzeit gibt deinem Körper Gelegenheit, sich zu melden.</p>
      <h3>So geht es</h3>
      <ul>
        <li>Leg das Besteck ab, wenn der Teller ungefähr halb leer ist.</li>
        <li>Trink einen Schluck Wasser und atme zweimal ruhig aus.</li>
        <li>Frag dich, wie es noch schmeckt und wie satt du bist. Dann iss weiter oder hör auf.</li>
      </ul>
      <p>Du musst nichts übrig lassen. Es geht darum, dass <em>du</em> entscheidest und nicht die Tellergröße. In Gesellschaft fällt die Pause niemandem auf.</p>
    `,
  },
  {
    key: 'vegetables-with-warm-meals',
    title: 'Gemüse zu jeder warmen Mahlzeit',
    minRuntime: 6,
    introduction: html`
      <p>Wenn Gemüse bei jeder warmen Mahlzeit seinen Platz hat, kommen die fünf Portionen am Tag fast von allein zusammen. <strong>Eine Handvoll reicht für den Anfang</strong>, später darf es der halbe Teller sein.</p>
      <h3>So geht es</h3>
      <ul>
        <li>Halte zwei Sorten Tiefkühlgemüse bereit, dann klappt es auch ohne Einkauf.</li>
        <li>Gib Gemüse direkt dazu: Erbsen in die Nudeln, Spinat in die Suppe, Möhren in die Soße.</li>
        <li>Stell einen Teller Rohkost auf den Tisch, bevor du mit dem Kochen beginnst.</li>
      </ul>
      <p>In der Kantine nimmst du zuerst das Gemüse und dann den Rest.</p>
    `,
  },
  {
    key: 'whole-grain-breakfast',
    title: 'Vollkorn zum Frühstück',
    minRuntime: 6,
    introduction: html`
      <p>Das Frühstück ist der einfachste Ort für Vollkorn, denn es sieht an den meisten Tagen gleich aus. Ein einziger Tausch bringt dir <strong>drei bis fünf Gramm Ballaststoffe</strong> mehr und hält den Vormittag über satt.</p>
      <h3>So geht es</h3>
      <ul>
        <li>Iss Haferflocken statt gezuckerter Flakes, mit Joghurt und Obst.</li>
        <li>Wähl Vollkornbrot statt Weißbrot; fein gemahlenes schmeckt milder.</li>
        <li>Misch am Anfang halb und halb und trink ein Glas Wasser dazu.</li>
      </ul>
      <p>Frühstückst du nicht? Dann gilt die Gewohnheit für <em>deine erste Mahlzeit</em>, ganz gleich, wann sie ist.</p>
    `,
  },
  {
    key: 'handful-of-nuts',
    title: 'Eine kleine Handvoll Nüsse',
    minRuntime: 4,
    introduction: html`
      <p>Nüsse liefern ungesättigte Fettsäuren, Eiweiß und Ballaststoffe. Die DGE empfiehlt täglich <strong>rund 25 Gramm</strong>, das ist eine kleine Handvoll.</p>
      <h3>So geht es</h3>
      <ul>
        <li>Kauf sie ungesalzen und wechsle die Sorte: Walnüsse, Haselnüsse, Mandeln, Cashews.</li>
        <li>Füll am Sonntag kleine Dosen für die Woche. So ist die Menge schon entschieden.</li>
        <li>Iss sie zum Obst, im Müsli oder über dem Salat.</li>
      </ul>
      <p>Du verträgst keine Nüsse? Bei einer Allergie klär ärztlich, welche <em>Samen</em> für dich infrage kommen, etwa Sonnenblumen- oder Kürbiskerne.</p>
    `,
  },
  {
    key: 'water-before-meals',
    title: 'Ein Glas Wasser vor jeder Mahlzeit',
    minRuntime: 4,
    introduction: html`
      <p>Mahlzeiten sind verlässliche Termine. Knüpfst du ein Glas Wasser daran, sind <strong>drei Gläser am Tag</strong> schon gesetzt, also fast die Hälfte der empfohlenen 1,5 Liter.</p>
      <h3>So geht es</h3>
      <ul>
        <li>Stell das Glas hin, bevor du den Tisch deckst oder das Essen auspackst.</li>
        <li>Trink es in Ruhe, ob still oder sprudelnd, kühl oder lauwarm.</li>
        <li>Gib für den Geschmack Zitrone, Minze oder eine Gurkenscheibe dazu.</li>
      </ul>
      <p>Nebenbei entsteht ein kurzer Moment zum Ankommen. <em>Bei einer Herz- oder Nierenerkrankung hältst du dich an die Menge, die mit deiner Arztpraxis besprochen ist.</em></p>
    `,
  },
  {
    key: 'sweets-with-calm',
    title: 'Süßes nur im Sitzen und mit Genuss',
    minRuntime: 8,
    introduction: html`
      <p>Diese Gewohnheit verbietet dir nichts. Sie gibt dem Süßen einen Rahmen: <strong>auf einem Teller, im Sitzen, ohne Bildschirm</strong>. Was nebenbei verschwindet, schmeckt kaum. Was du in Ruhe isst, reicht oft in kleinerer Menge.</p>
      <h3>So geht es</h3>
      <ul>
        <li>Such dir aus, was du wirklich magst, und leg eine Portion auf den Teller.</li>
        <li>Räum die Packung weg, bevor du dich setzt.</li>
        <li>Nimm dir fünf Minuten, am liebsten nach einer Mahlzeit.</li>
      </ul>
      <p>Klappt es einmal nicht, ist nichts verloren. <em>Beim nächsten Stück setzt du dich wieder.</em></p>
    `,
  },
  {
    key: 'weekly-plan',
    title: 'Die Woche in zehn Minuten planen',
    minRuntime: 8,
    introduction: html`
      <p>Zehn Minuten in Ruhe ersparen dir viele Entscheidungen mit leerem Magen. Du legst <strong>drei warme Mahlzeiten</strong> fest und schreibst auf, was dafür fehlt. Der Rest der Woche bleibt offen.</p>
      <h3>So geht es</h3>
      <ul>
        <li>Wähl einen festen Tag, etwa Sonntag nach dem Frühstück.</li>
        <li>Schau zuerst in Kalender und Kühlschrank.</li>
        <li>Plane einmal Hülsenfrüchte und einmal ein Gericht in doppelter Menge ein.</li>
      </ul>
      <p>Häng den Plan sichtbar auf. <em>Tauschen und Verschieben gehören dazu</em>, er soll dir dienen und nicht umgekehrt.</p>
    `,
  },
  {
    key: 'cook-twice',
    title: 'Einmal kochen, zweimal essen',
    minRuntime: 6,
    introduction: html`
      <p>Von einem Gericht in der Woche kochst du <strong>die doppelte Menge</strong>. Der zweite Teil wird dein Mittagessen am nächsten Tag oder dein Rettungsring im Gefrierfach.</p>
      <h3>So geht es</h3>
      <ul>
        <li>Gut eignen sich Suppen, Eintöpfe, Currys, Linsensoße und Ofengemüse.</li>
        <li>Füll die Portion ab, <em>bevor</em> du dich an den Tisch setzt.</li>
        <li>Lass sie flach und zügig abkühlen und stell sie bald in den Kühlschrank. Dort hält sie zwei bis drei Tage.</li>
        <li>Schreib Inhalt und Datum auf die Dose, wenn du einfrierst.</li>
      </ul>
      <p>Nach sechs Wochen hast du eine kleine Sammlung von Gerichten, die sich bewährt haben.</p>
    `,
  },
  {
    key: 'screen-free-meal',
    title: 'Eine Mahlzeit am Tag ohne Bildschirm',
    minRuntime: 6,
    introduction: html`
      <p>Wer abgelenkt isst, nimmt oft mehr zu sich und erinnert sich schlechter daran. Eine Mahlzeit am Tag gehört deshalb <strong>nur dir und deinem Teller</strong> – oder den Menschen, die mit dir am Tisch sitzen.</p>
      <h3>So geht es</h3>
      <ul>
        <li>Wähl die Mahlzeit, bei der es am leichtesten ist.</li>
        <li>Leg das Handy in ein anderes Zimmer oder in die Tasche.</li>
        <li>Deck den Tisch, auch wenn du allein bist: Teller, Glas, Serviette.</li>
      </ul>
      <p>Am Anfang kann sich die Stille ungewohnt anfühlen. Musik ist erlaubt. <em>Nach ein paar Tagen schmeckst du mehr.</em></p>
    `,
  },
  {
    key: 'weekly-review',
    title: 'Freundlicher Wochenrückblick',
    minRuntime: 10,
    introduction: html`
      <p>Einmal in der Woche schaust du fünf Minuten zurück, so wie du auf die Woche einer guten Freundin schauen würdest: <strong>wohlwollend und neugierig</strong>.</p>
      <h3>Drei Fragen</h3>
      <ol>
        <li>Was hat mir in dieser Woche gutgetan?</li>
        <li>Wo war es schwer, und was hätte geholfen?</li>
        <li>Was nehme ich mir für die nächste Woche vor? <em>Nur eine Sache.</em></li>
      </ol>
      <p>Ein fester Platz hilft, etwa Freitagabend bei einer Tasse Tee. Schreib die Antworten auf, dann siehst du nach einigen Wochen, wie weit du gekommen bist. Das trägt gerade in den Wochen, in denen wenig gelingt.</p>
    `,
  },
]
