import { html } from '../../html.ts'
import type { DemoArticle } from '../../types.ts'

export const pulses: DemoArticle = {
  title: 'Linsen, Bohnen, Erbsen: klein, günstig, stark',
  publishedDaysAgo: 45,
  promotes: [3],
  picture: {
    subject: 'grain',
    seed: 1107,
    alternativeText: 'Zeichnung: Ähren und Körner in warmen Tönen',
  },
  contentElements: [
    {
      type: 'RICH_TEXT',
      title: 'Was in einer Hand voll steckt',
      textHtml: html`
        <p>Hülsenfrüchte gehören zu den ältesten Kulturpflanzen der Welt, und doch stehen sie in Deutschland selten auf dem Tisch. Die Deutsche Gesellschaft für Ernährung empfiehlt sie <strong>mindestens einmal in der Woche</strong>. Eine Portion sind etwa 125 Gramm gekocht, das ist eine kleine Schale.</p>
        <h2>Eiweiß und Ballaststoffe in einem</h2>
        <p>Gekochte Linsen bestehen zu rund neun Prozent aus Eiweiß und zu etwa acht Prozent aus Ballaststoffen. Zusammen mit Getreide, also mit Brot, Reis oder Nudeln, ergänzen sich die Eiweißbausteine besonders gut. Linsen mit Spätzle, Reis mit Bohnen, Hummus mit Fladenbrot: Küchen in aller Welt haben das längst herausgefunden.</p>
        <p>Dazu kommen Eisen, Magnesium, Zink und Folat. Das pflanzliche Eisen nimmt dein Körper besser auf, wenn <strong>Vitamin C</strong> dabei ist, zum Beispiel Paprika, ein Spritzer Zitrone oder eine Orange zum Nachtisch.</p>
      `,
    },
    {
      type: 'RICH_TEXT',
      title: 'Und was ist mit dem Bauch?',
      textHtml: html`
        <p>Ja, Hülsenfrüchte können blähen. Das liegt an bestimmten Zuckern, die erst die Bakterien im Dickdarm abbauen. Die gute Nachricht: <strong>Der Darm gewöhnt sich daran.</strong> Wer langsam anfängt und dabeibleibt, merkt nach zwei bis drei Wochen meist deutlich weniger.</p>
        <h2>Das hilft am Anfang</h2>
        <ul>
          <li>Mit roten oder gelben Linsen beginnen, sie sind geschält und am besten verträglich.</li>
          <li>Getrocknete Bohnen und Kichererbsen über Nacht einweichen und das Wasser weggießen.</li>
          <li>Ware aus dem Glas oder der Dose abspülen.</li>
          <li>Mit Kümmel, Fenchel, Kreuzkümmel oder Ingwer würzen.</li>
          <li>Kleine Mengen essen, dafür öfter.</li>
        </ul>
        <p><strong>Wichtig:</strong> Grüne Bohnen, Kidneybohnen und ihre Verwandten dürfen nicht roh gegessen werden. Erst das Kochen zerstört das Phasin, einen Stoff, der schon in kleinen Mengen Übelkeit verursacht. Wer eine Darmerkrankung hat, spricht eine Umstellung am besten mit der Arztpraxis ab.</p>
      `,
    },
    {
      type: 'IMAGE',
      title: 'Eine Schale genügt: 125 Gramm gekocht sind eine Portion',
      picture: {
        subject: 'bowl',
        seed: 1108,
        alternativeText: 'Zeichnung: eine flache Schale mit Linsen',
      },
    },
    {
      type: 'TIP_BOX',
      title: 'In zwölf Minuten auf dem Tisch',
      tipHtml: html`
        <p>Rote Linsen müssen nicht eingeweicht werden. Eine Tasse Linsen, zwei Tassen Wasser, eine geriebene Möhre und ein Löffel Tomatenmark: <strong>zwölf Minuten kochen</strong>, mit Salz, Pfeffer und Zitrone abschmecken. Fertig ist eine Soße zu Nudeln oder, mit mehr Wasser, eine Suppe.</p>
      `,
    },
    {
      type: 'RICH_TEXT',
      title: 'Gut für dich, gut für den Acker',
      textHtml: html`
        <p>Hülsenfrüchte können etwas, das kaum eine andere Pflanze kann: Mit Bakterien an ihren Wurzeln holen sie Stickstoff aus der Luft und düngen damit den Boden. Sie brauchen deshalb wenig Dünger und verbessern das Feld auch für das Getreide, das nach ihnen wächst.</p>
        <p>Auch beim Klima schneiden sie gut ab. Für ein Kilogramm Eiweiß aus Erbsen entsteht <strong>nur ein Bruchteil der Treibhausgase</strong>, die dieselbe Menge Eiweiß aus Rindfleisch verursacht. Wer einmal in der Woche Bohnen statt Hackfleisch in die Pfanne gibt, tut also sich und anderen etwas Gutes.</p>
        <p>Und sie sind günstig: Eine Packung getrockneter Linsen ergibt acht Portionen und hält sich mehr als ein Jahr. Ein Vorrat im Schrank heißt, dass es an jedem Abend etwas Gutes zu essen gibt, auch wenn der Kühlschrank leer ist.</p>
      `,
    },
    {
      type: 'STRATEGIES',
      title: 'Vier Wochen, vier kleine Schritte',
      headline: 'Deine Strategie',
      strategies: [
        '<strong>Woche eins:</strong> einen Löffel rote Linsen in die Tomatensoße rühren.',
        '<strong>Woche zwei:</strong> Hummus aufs Brot, einmal statt Wurst.',
        '<strong>Woche drei:</strong> eine Dose Kichererbsen im Ofen rösten und über den Salat streuen.',
        '<strong>Woche vier:</strong> ein ganzes Gericht, zum Beispiel Chili oder Linsensuppe.',
      ],
    },
  ],
}
