import type { DemoDocument } from '../types.ts'

export const documents: readonly DemoDocument[] = [
  {
    key: 'week-plan',
    title: 'Mein Bewegungswochenplan',
    shortDescription: 'Eine Vorlage zum Ausdrucken: Ausdauer, Kraft und kleine Momente für eine ganze Woche.',
    fileName: 'bewegungswochenplan.pdf',
    sections: [
      {
        heading: 'So nutzt du den Plan',
        paragraphs: [
          'Nimm dir am Wochenende zehn Minuten Zeit und einen Bleistift. Trag zuerst ein, was ohnehin feststeht: Arbeit, Termine, Familie. Suche dann die Lücken und die Wege, auf denen Bewegung Platz hat. Plane lieber etwas zu wenig als zu viel. Du darfst jederzeit radieren.',
          'Die Empfehlung der Weltgesundheitsorganisation für Erwachsene lautet: 150 bis 300 Minuten Bewegung mit mittlerer Anstrengung pro Woche oder 75 bis 150 Minuten mit hoher Anstrengung, dazu Kräftigung an mindestens zwei Tagen. Verstehe sie als Kompass. Jede Minute zählt, auch wenn du noch weit von diesem Ziel entfernt bist.',
        ],
      },
      {
        heading: 'Meine Woche',
        paragraphs: [
          'Schreib zu jedem Tag: Was? Wann? Wie lange? Kreuze danach an, wie es dir ging: gut, geht so oder ausgefallen. Alle drei Antworten sind wertvoll.',
        ],
        list: [
          'Montag: ________________________________________',
          'Dienstag: _______________________________________',
          'Mittwoch: _______________________________________',
          'Donnerstag: _____________________________________',
          'Freitag: ________________________________________',
          'Samstag: _______________________________________',
          'Sonntag: _______________________________________',
        ],
      },
      {
        heading: 'Drei Bausteine für eine runde Woche',
        paragraphs: [
          'Verteile die Bausteine so, wie sie zu deinen Tagen passen. Beginne mit dem, der dir am leichtesten fällt.',
        ],
        list: [
          'Ausdauer: zum Beispiel fünfmal 30 Minuten oder zehnmal 15 Minuten zügig gehen, Rad fahren oder schwimmen. Mittlere Anstrengung heißt: Sprechen geht, singen nicht mehr.',
          'Kraft: zweimal 15 bis 20 Minuten mit einem Tag Pause dazwischen. Die vier Übungen aus Modul 3 genügen.',
          'Kleine Momente: stündlich aufstehen, Treppe nehmen, eine Haltestelle früher aussteigen.',
        ],
      },
      {
        heading: 'Mein Wenn-dann-Satz für diese Woche',
        paragraphs: [
          'Wenn ______________________________________________,',
          'dann ______________________________________________.',
          'Und wenn etwas dazwischenkommt, dann ______________________________.',
        ],
      },
      {
        heading: 'Eine Beispielwoche zum Abschauen',
        paragraphs: ['So könnte eine Woche für jemanden aussehen, der im Büro arbeitet und neu beginnt:'],
        list: [
          'Montag: nach dem Mittagessen 15 Minuten gehen',
          'Dienstag: abends eine Runde der vier Kraftübungen, 15 Minuten',
          'Mittwoch: mit dem Rad zur Arbeit, zweimal 12 Minuten',
          'Donnerstag: nach dem Mittagessen 15 Minuten gehen',
          'Freitag: eine Runde Kraftübungen, 15 Minuten',
          'Samstag: Spaziergang mit einem lieben Menschen, 45 Minuten',
          'Sonntag: frei, vielleicht eine Viertelstunde Räkeln und Dehnen',
        ],
      },
      {
        heading: 'Am Ende der Woche',
        paragraphs: [
          'Schau freundlich zurück: Was hat gutgetan? Was hat gehindert? Was ändere ich in der nächsten Woche, und zwar nur eine Sache?',
          'Für deine Sicherheit: Bei Vorerkrankungen, in der Schwangerschaft, nach Operationen oder nach langer Pause sprich vor intensivem Training mit deiner Ärztin oder deinem Arzt. Bei Druck oder Schmerz in der Brust, starker Atemnot, Lähmungen oder Sprachstörungen wähle sofort die 112.',
        ],
      },
    ],
  },
  {
    key: 'strength-sheet',
    title: 'Kraft ohne Geräte',
    shortDescription:
      'Vier Übungen für den ganzen Körper mit leichteren und schwereren Varianten und einem Acht-Wochen-Plan.',
    fileName: 'kraft-ohne-geraete.pdf',
    sections: [
      {
        heading: 'Bevor du beginnst',
        paragraphs: [
          'Wärm dich fünf Minuten auf: am Platz gehen, Schultern kreisen, Seitschritte, ein paar kleine Kniebeugen. Trag feste Schuhe oder übe barfuß auf rutschfestem Boden. Atme bei der Anstrengung aus und halte nie die Luft an.',
          'Die Übungen dürfen anstrengen, weh tun sollen sie nicht. Bei stechendem Schmerz, Schwindel oder Druck in der Brust hör sofort auf. Wenn du eine Herz-, Gelenk- oder Knochenerkrankung hast, schwanger bist oder vor Kurzem operiert wurdest, kläre vorher ärztlich, was für dich passt.',
        ],
      },
      {
        heading: '1. Vom Stuhl aufstehen – für Beine und Gesäß',
        paragraphs: [
          'Stell einen stabilen Stuhl mit der Lehne an die Wand. Setz dich auf die vordere Hälfte, die Füße hüftbreit, die Knie zeigen in Richtung der Zehen. Neige den Oberkörper leicht vor, steh ausatmend auf und setz dich langsam wieder hin.',
        ],
        list: [
          'Leichter: mit den Händen auf den Oberschenkeln oder Armlehnen abstützen.',
          'Schwerer: kurz vor der Sitzfläche zwei Sekunden innehalten.',
          'Achte darauf: Die Knie fallen nicht nach innen, die Fersen bleiben am Boden.',
        ],
      },
      {
        heading: '2. Wandstütz – für Brust, Arme und Schultern',
        paragraphs: [
          'Leg die Hände etwas breiter als die Schultern an die Wand und geh einen Schritt zurück. Spanne den Bauch leicht an, beuge die Arme, bis die Nase fast die Wand erreicht, und drück dich ausatmend wieder weg.',
        ],
        list: [
          'Leichter: näher an der Wand stehen.',
          'Schwerer: die Hände auf eine stabile Arbeitsplatte legen, später auf eine niedrigere, rutschfeste Fläche.',
          'Achte darauf: Der Körper bleibt von Kopf bis Ferse eine Linie.',
        ],
      },
      {
        heading: '3. Brücke – für Gesäß und Rücken',
        paragraphs: [
          'Leg dich auf den Rücken, die Füße hüftbreit aufgestellt, die Arme neben dem Körper. Heb ausatmend das Becken, bis Oberschenkel und Rumpf eine Linie bilden. Halte zwei Sekunden und senke langsam.',
        ],
        list: [
          'Leichter: das Becken nur ein kleines Stück heben.',
          'Schwerer: oben einen Fuß wenige Zentimeter anheben, dann wechseln.',
          'Achte darauf: Der Nacken bleibt entspannt, der untere Rücken geht nicht ins Hohlkreuz.',
        ],
      },
      {
        heading: '4. Vierfüßler – für den Rumpf',
        paragraphs: [
          'Knie dich hin, die Hände unter den Schultern, die Knie unter der Hüfte. Strecke einen Arm nach vorn und das gegenüberliegende Bein nach hinten, halte zwei Atemzüge und wechsle die Seite. Ein gefaltetes Handtuch unter den Knien macht es bequemer.',
        ],
        list: [
          'Leichter: nur den Arm oder nur das Bein strecken; bei empfindlichen Knien im Stehen mit den Händen an der Wand.',
          'Schwerer: Ellenbogen und Knie zwischendurch unter dem Bauch zusammenführen.',
          'Achte darauf: Der Rücken bleibt ruhig wie ein Tisch, auf dem ein Glas Wasser steht.',
        ],
      },
      {
        heading: 'Dein Plan für acht Wochen',
        paragraphs: [
          'Übe an zwei Tagen pro Woche, zum Beispiel dienstags und freitags. Zwischen den Runden ruhst du eine bis zwei Minuten.',
        ],
        list: [
          'Woche 1 und 2: eine Runde, jede Übung 8-mal',
          'Woche 3 und 4: zwei Runden, jede Übung 8-mal',
          'Woche 5 und 6: zwei Runden, jede Übung 10- bis 12-mal',
          'Woche 7 und 8: zwei bis drei Runden oder eine schwerere Variante, dann wieder 8-mal',
        ],
      },
      {
        heading: 'Wenn etwas dazwischenkommt',
        paragraphs: [
          'Eine ausgefallene Woche macht nichts kaputt. Beginne danach eine Stufe tiefer und bleib dort, bis es sich wieder leicht anfühlt. Bei Fieber oder einem Infekt mit Krankheitsgefühl wartest du, bis du gesund bist. Dein Körper vergisst Gelerntes langsamer, als du denkst.',
        ],
      },
    ],
  },
]
