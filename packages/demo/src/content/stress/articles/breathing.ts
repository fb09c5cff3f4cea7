import { html } from '../../html.ts'
import type { DemoArticle } from '../../types.ts'

export const breathing: DemoArticle = {
  title: 'Der längere Ausatem: ein Knopf, den du immer dabeihast',
  publishedDaysAgo: 4,
  promotes: [2],
  picture: {
    subject: 'breath',
    seed: 3101,
    alternativeText: 'Zeichnung: weite Bögen, wie ein ruhiger Atemzug',
  },
  contentElements: [
    {
      type: 'RICH_TEXT',
      title: 'Warum gerade der Atem',
      textHtml: html`
        <p>Herzschlag, Blutdruck, Verdauung: Das meiste, was bei Stress im Körper geschieht, lässt sich nicht einfach befehlen. Der Atem ist eine Ausnahme. Er läuft von allein, und du kannst ihn trotzdem jederzeit selbst führen. Damit ist er eine Brücke zu dem Teil des Nervensystems, der sonst ohne uns arbeitet.</p>
        <h2>Was beim Ausatmen passiert</h2>
        <p>Beim Einatmen schlägt das Herz ein wenig schneller, beim Ausatmen langsamer. Dafür sorgt unter anderem der Vagusnerv, der wichtigste Nerv für Ruhe und Erholung. <strong>Wenn du länger ausatmest als einatmest, gibst du ihm mehr Gelegenheit zu bremsen.</strong> Schon nach wenigen Minuten sinkt bei vielen Menschen der Puls, und die Anspannung lässt nach.</p>
        <p>Das ist keine Esoterik und auch kein Wundermittel. Es löst keine Konflikte und schreibt keine E-Mail. Aber es verschafft dir den Abstand, in dem du wieder wählen kannst, was du als Nächstes tust.</p>
      `,
    },
    {
      type: 'IMAGE_WITH_DESCRIPTION',
      title: 'Vier ein, sechs aus',
      description:
        'Zähl beim Einatmen bis vier und beim Ausatmen bis sechs. Das ergibt etwa sechs Atemzüge in der Minute.',
      picture: {
        subject: 'lake',
        seed: 3102,
        alternativeText: 'Zeichnung: ein stiller See mit weichen Wellen',
      },
    },
    {
      type: 'RICH_TEXT',
      title: 'So übst du es',
      textHtml: html`
        <ol>
          <li>Setz dich so hin, dass der Bauch Platz hat. Die Füße stehen am Boden.</li>
          <li>Leg eine Hand auf den Bauch und lass sie beim Einatmen nach außen wandern.</li>
          <li>Atme durch die Nase ein und zähl dabei langsam bis vier.</li>
          <li>Atme durch die Nase oder den leicht geöffneten Mund aus und zähl bis sechs.</li>
          <li>Wiederhol das fünf Minuten lang. Wenn du dich verzählst, fang einfach neu an.</li>
        </ol>
        <h2>Wann es sich anbietet</h2>
        <p>Üb es zuerst, wenn du <strong>nicht</strong> gestresst bist: im Bus, vor dem Einschlafen, an der Ampel. Wie beim Schwimmen lernt man es besser nicht im Sturm. Nach zwei Wochen kannst du es auch vor einer Besprechung oder nach einem Streit abrufen.</p>
        <p>Wird dir schwindelig, atmest du vermutlich zu tief. Atme dann wieder normal und versuch es später mit kleineren Zügen. Bei Asthma oder einer anderen Lungenkrankheit und wenn dich das Beobachten des Atems ängstigt, sprich vorher mit einer Ärztin oder einem Arzt.</p>
      `,
    },
    {
      type: 'TIP_BOX',
      title: 'Das Seufzen ist erlaubt',
      tipHtml: html`
        <p>Für zwischendurch genügt ein einziger Atemzug: durch die Nase einatmen, <strong>noch ein kleines Stück nachatmen</strong>, dann lang und hörbar ausatmen. Der Körper tut das von selbst, wenn eine Anspannung abfällt. Du darfst ihm zuvorkommen.</p>
      `,
    },
    {
      type: 'RICH_TEXT',
      title: 'Was der Atem kann und was nicht',
      textHtml: html`
        <p>Atemübungen gehören zu den am besten untersuchten Entspannungsverfahren. In vielen Studien senkten schon fünf bis zehn Minuten am Tag nach einigen Wochen das Gefühl von Anspannung, und bei leicht erhöhtem Blutdruck sanken auch die Werte ein wenig. <strong>Die Wirkung ist verlässlich, aber nicht riesig</strong>, und sie entsteht durch Wiederholung.</p>
        <p>Deshalb lohnt es sich, die Übung klein zu halten. Eine halbe Stunde, die du zweimal schaffst, bringt weniger als drei Minuten an jedem Tag. Du brauchst weder ein Kissen noch eine App. Wenn dir Zählen nicht liegt, summ beim Ausatmen leise vor dich hin oder stell dir vor, du pustest eine Kerze an, ohne dass sie ausgeht.</p>
        <p>Atmen ersetzt keine Behandlung. Wenn Anspannung, Angst oder Erschöpfung über Wochen bleiben, hol dir Unterstützung. Deine Hausarztpraxis ist dafür eine gute erste Adresse.</p>
      `,
    },
    {
      type: 'STRATEGIES',
      title: 'Fünf Minuten am Tag, zwei Wochen lang',
      headline: 'Deine Strategie',
      strategies: [
        'Such dir einen Moment, den es jeden Tag gibt: <strong>nach dem Zähneputzen</strong>, vor dem ersten Kaffee.',
        'Stell den Wecker auf fünf Minuten und leg das Telefon weg.',
        'Bewerte nichts. <em>Es gibt kein gutes oder schlechtes Üben.</em>',
        'Ab der zweiten Woche: ein Atemzug vor jeder Besprechung.',
      ],
    },
  ],
}
