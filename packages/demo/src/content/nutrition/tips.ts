import type { DemoTip } from '../types.ts'

/** Sorted as a diary receives them. */
export const tips: readonly DemoTip[] = [
  {
    type: 'CHECK',
    description:
      'War es Hunger, oder hat dir etwas anderes gefehlt? Eine Pause, ein Glas Wasser, ein Gespräch?',
  },
  {
    type: 'FACT',
    description:
      'Bis dein Bauch deinem Kopf meldet, dass er satt ist, vergehen etwa 20 Minuten. Wer langsam isst, merkt es rechtzeitig.',
  },
  {
    type: 'CHALLENGE',
    description:
      'Iss heute eine Mahlzeit ganz ohne Bildschirm und schreib danach auf, wie sie geschmeckt hat.',
  },
  {
    type: 'CHECK',
    description:
      'Wie satt warst du nach deiner letzten Mahlzeit, von 1 bis 10? Was hätte die Zahl besser gemacht?',
  },
  {
    type: 'FACT',
    description:
      'Eine Portion Gemüse ist so viel, wie in deine Hand passt. Drei davon am Tag sind ein gutes Ziel, tiefgekühlt zählt mit.',
  },
  {
    type: 'CHALLENGE',
    description: 'Leg morgen zu jeder Hauptmahlzeit eine Handvoll Gemüse dazu, roh, gekocht oder als Suppe.',
  },
  {
    type: 'CHECK',
    description:
      'Schau auf die letzten Tage: An welchem hast du am regelmäßigsten gegessen, und was hat geholfen?',
  },
  {
    type: 'FACT',
    description:
      'Linsen, Bohnen und Kichererbsen halten lange satt, weil Eiweiß und Ballaststoffe zusammen auf den Teller kommen.',
  },
  {
    type: 'CHALLENGE',
    description:
      'Trink zwei Tage lang vor jedem Kaffee ein Glas Wasser und halte fest, ob du einen Unterschied merkst.',
  },
  {
    type: 'CHECK',
    description:
      'Was isst du, wenn es schnell gehen muss? Fällt dir eine Kleinigkeit ein, die es etwas bunter macht?',
  },
  {
    type: 'FACT',
    description:
      'In einem großen Glas Saft steckt ungefähr so viel Zucker wie in einem Glas Limonade. Halb Wasser, halb Saft schmeckt auch.',
  },
  {
    type: 'CHALLENGE',
    description:
      'Koch diese Woche einmal die doppelte Menge. Dein Ich von morgen freut sich über das fertige Mittagessen.',
  },
  {
    type: 'CHECK',
    description:
      'Gab es diese Woche ein Essen, das du richtig genossen hast? Schreib auf, was daran so gut war.',
  },
  {
    type: 'FACT',
    description:
      'Nüsse liefern gute Fette und Eiweiß. Eine kleine Handvoll am Tag genügt, am besten ungesalzen und ohne Zucker.',
  },
  {
    type: 'CHALLENGE',
    description: 'Probier ein Gemüse, das du lange nicht mehr gegessen hast, und mach ein Bild davon.',
  },
]
