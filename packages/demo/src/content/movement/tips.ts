import type { DemoTip } from '../types.ts'

/** Sorted as a diary receives them. */
export const tips: readonly DemoTip[] = [
  {
    type: 'CHECK',
    description:
      'Hattest du vor der letzten Bewegung genug gegessen und getrunken, um dich leicht zu fühlen?',
  },
  {
    type: 'FACT',
    description:
      'Ein Spaziergang von zehn Minuten nach dem Essen hilft deinem Körper, mit dem Zucker aus der Mahlzeit umzugehen.',
  },
  {
    type: 'CHALLENGE',
    description:
      'Geh heute nach einer Mahlzeit zehn Minuten vor die Tür und schreib auf, wie es dir danach ging.',
  },
  {
    type: 'CHECK',
    description: 'Was isst du an Tagen, an denen du dich viel bewegst? Und was an den anderen?',
  },
  {
    type: 'FACT',
    description:
      'Muskeln brauchen Eiweiß, über den Tag verteilt: Quark, Linsen, Eier oder Tofu sind gute Quellen.',
  },
  {
    type: 'CHALLENGE',
    description: 'Stell dir für morgen eine Flasche Wasser bereit und trink sie bis zum Mittag aus.',
  },
  {
    type: 'FACT',
    description: 'Bei Bewegung bis zu einer Stunde reicht Wasser. Sportgetränke brauchst du dafür nicht.',
  },
]
