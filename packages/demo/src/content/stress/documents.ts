import type { DemoDocument } from '../types.ts'

export const documents: readonly DemoDocument[] = [
  {
    key: 'breathing-sheet',
    title: 'Atempausen für jede Lage',
    shortDescription: 'Fünf kurze Atempausen für Büro, Bahn und Bett, von zehn Sekunden bis vier Minuten.',
    fileName: 'atempausen.pdf',
    sections: [
      {
        heading: 'Warum Ausatmen beruhigt',
        paragraphs: [
          'Beim Einatmen schlägt das Herz etwas schneller, beim Ausatmen etwas langsamer. Wenn du das Ausatmen verlängerst, bekommt der beruhigende Teil deines Nervensystems mehr Gewicht. Du brauchst dafür weder Ruhe noch Ausrüstung, nur ein paar Augenblicke.',
          'Atme sanft, möglichst durch die Nase, und lass beim Einatmen den Bauch weit werden. Die Luft anzuhalten ist bei keiner dieser Pausen nötig. Wird dir schwindlig oder kribbelt es in den Händen, atme einfach normal weiter.',
        ],
      },
      {
        heading: '1. Der Seufzer – zehn Sekunden',
        paragraphs: [
          'Vor dem Klingeln, vor dem Absenden, vor der Antwort: Atme durch die Nase ein, nimm am Ende noch einen kleinen Schluck Luft dazu und lass sie mit einem langen, hörbaren oder stillen Seufzer ausströmen. Ein- bis dreimal.',
        ],
      },
      {
        heading: '2. Die Ampelpause – eine Minute',
        paragraphs: [
          'An der roten Ampel zu Fuß, in der Warteschlange, im Aufzug: Spüre beide Füße auf dem Boden. Atme sechsmal in deinem eigenen Rhythmus und denk bei jedem Ausatmen ein Wort, das dir guttut, zum Beispiel „langsam“ oder „weich“.',
        ],
      },
      {
        heading: '3. Vier ein, sechs aus – vier Minuten',
        paragraphs: [
          'Die Grundübung aus Modul 2. Setz dich bequem hin, eine Hand auf dem Bauch. Zähl beim Einatmen bis vier und beim Ausatmen bis sechs. Nach etwa zwanzig Atemzügen lässt du den Atem wieder frei. Wenn dir das zu lang ist, nimm drei und vier.',
        ],
      },
      {
        heading: '4. Der Schulterfall – zwei Minuten',
        paragraphs: [
          'Für lange Tage am Schreibtisch: Zieh beim Einatmen die Schultern Richtung Ohren und lass sie beim Ausatmen fallen, so schwer es geht. Fünfmal. Danach kreise die Schultern dreimal rückwärts, schau aus dem Fenster in die Ferne und atme dreimal ruhig aus.',
        ],
      },
      {
        heading: '5. Die Bettwelle – so lange du magst',
        paragraphs: [
          'Leg eine Hand auf den Bauch und stell dir vor, dass der Atem wie eine Welle kommt und geht. Du musst sie nicht machen, nur zuschauen. Bei jedem Ausatmen darf ein Körperteil schwerer werden: Füße, Beine, Bauch, Schultern, Stirn.',
        ],
      },
      {
        heading: 'So wird daraus eine Gewohnheit',
        paragraphs: ['Verbinde jede Pause mit etwas, das ohnehin geschieht. Such dir zwei Anlässe aus:'],
        list: [
          'bevor ich den Rechner einschalte',
          'wenn ich auf das Wasser für den Tee warte',
          'nach jedem Telefonat, das mich aufgewühlt hat',
          'wenn ich die Haustür aufschließe',
          'wenn ich das Licht ausmache',
        ],
      },
      {
        heading: 'Meine zwei Anlässe',
        paragraphs: [
          '1. ______________________________________________',
          '2. ______________________________________________',
        ],
      },
      {
        heading: 'Gut zu wissen',
        paragraphs: [
          'Übe nicht beim Fahren oder an Maschinen. Wenn du eine Lungen- oder Herzerkrankung hast, schwanger bist oder zu Panikattacken neigst, besprich Atemübungen vorher in deiner Praxis. Bei starker Atemnot oder Schmerzen in der Brust wähle die 112.',
          'Atempausen lindern Anspannung, ihre Ursachen nehmen sie nicht weg. Wenn es dir länger als zwei Wochen schlecht geht, sprich mit deiner Hausärztin oder deinem Hausarzt. Die TelefonSeelsorge erreichst du rund um die Uhr und kostenlos unter 0800 111 0 111, 0800 111 0 222 oder 116 123.',
        ],
      },
    ],
  },
  {
    key: 'sleep-compass',
    title: 'Mein Schlafkompass',
    shortDescription:
      'Ein einfaches Schlafprotokoll für zwei Wochen mit den wichtigsten Tipps auf einen Blick.',
    fileName: 'schlafkompass.pdf',
    sections: [
      {
        heading: 'Wozu ein Schlafprotokoll?',
        paragraphs: [
          'Nächte fühlen sich oft schlechter an, als sie waren, und manchmal auch besser. Zwei Wochen mit kurzen Notizen zeigen dir, was wirklich geschieht und was sich gegenseitig beeinflusst. Schreib am Morgen in zwei Minuten aus dem Gefühl heraus. Schau nachts nicht auf die Uhr.',
          'Wenn dich das Aufschreiben beunruhigt, lass es nach ein paar Tagen sein. Das Protokoll soll dir helfen und dich nicht unter Druck setzen.',
        ],
      },
      {
        heading: 'Jeden Morgen: fünf kurze Angaben',
        paragraphs: ['Übertrage diese Fragen in ein Heft, eine Zeile pro Tag.'],
        list: [
          'Wann bin ich ungefähr ins Bett gegangen, wann aufgestanden?',
          'Wie lange lag ich gefühlt wach, beim Einschlafen und in der Nacht?',
          'Wie erholt bin ich, von 1 (gar nicht) bis 10 (sehr)?',
          'Was gab es gestern nach 14 Uhr? Koffein, Alkohol, Mittagsschlaf, Sport, spätes Essen',
          'Was hat mich am Abend beschäftigt oder gefreut?',
        ],
      },
      {
        heading: 'Nach zwei Wochen: Muster suchen',
        paragraphs: ['Lies deine Zeilen in Ruhe durch, am besten bei Tageslicht, und frag dich:'],
        list: [
          'In welchen Nächten habe ich mich am besten erholt? Was war am Tag davor anders?',
          'Wie stark schwankt meine Aufstehzeit zwischen Arbeitstagen und freien Tagen?',
          'Wie viel Zeit verbringe ich wach im Bett?',
          'Welchen einen Punkt möchte ich in den nächsten zwei Wochen ausprobieren?',
        ],
      },
      {
        heading: 'Die wichtigsten Tipps auf einen Blick',
        paragraphs: [
          'Du musst nicht alles umsetzen. Wähle ein oder zwei Punkte und bleib zwei Wochen dabei.',
        ],
        list: [
          'Steh jeden Tag ungefähr zur gleichen Zeit auf.',
          'Hol dir morgens Tageslicht und beweg dich am Tag.',
          'Trink ab dem frühen Nachmittag nichts Koffeinhaltiges mehr.',
          'Halte einen Mittagsschlaf kurz, höchstens 20 bis 30 Minuten, und vor 15 Uhr. Bei Schlafproblemen lass ihn besser weg.',
          'Lass die letzte Stunde ruhig werden und leg Arbeit und Telefon beiseite.',
          'Nutze Alkohol nicht als Einschlafhilfe.',
          'Mach das Schlafzimmer dunkel, ruhig und kühl, etwa 16 bis 18 Grad.',
          'Geh erst ins Bett, wenn du müde bist. Steh wieder auf, wenn du dich wach liegend ärgerst.',
        ],
      },
      {
        heading: 'Wie viel Schlaf ist richtig?',
        paragraphs: [
          'Den meisten Erwachsenen tun sieben bis neun Stunden gut, ab 65 Jahren eher sieben bis acht. Einzelne kommen mit etwas weniger aus oder brauchen etwas mehr. Maßgeblich ist, ob du dich am Tag überwiegend wach fühlst. Kurzes Aufwachen in der Nacht ist bei allen Menschen normal.',
        ],
      },
      {
        heading: 'Wann du ärztlichen Rat holen solltest',
        paragraphs: [
          'Nimm dein Protokoll mit in die Hausarztpraxis, wenn einer dieser Punkte auf dich zutrifft:',
        ],
        list: [
          'Du schläfst an drei oder mehr Tagen pro Woche über mehrere Wochen schlecht und der Tag leidet darunter.',
          'Andere berichten von lautem Schnarchen mit Atempausen, oder du schläfst tagsüber ungewollt ein.',
          'Unruhige Beine oder Schmerzen halten dich wach.',
          'Du fühlst dich niedergeschlagen, ängstlich oder erschöpft.',
          'Du nimmst regelmäßig etwas zum Schlafen ein, auch frei verkäufliche Mittel.',
        ],
      },
      {
        heading: 'Und wenn die Nacht sehr dunkel ist',
        paragraphs: [
          'Du musst mit quälenden Gedanken nicht bis zum Morgen warten. Die TelefonSeelsorge ist rund um die Uhr kostenlos und anonym da: 0800 111 0 111, 0800 111 0 222 oder 116 123. Bei akuter Gefahr für dich oder andere wähle die 112.',
        ],
      },
    ],
  },
]
