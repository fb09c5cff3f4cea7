import type { DemoPublication } from '../types.ts'

export const publications: readonly DemoPublication[] = [
  {
    type: 'BOOK',
    title: 'Der Ernährungskompass',
    publisher: 'C. Bertelsmann',
    author: 'Bas Kast',
    release: '2018',
  },
  { type: 'BOOK', title: 'Darm mit Charme', publisher: 'Ullstein', author: 'Giulia Enders', release: '2014' },
  { type: 'BOOK', title: 'Lebens-Mittel', publisher: 'Goldmann', author: 'Michael Pollan', release: '2009' },
  { type: 'BOOK', title: 'Die 1%-Methode', publisher: 'Goldmann', author: 'James Clear', release: '2020' },
  {
    type: 'ONLINE',
    title: 'Gut essen und trinken',
    publisher: 'Deutsche Gesellschaft für Ernährung',
    link: 'https://www.dge.de/gesunde-ernaehrung/gut-essen-und-trinken/dge-empfehlungen/',
  },
  {
    type: 'ONLINE',
    title: 'Was Lebensmittel können und wie man sie lagert',
    publisher: 'Bundeszentrum für Ernährung',
    link: 'https://www.bzfe.de/',
  },
  {
    type: 'ONLINE',
    title: 'Lebensmittel: Rechte und Ratschläge',
    publisher: 'Verbraucherzentrale',
    link: 'https://www.verbraucherzentrale.de/wissen/lebensmittel',
  },
  {
    type: 'ONLINE',
    title: 'Ideen für Küche und Alltag',
    publisher: 'IN FORM',
    link: 'https://www.in-form.de/',
  },
]
