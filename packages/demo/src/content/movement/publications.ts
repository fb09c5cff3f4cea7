import type { DemoPublication } from '../types.ts'

export const publications: readonly DemoPublication[] = [
  { type: 'BOOK', title: 'Superfaktor Bewegung', publisher: 'VAK', author: 'John J. Ratey', release: '2009' },
  {
    type: 'BOOK',
    title: 'Born to Run',
    publisher: 'Blessing',
    author: 'Christopher McDougall',
    release: '2010',
  },
  {
    type: 'ONLINE',
    title: 'Leitlinien zu Bewegung und langem Sitzen (Englisch)',
    publisher: 'Weltgesundheitsorganisation',
    link: 'https://www.who.int/publications/i/item/9789240015128',
  },
  { type: 'ONLINE', title: 'Bewegung im Alltag', publisher: 'IN FORM', link: 'https://www.in-form.de/' },
]
