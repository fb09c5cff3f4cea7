import { html } from '../../html.ts'
import type { DemoArticle } from '../../types.ts'

export const strengthAtHome: DemoArticle = {
  title: 'Stark bleiben: Krafttraining ohne Studio',
  publishedDaysAgo: 40,
  promotes: [3],
  picture: {
    subject: 'stretch',
    seed: 2105,
    alternativeText: 'Zeichnung: ein Mensch streckt sich in ruhiger Haltung',
  },
  contentElements: [
    {
      type: 'RICH_TEXT',
      title: 'Warum Muskeln keine Frage der Optik sind',
      textHtml: html`
        <p>Ab dem dreißigsten Lebensjahr verlieren wir ohne Training nach und nach Muskelmasse, später sogar schneller. Das bemerkt man lange nicht, bis die Treppe anstrengend wird oder die Einkaufstasche. Dabei lassen sich Muskeln <strong>in jedem Alter</strong> aufbauen, auch mit siebzig und achtzig Jahren.</p>
        <h2>Was Kraft für dich tut</h2>
        <ul>
          <li>Sie entlastet Rücken, Knie und Hüften, weil Muskeln die Gelenke führen.</li>
          <li>Sie hält die Knochen fest, denn Zug und Druck regen den Aufbau an.</li>
          <li>Sie verbessert den Zuckerstoffwechsel, auch in Ruhe.</li>
          <li>Sie schützt vor Stürzen.</li>
        </ul>
        <p>Die Weltgesundheitsorganisation empfiehlt deshalb, <strong>an zwei Tagen in der Woche</strong> alle großen Muskelgruppen zu kräftigen, zusätzlich zur Ausdauer. Zwanzig Minuten reichen für den Anfang.</p>
      `,
    },
    {
      type: 'RICH_TEXT',
      title: 'Fünf Übungen für den ganzen Körper',
      textHtml: html`
        <ol>
          <li><strong>Kniebeuge zum Stuhl:</strong> Setz dich fast hin und steh wieder auf. Das Gewicht bleibt auf den Fersen.</li>
          <li><strong>Liegestütz an der Wand:</strong> Je weiter die Füße von der Wand weg sind, desto schwerer.</li>
          <li><strong>Brücke:</strong> Rückenlage, Füße aufgestellt, das Becken heben und drei Sekunden halten.</li>
          <li><strong>Rudern mit Wasserflaschen:</strong> Oberkörper vorgebeugt, Ellenbogen nah am Körper nach hinten ziehen.</li>
          <li><strong>Unterarmstütz:</strong> auf den Knien oder den Füßen, der Rücken gerade, ruhig weiteratmen.</li>
        </ol>
        <h2>Wie oft, wie schwer?</h2>
        <p>Mach von jeder Übung acht bis zwölf Wiederholungen, zwei Runden, mit einer Minute Pause dazwischen. Die letzten zwei dürfen anstrengend sein, wehtun darf nichts. Wenn zwölf leicht werden, mach die Übung schwerer statt länger: tiefer, langsamer oder mit einer Flasche mehr.</p>
        <p>Atme aus, wenn es anstrengend wird, und halt nie die Luft an. Bei Bluthochdruck, Herzkrankheit oder nach einer Operation klär vorher mit deiner Arztpraxis, was für dich passt.</p>
      `,
    },
    {
      type: 'IMAGE',
      title: 'Schritt für Schritt nach oben, in deinem Tempo',
      picture: {
        subject: 'mountain',
        seed: 2106,
        alternativeText: 'Zeichnung: ein Berg, dessen Gipfel in der Sonne liegt',
      },
    },
    {
      type: 'TIP_BOX',
      title: 'Muskelkater ist kein Ziel',
      tipHtml: html`
        <p>Ein wenig Muskelkater am Anfang ist normal. Er zeigt aber nur, dass etwas <strong>ungewohnt</strong> war, nicht, dass es gewirkt hat. Wer sich nach dem ersten Mal zwei Tage kaum bewegen kann, hat zu viel gemacht. Fang lieber so an, dass du übermorgen Lust auf mehr hast.</p>
      `,
    },
    {
      type: 'RICH_TEXT',
      title: 'Geduld, die sich auszahlt',
      textHtml: html`
        <p>In den ersten Wochen wirst du stärker, ohne dass man es sieht. Das liegt daran, dass zuerst die Nerven lernen: Sie schalten mehr Muskelfasern gleichzeitig ein. Erst nach etwa sechs bis acht Wochen wächst auch der Muskel selbst. <strong>Wer bis dahin durchhält, hat das Schwerste geschafft.</strong></p>
        <p>Damit Muskeln wachsen, brauchen sie Erholung und Eiweiß. Zwischen zwei Einheiten für dieselben Muskeln sollten ein bis zwei Tage liegen. Beim Essen genügt, was eine ausgewogene Kost ohnehin bietet: Quark, Hülsenfrüchte, Eier, Fisch, Nüsse, über den Tag verteilt. Eiweißpulver braucht im Freizeitsport kaum jemand.</p>
        <p>Und wenn du einmal drei Wochen aussetzt, ist nicht alles verloren. Muskeln erinnern sich: Was du dir einmal erarbeitet hast, kommt beim zweiten Mal deutlich schneller zurück. Fang nach einer Pause mit der Hälfte an und steigere dich in zwei Wochen, dann bleibt die Freude erhalten.</p>
      `,
    },
    {
      type: 'STRATEGIES',
      title: 'Deine ersten vier Wochen',
      headline: 'Deine Strategie',
      strategies: [
        'Leg <strong>zwei feste Tage</strong> fest, mit mindestens einem Tag Pause dazwischen.',
        '<strong>Woche eins:</strong> drei Übungen, eine Runde. Mehr nicht.',
        '<strong>Woche zwei und drei:</strong> alle fünf Übungen, eine Runde.',
        '<strong>Woche vier:</strong> zwei Runden. Schreib auf, was leichter geworden ist.',
      ],
    },
  ],
}
