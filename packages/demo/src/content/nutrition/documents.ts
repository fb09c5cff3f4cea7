import type { DemoDocument } from '../types.ts'

const LINE = '________________________________________'

export const documents: readonly DemoDocument[] = [
  {
    key: 'weekly-plan',
    title: 'Wochenplan für deine Mahlzeiten',
    shortDescription:
      'Eine leere Woche zum Ausfüllen, eine Beispielwoche zum Abschauen und der Baukasten für schnelle Ideen.',
    fileName: 'wochenplan.pdf',
    sections: [
      {
        heading: 'So nutzt du den Plan',
        paragraphs: [
          'Nimm dir einmal in der Woche zehn Minuten. Schau zuerst in den Kalender: An welchen Abenden hast du Zeit zum Kochen, an welchen muss es schnell gehen? Schau dann in den Kühlschrank: Was sollte bald gegessen werden?',
          'Leg drei bis vier warme Mahlzeiten fest. Die übrigen Felder bleiben frei für Reste, Einladungen und Brot mit Salat. Tauschen ist jederzeit erlaubt.',
        ],
        list: [
          'Mindestens einmal in der Woche: Linsen, Bohnen, Kichererbsen oder Erbsen',
          'Ein- bis zweimal in der Woche: Fisch, wenn du ihn isst',
          'Fleisch und Wurst: zusammen höchstens 300 Gramm in der Woche',
          'Einmal in der Woche: die doppelte Menge kochen',
        ],
      },
      {
        heading: 'Der Baukasten',
        paragraphs: ['Nimm aus jedem Fach etwas. Gemüse füllt den halben Teller.'],
        list: [
          'Gemüse: Brokkoli, Möhren, Spinat, Paprika, Kohl, Zucchini, Salat',
          'Sattmacher: Kartoffeln, Vollkornnudeln, Naturreis, Bulgur, Vollkornbrot',
          'Eiweiß: Linsen, Kichererbsen, Tofu, Quark, Käse, Fisch, hin und wieder Ei oder Fleisch',
          'Geschmack: Raps- oder Olivenöl, Kräuter, Zitrone, Knoblauch, Senf, Nüsse',
        ],
      },
      {
        heading: 'Eine Beispielwoche',
        paragraphs: [
          'So kann eine Woche mit vier gekochten Gerichten und einem Resteessen aussehen. Morgens gibt es Haferflocken mit Joghurt und Obst oder Vollkornbrot mit Käse und Tomate, zwischendurch Obst, Rohkost oder eine kleine Handvoll Nüsse.',
        ],
        list: [
          'Montag: Rote-Linsen-Suppe mit Spinat und Vollkornbrot (doppelte Menge)',
          'Dienstag: mittags Linsensuppe vom Vortag, abends Brot, Quark und Paprikastreifen',
          'Mittwoch: Vollkornnudeln mit Erbsen, Zitrone und Parmesan',
          'Donnerstag: Kantine mit großem Salat, abends Tomatentopf mit Kichererbsen und Brot',
          'Freitag: Fisch aus dem Ofen mit Kartoffeln und Brokkoli',
          'Samstag: eingeladen oder unterwegs',
          'Sonntag: Reste-Frittata mit allem Gemüse, das noch da ist, dazu Feldsalat',
        ],
      },
      {
        heading: 'Deine Woche',
        paragraphs: ['Trag nur ein, was du wirklich planen möchtest. Leere Felder sind kein Versäumnis.'],
        list: [
          `Montag: ${LINE}`,
          `Dienstag: ${LINE}`,
          `Mittwoch: ${LINE}`,
          `Donnerstag: ${LINE}`,
          `Freitag: ${LINE}`,
          `Samstag: ${LINE}`,
          `Sonntag: ${LINE}`,
        ],
      },
      {
        heading: 'Das fehlt noch',
        paragraphs: [
          'Schreib auf, was du einkaufen musst, in der Reihenfolge, in der du durch den Laden gehst.',
        ],
        list: [
          `Obst und Gemüse: ${LINE}`,
          `Brot und Getreide: ${LINE}`,
          `Kühlregal: ${LINE}`,
          `Trockenes, Glas und Dose: ${LINE}`,
          `Tiefgekühltes: ${LINE}`,
        ],
      },
    ],
  },
  {
    key: 'pantry-list',
    title: 'Einkaufsliste für den Vorrat',
    shortDescription:
      'Was immer im Haus sein darf, damit in 15 Minuten etwas Gutes auf dem Tisch steht. Sortiert nach Regal, mit Haltbarkeit.',
    fileName: 'einkaufsliste-vorrat.pdf',
    sections: [
      {
        heading: 'So nutzt du die Liste',
        paragraphs: [
          'Streich, was du nicht magst oder nicht verträgst. Kauf die übrigen Dinge nach und nach ein, zwei oder drei bei jedem Einkauf. Füll nach, sobald du die vorletzte Packung öffnest.',
          'Stell Neues nach hinten und Älteres nach vorn. Das Mindesthaltbarkeitsdatum ist kein Wegwerfdatum: Vieles ist danach noch gut. Anschauen, riechen, probieren.',
        ],
      },
      {
        heading: 'Trocken und dunkel',
        paragraphs: ['Hält gut verschlossen viele Monate.'],
        list: [
          'Haferflocken',
          'Vollkornnudeln',
          'Naturreis, Bulgur oder Hirse',
          'Rote Linsen und eine weitere Sorte Linsen',
          'Vollkornmehl, Knäckebrot',
          'Nüsse und Kerne, ungesalzen (kühl lagern, bald nach dem Öffnen essen)',
          'Leinsamen, geschrotet (nach dem Öffnen in den Kühlschrank)',
          'Rapsöl und Olivenöl, Essig, Senf',
          'Gemüsebrühe, jodiertes Speisesalz, Pfeffer, Paprikapulver, Kreuzkümmel, Zimt',
        ],
      },
      {
        heading: 'Glas und Dose',
        paragraphs: ['Geöffnet gehört der Rest in ein Gefäß mit Deckel und in den Kühlschrank.'],
        list: [
          'Tomaten, stückig oder passiert, Tomatenmark',
          'Kichererbsen, Kidneybohnen, weiße Bohnen',
          'Mais, Rote Bete, Sauerkraut',
          'Hering, Makrele oder Sardinen in Öl',
          'Apfelmark ohne Zuckerzusatz, Nussmus ohne Zucker',
        ],
      },
      {
        heading: 'Tiefkühlfach',
        paragraphs: ['Immer beschriften: Inhalt und Datum.'],
        list: [
          'Blattspinat, Brokkoli, Erbsen, grüne Bohnen',
          'Beeren ohne Zucker',
          'Kräuter',
          'Vollkornbrot in Scheiben',
          'Fischfilet ohne Panade, wenn du Fisch isst',
          'Zwei selbst gekochte Portionen für volle Tage',
        ],
      },
      {
        heading: 'Frisch und lange haltbar',
        paragraphs: ['Diese Dinge überstehen bei richtiger Lagerung mindestens eine Woche.'],
        list: [
          'Zwiebeln, Knoblauch, Kartoffeln (dunkel und kühl, getrennt voneinander, nicht im Kühlschrank)',
          'Möhren, Kohl, Rote Bete, Sellerie (Gemüsefach)',
          'Äpfel (kühl und für sich, sie lassen anderes schneller reifen)',
          'Zitronen',
          'Eier, Naturjoghurt, Quark, Hartkäse, Tofu (Kühlschrank)',
        ],
      },
      {
        heading: 'Drei Gerichte, die daraus entstehen',
        paragraphs: ['Jeweils für zwei Personen und in etwa einer Viertelstunde fertig.'],
        list: [
          'Nudeln mit Erbsen: 160 g Vollkornnudeln kochen, in den letzten drei Minuten 300 g Erbsen dazugeben, mit Zitrone, Öl, Pfeffer und etwas geriebenem Käse mischen.',
          'Tomatentopf: Eine Zwiebel anbraten, eine Dose Tomaten und Kreuzkümmel zehn Minuten einkochen, eine Dose Kichererbsen und zwei Handvoll Blattspinat darin erwärmen. Dazu Vollkornbrot.',
          'Bohnensalat: Eine Dose Bohnen und eine kleine Dose Mais abspülen, mit Zwiebel, Essig, Rapsöl und Paprikapulver mischen. Dazu Knäckebrot und ein Apfel.',
        ],
      },
    ],
  },
  {
    key: 'season-calendar',
    title: 'Saisonkalender Gemüse und Obst',
    shortDescription:
      'Zwölf Monate auf einen Blick: Was wann in Deutschland frisch vom Feld oder aus heimischem Lager kommt.',
    fileName: 'saisonkalender.pdf',
    sections: [
      {
        heading: 'So liest du den Kalender',
        paragraphs: [
          '„Frisch“ nennt, was in dem Monat in Deutschland üblicherweise geerntet wird, im Freiland oder unter einfachem Schutz. „Lager“ nennt, was aus heimischer Ernte gut gelagert erhältlich ist. Je nach Region und Wetter verschieben sich die Zeiten um einige Wochen.',
        ],
      },
      {
        heading: 'Januar',
        paragraphs: [
          'Frisch: Feldsalat, Grünkohl, Lauch, Rosenkohl, Pastinaken, Chicorée',
          'Lager: Möhren, Rote Bete, Sellerie, Weiß- und Rotkohl, Kartoffeln, Äpfel',
        ],
      },
      {
        heading: 'Februar',
        paragraphs: [
          'Frisch: Feldsalat, Grünkohl, Lauch, Rosenkohl, Pastinaken, Chicorée',
          'Lager: Möhren, Rote Bete, Sellerie, Wirsing, Weiß- und Rotkohl, Kartoffeln, Äpfel',
        ],
      },
      {
        heading: 'März',
        paragraphs: [
          'Frisch: Feldsalat, Lauch, Bärlauch, Chicorée',
          'Lager: Möhren, Rote Bete, Sellerie, Weiß- und Rotkohl, Kartoffeln, Äpfel',
        ],
      },
      {
        heading: 'April',
        paragraphs: [
          'Frisch: Bärlauch, Spinat, Radieschen, Rhabarber, erster Spargel',
          'Lager: Möhren, Rote Bete, Weiß- und Rotkohl, Kartoffeln, Äpfel',
        ],
      },
      {
        heading: 'Mai',
        paragraphs: [
          'Frisch: Spargel, Spinat, Radieschen, Kohlrabi, Kopfsalat, Frühlingszwiebeln, Mangold, Rhabarber, erste Erdbeeren',
          'Lager: Kartoffeln, Möhren, Äpfel',
        ],
      },
      {
        heading: 'Juni',
        paragraphs: [
          'Frisch: Spargel (bis um den 24. Juni), Erbsen, Kohlrabi, Blumenkohl, Brokkoli, Zucchini, Gurken, Salate, Frühkartoffeln, Rhabarber, Erdbeeren, Kirschen, Johannisbeeren',
        ],
      },
      {
        heading: 'Juli',
        paragraphs: [
          'Frisch: Tomaten, Gurken, Zucchini, Bohnen, Erbsen, Brokkoli, Blumenkohl, Fenchel, Möhren, Salate, Kirschen, Himbeeren, Johannisbeeren, Stachelbeeren, Heidelbeeren, Aprikosen',
        ],
      },
      {
        heading: 'August',
        paragraphs: [
          'Frisch: Tomaten, Paprika, Auberginen, Gurken, Zucchini, Bohnen, Mais, Brokkoli, Fenchel, Mangold, Brombeeren, Heidelbeeren, Pflaumen, Mirabellen, frühe Äpfel und Birnen',
        ],
      },
      {
        heading: 'September',
        paragraphs: [
          'Frisch: Kürbis, Tomaten, Paprika, Mais, Brokkoli, Blumenkohl, Spinat, Rote Bete, Weiß- und Rotkohl, Zwiebeln, Äpfel, Birnen, Zwetschgen, Trauben, Brombeeren',
        ],
      },
      {
        heading: 'Oktober',
        paragraphs: [
          'Frisch: Kürbis, Wirsing, Weiß- und Rotkohl, Lauch, Sellerie, Rote Bete, Pastinaken, Möhren, Feldsalat, Spinat, Äpfel, Birnen, Quitten, Trauben, Walnüsse',
        ],
      },
      {
        heading: 'November',
        paragraphs: [
          'Frisch: Grünkohl, Rosenkohl, Wirsing, Lauch, Feldsalat, Pastinaken, Schwarzwurzeln, Spinat, Chicorée',
          'Lager: Kürbis, Möhren, Rote Bete, Sellerie, Kartoffeln, Zwiebeln, Äpfel, Birnen, Quitten',
        ],
      },
      {
        heading: 'Dezember',
        paragraphs: [
          'Frisch: Grünkohl, Rosenkohl, Lauch, Feldsalat, Pastinaken, Schwarzwurzeln, Chicorée',
          'Lager: Kürbis, Möhren, Rote Bete, Sellerie, Weiß- und Rotkohl, Kartoffeln, Äpfel, Birnen',
        ],
      },
      {
        heading: 'Und außerhalb der Saison?',
        paragraphs: [
          'Tiefgekühltes Gemüse und Obst ohne Zusätze ist das ganze Jahr eine gute Wahl, ebenso Tomaten und Hülsenfrüchte aus Glas oder Dose. Bananen und Zitrusfrüchte aus dem Ausland bereichern den Winter. Wichtiger als der perfekte Kalender ist, dass jeden Tag Gemüse und Obst auf dem Teller liegen.',
        ],
      },
    ],
  },
  {
    key: 'protein-and-fibre-table',
    title: 'Eiweiß- und Ballaststoff-Tabelle',
    shortDescription:
      'Was eine übliche Portion liefert: gut 30 Lebensmittel im Vergleich, dazu ein Beispieltag mit mehr als 30 Gramm Ballaststoffen.',
    fileName: 'eiweiss-ballaststoffe.pdf',
    sections: [
      {
        heading: 'So liest du die Tabelle',
        paragraphs: [
          'Alle Angaben sind gerundete Mittelwerte für den essbaren Anteil. Je nach Sorte, Hersteller und Zubereitung weichen sie ab. Genauer muss es im Alltag nicht sein.',
          'Zur Orientierung: Die DGE nennt für Erwachsene mindestens 30 g Ballaststoffe am Tag. Beim Eiweiß sind es für gesunde Erwachsene unter 65 Jahren 0,8 g je Kilogramm Körpergewicht, bei 70 kg also 56 g am Tag. Ab 65 Jahren ist rund 1 g je Kilogramm angemessen. Bei einer Nierenerkrankung gilt, was ärztlich besprochen ist.',
        ],
      },
      {
        heading: 'Getreide und Kartoffeln',
        paragraphs: ['Portion: Eiweiß / Ballaststoffe'],
        list: [
          'Haferflocken, 50 g: 7 g / 5 g',
          'Vollkornbrot, 1 Scheibe (50 g): 3,5 g / 4 g',
          'Weißbrot, 1 Scheibe (50 g): 4 g / 1,5 g',
          'Vollkornnudeln, 80 g ungekocht: 11 g / 8 g',
          'Helle Nudeln, 80 g ungekocht: 10 g / 3 g',
          'Naturreis, 60 g ungekocht: 4 g / 1,5 g',
          'Kartoffeln, 250 g gekocht: 5 g / 4 g',
        ],
      },
      {
        heading: 'Hülsenfrüchte',
        paragraphs: ['Portion: Eiweiß / Ballaststoffe'],
        list: [
          'Linsen, 125 g gekocht: 11 g / 9 g',
          'Kichererbsen, 125 g aus der Dose: 9 g / 6 g',
          'Kidneybohnen, 125 g aus der Dose: 9 g / 8 g',
          'Erbsen, 150 g tiefgekühlt: 9 g / 7 g',
          'Tofu natur, 125 g: 17 g / 1 g',
        ],
      },
      {
        heading: 'Gemüse',
        paragraphs: ['Portion: Eiweiß / Ballaststoffe'],
        list: [
          'Brokkoli, 150 g: 5 g / 4 g',
          'Möhren, 150 g: 1 g / 4 g',
          'Rosenkohl, 150 g: 6 g / 6 g',
          'Weißkohl, 150 g: 2 g / 4 g',
          'Paprika, 150 g: 2 g / 4 g',
          'Tomaten, 150 g: 1 g / 2 g',
        ],
      },
      {
        heading: 'Obst',
        paragraphs: ['Portion: Eiweiß / Ballaststoffe. Das Eiweiß ist hier kaum der Rede wert.'],
        list: [
          'Himbeeren, 125 g: 2 g / 6 g',
          'Birne mit Schale, 150 g: 1 g / 4 g',
          'Apfel mit Schale, 150 g: 0,5 g / 3 g',
          'Orange, 150 g: 1 g / 3 g',
          'Banane, 120 g: 1 g / 2 g',
        ],
      },
      {
        heading: 'Nüsse und Samen',
        paragraphs: ['Portion: Eiweiß / Ballaststoffe'],
        list: [
          'Mandeln, 25 g: 6 g / 3 g',
          'Haselnüsse, 25 g: 4 g / 2 g',
          'Walnüsse, 25 g: 4 g / 1,5 g',
          'Leinsamen, geschrotet, 1 Esslöffel (10 g): 2 g / 2,5 g',
        ],
      },
      {
        heading: 'Milchprodukte, Eier, Fisch und Fleisch',
        paragraphs: ['Sie liefern Eiweiß, aber keine Ballaststoffe. Angegeben ist nur das Eiweiß.'],
        list: [
          'Magerquark, 150 g: 18 g',
          'Skyr, 150 g: 16 g',
          'Naturjoghurt, 150 g: 6 g',
          'Milch, 250 ml: 8 g',
          'Gouda, 1 Scheibe (30 g): 7 g',
          'Ei, Größe M: 7 g',
          'Lachs, 120 g: 24 g',
          'Hähnchenbrust, 120 g: 28 g',
        ],
      },
      {
        heading: 'Ein Beispieltag mit gut 30 Gramm Ballaststoffen',
        paragraphs: [
          'Zusammen sind es rund 33 g Ballaststoffe. Wenn du bisher deutlich weniger isst, steigere die Menge über mehrere Wochen und trink dazu rund 1,5 Liter am Tag.',
        ],
        list: [
          'Morgens: 50 g Haferflocken mit 150 g Naturjoghurt und 125 g Himbeeren (11 g)',
          'Mittags: Salat mit 125 g Linsen und 150 g Paprika, dazu eine Scheibe Vollkornbrot (17 g)',
          'Nachmittags: eine kleine Handvoll Mandeln (3 g)',
          'Abends: Nudeln, Reis oder Brot nach Wahl, dazu 150 g Tomaten (mindestens 2 g)',
        ],
      },
    ],
  },
]
