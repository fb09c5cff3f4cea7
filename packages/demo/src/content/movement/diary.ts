import type { DemoDiaryEntry } from '../types.ts'

/** Some days with their gaps, the oldest entry first. */
export const diary: readonly DemoDiaryEntry[] = [
  {
    daysAgo: 20,
    time: '07:30',
    meal: 'BREAKFAST',
    description: 'Quark mit Obst, danach mit dem Rad zur Arbeit.',
  },
  {
    daysAgo: 19,
    time: '12:40',
    meal: 'LUNCH',
    description: 'Reis mit Gemüse. Danach zehn Minuten um den Block.',
    picture: { subject: 'bowl', seed: 18 },
  },
  { daysAgo: 18, time: '19:30', meal: 'DINNER', description: 'Brot mit Hummus und Gurke.' },
  { daysAgo: 11, time: '10:15', meal: 'SNACK', picture: { subject: 'apple', seed: 26 } },
  { daysAgo: 10, time: '13:10', meal: 'LUNCH', description: 'Linsensalat, beim Gehen im Park gegessen.' },
  {
    daysAgo: 2,
    time: '17:45',
    meal: 'SNACK',
    description: 'Nach dem Laufen: Banane und ein großes Glas Wasser.',
    picture: { subject: 'water', seed: 33 },
  },
  { daysAgo: 1, time: '18:55', meal: 'DINNER', description: 'Gemüsepfanne mit Tofu.' },
]
