import type { DemoPublication } from '../types.ts'

export const publications: readonly DemoPublication[] = [
  {
    type: 'BOOK',
    title: 'Gesund durch Meditation',
    publisher: 'Knaur',
    author: 'Jon Kabat-Zinn',
    release: '2013',
  },
  {
    type: 'BOOK',
    title: 'Gelassen und sicher im Stress',
    publisher: 'Springer',
    author: 'Gert Kaluza',
    release: '5. Auflage, 2014',
  },
  {
    type: 'BOOK',
    title: 'Das große Buch vom Schlaf',
    publisher: 'Goldmann',
    author: 'Matthew Walker',
    release: '2018',
  },
  {
    type: 'ONLINE',
    title: 'Stress verstehen und bewältigen',
    publisher: 'gesund.bund.de',
    link: 'https://gesund.bund.de/stress',
  },
]
