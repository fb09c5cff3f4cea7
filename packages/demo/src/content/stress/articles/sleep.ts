import { html } from '../../html.ts'
import type { DemoArticle } from '../../types.ts'

export const sleep: DemoArticle = {
  title: 'Nachts um drei: was gegen das Wachliegen hilft',
  publishedDaysAgo: 70,
  promotes: [4],
  picture: {
    subject: 'cloud',
    seed: 3107,
    alternativeText: 'Zeichnung: Wolken ziehen langsam vorüber',
  },
  contentElements: [
    {
      type: 'RICH_TEXT',
      title: 'Aufwachen ist normal',
      textHtml: html`
        <p>Wir alle wachen nachts mehrmals auf. Meist schlafen wir so schnell wieder ein, dass wir uns am Morgen nicht daran erinnern. Zum Problem wird es erst, wenn der Kopf anspringt: der Blick auf die Uhr, die Rechnung, wie viele Stunden noch bleiben, die Sorge um den nächsten Tag. <strong>Nicht das Wachsein hält uns wach, sondern der Kampf dagegen.</strong></p>
        <h2>Eine schlechte Nacht ist kein Unglück</h2>
        <p>Der Körper holt sich nach einer kurzen Nacht in der nächsten mehr Tiefschlaf. Du musst nichts nachholen. Ausschlafen, langer Mittagsschlaf und früh ins Bett gehen fühlen sich richtig an, nehmen aber den Druck, der abends müde macht. Besser ist: <strong>aufstehen wie immer.</strong></p>
        <p>Auch um drei Uhr gilt: Gedanken wirken nachts größer. Das liegt nicht an deinem Leben, sondern an der Uhrzeit.</p>
      `,
    },
    {
      type: 'IMAGE',
      title: 'Die Uhr umdrehen: Zeit zu wissen hilft nachts niemandem',
      picture: {
        subject: 'clock',
        seed: 3108,
        alternativeText: 'Zeichnung: eine Uhr in gedämpften Farben',
      },
    },
    {
      type: 'RICH_TEXT',
      title: 'Was du im Bett tun kannst, und wann du aufstehst',
      textHtml: html`
        <p>Dreh die Uhr um. Leg dich bequem hin und lass den Atem länger werden als sonst. Statt zu schlafen, nimm dir vor zu <em>ruhen</em>. Auch das erholt, und es nimmt dem Einschlafen den Druck.</p>
        <h2>Die Viertelstunde</h2>
        <p>Wenn du nach gefühlt einer Viertelstunde hellwach bist, steh auf. Setz dich bei gedämpftem Licht in ein anderes Zimmer und tu etwas Langweiliges: ein Magazin, Wäsche falten, ein Hörbuch. Kein Bildschirm, kein Kühlschrank. <strong>Geh erst zurück, wenn die Augen zufallen.</strong> So lernt dein Gehirn wieder, dass das Bett ein Ort zum Schlafen ist und nicht zum Grübeln.</p>
        <h2>Am Tag vorbauen</h2>
        <ul>
          <li>Jeden Tag zur selben Zeit aufstehen, auch am Wochenende.</li>
          <li>Morgens ans Tageslicht gehen.</li>
          <li>Kaffee und schwarzen Tee nur bis zum frühen Nachmittag.</li>
          <li>Alkohol meiden: Er lässt schneller einschlafen, stört aber die zweite Hälfte der Nacht.</li>
        </ul>
        <p>Wenn du länger als drei Monate an mindestens drei Nächten in der Woche schlecht schläfst und tagsüber darunter leidest, such dir ärztliche Hilfe. Schlafstörungen lassen sich gut behandeln.</p>
      `,
    },
    {
      type: 'TIP_BOX',
      title: 'Die Grübelzeit',
      tipHtml: html`
        <p>Verabrede dich mit deinen Sorgen: <strong>zehn Minuten am frühen Abend</strong>, mit Stift und Papier. Schreib links die Sorge auf, rechts den nächsten Schritt oder „liegt nicht bei mir“. Kommt sie nachts wieder, darfst du ihr sagen: Du hast morgen einen Termin.</p>
      `,
    },
    {
      type: 'RICH_TEXT',
      title: 'Drei Sätze, die du streichen darfst',
      textHtml: html`
        <p><strong>„Ich brauche acht Stunden.“</strong> Acht Stunden sind ein Durchschnitt, keine Vorschrift. Die meisten Erwachsenen schlafen zwischen sieben und neun Stunden, im Alter oft etwas weniger. Entscheidend ist, wie du dich am Tag fühlst.</p>
        <p><strong>„Morgen wird ein schrecklicher Tag.“</strong> Nach einer schlechten Nacht sind wir müder und gereizter, aber das meiste gelingt trotzdem. Denk an die vielen Tage, die du nach kurzen Nächten schon gut überstanden hast.</p>
        <p><strong>„Ich muss jetzt schlafen.“</strong> Schlaf ist das Einzige, was nicht besser wird, wenn man sich mehr anstrengt. Er kommt, wenn du aufhörst, nach ihm zu sehen. Manche Menschen schlafen schneller ein, wenn sie sich mit offenen Augen vornehmen, wach zu bleiben. Das klingt verkehrt herum, nimmt aber genau den Druck heraus, der wach hält.</p>
      `,
    },
    {
      type: 'STRATEGIES',
      title: 'Eine Woche für deine Nächte',
      headline: 'Deine Strategie',
      strategies: [
        'Leg <strong>eine Aufstehzeit</strong> fest und halte sie sieben Tage lang ein.',
        'Dreh die Uhr um und leg das Telefon aus dem Schlafzimmer.',
        'Nimm dir am frühen Abend zehn Minuten Grübelzeit.',
        'Schreib morgens nur eines auf: <em>Wie erholt bin ich von 1 bis 10?</em>',
      ],
    },
  ],
}
