export type StoryEntry = {
  key: string
  time: string
  meal: string
  text: string
  /** A drawing in `art/story`. */
  picture?: 'bowl' | 'plate' | 'pan' | 'tea'
}

export type StoryDay = {
  name: string
  entries: readonly StoryEntry[]
  /** The tip that the diary shows by itself, after that day's entries. */
  tip?: { label: string; text: string }
}

export const DIARY_STORY: readonly StoryDay[] = [
  {
    name: 'Montag',
    entries: [
      {
        key: 'bowl',
        time: '07:40',
        meal: 'Frühstück',
        text: 'Haferbrei im Stehen, nebenbei Mails. Um zehn hatte ich schon wieder Hunger.',
        picture: 'bowl',
      },
      {
        key: 'sofa',
        time: '20:45',
        meal: 'Snack',
        text: 'Schokolade auf dem Sofa. Eigentlich war ich nur müde.',
      },
    ],
    tip: { label: 'Überprüfe', text: 'War es Hunger, oder hat dir etwas anderes gefehlt?' },
  },
  {
    name: 'Dienstag',
    entries: [
      {
        key: 'plate',
        time: '12:30',
        meal: 'Mittagessen',
        text: 'Das Handy in der Tasche gelassen. Ich habe gemerkt, wann ich satt war.',
        picture: 'plate',
      },
      {
        key: 'walk',
        time: '15:10',
        meal: 'Snack',
        text: 'Erst eine Runde um den Block, dann ein Apfel. Der Automat musste warten.',
      },
    ],
  },
  {
    name: 'Mittwoch',
    entries: [
      {
        key: 'pan',
        time: '18:30',
        meal: 'Abendessen',
        text: 'Gemüsepfanne, zu zweit gekocht und am Tisch gegessen. Das hat gutgetan.',
        picture: 'pan',
      },
      {
        key: 'tea',
        time: '20:30',
        meal: 'Snack',
        text: 'Wieder müde, diesmal gab es Tee. Und dann bin ich einfach ins Bett gegangen.',
        picture: 'tea',
      },
    ],
  },
]
