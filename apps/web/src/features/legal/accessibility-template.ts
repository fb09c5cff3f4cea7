import type { LegalText } from './legal-text.ts'

/**
 * The draft of a statement, for admins alone. What only the operator knows stands in square brackets: the server refuses a
 * statement in which one is left.
 */
export const ACCESSIBILITY_TEMPLATE: LegalText = {
  title: 'Erklärung zur Barrierefreiheit',
  lead: 'Was in dieser App ohne Hindernisse geht, was noch nicht, und wie du uns ein Hindernis meldest.',
  sections: [
    {
      id: 'geltung',
      title: 'Wofür diese Erklärung gilt',
      blocks: [
        'Sie gilt für die App [Name] unter der Adresse [Adresse] im Browser [und für die App aus den Stores].',
      ],
    },
    {
      id: 'stand',
      title: 'Wie barrierefrei die App ist',
      blocks: [
        'Unser Maßstab sind die Richtlinien WCAG 2.2, Stufe AA. Die App erfüllt sie [vollständig, teilweise oder nicht].',
      ],
    },
    {
      id: 'pruefung',
      title: 'Was geprüft wurde, und womit',
      blocks: [
        'Automatisch, bei jeder Änderung der App: Seiten und Dialoge mit axe-core nach den Regeln der WCAG 2.2, Stufen A und AA, in hellen und dunklen Farben; außerdem die Bedienung mit der Tastatur, die Breite eines kleinen Telefons und die Kontrastfarben des Systems. Solche Prüfungen erkennen nur einen Teil der Hindernisse.',
        'Von Hand: [wer, wann, mit welchen Geräten, Browsern und Vorleseprogrammen, welche Seiten].',
        'Von einer unabhängigen Stelle: [welche, wann, nach welchem Verfahren; oder: bisher nicht].',
      ],
    },
    {
      id: 'hindernisse',
      title: 'Was noch nicht barrierefrei ist, und warum',
      blocks: [
        {
          list: [
            '[Was, zum Beispiel Videos ohne Untertitel. Warum. Was stattdessen hilft. Bis wann es behoben ist.]',
            '[Was, zum Beispiel PDF-Dokumente ohne Struktur. Warum. Was stattdessen hilft. Bis wann es behoben ist.]',
            '[Ob es Texte in Leichter Sprache und Videos in Deutscher Gebärdensprache gibt.]',
          ],
        },
      ],
    },
    {
      id: 'kontakt',
      title: 'Ein Hindernis melden',
      blocks: [
        'Am Ende dieser Seite kannst du uns eine Barriere melden, auch ohne Konto. Genauso erreichst du uns auf diesem Weg:',
        { company: 'contact' },
        'Wir antworten innerhalb von [Frist].',
      ],
    },
    {
      id: 'durchsetzung',
      title: 'Wenn unsere Antwort dir nicht hilft',
      blocks: [
        'Dann kannst du dich an diese Stelle wenden: [zuständige Schlichtungsstelle, Durchsetzungsstelle oder Marktüberwachung, mit Anschrift und E-Mail].',
      ],
    },
    {
      id: 'datum',
      title: 'Von wann diese Erklärung ist',
      blocks: ['Sie wurde am [Datum] geschrieben und beruht auf den Prüfungen, die oben stehen.'],
    },
  ],
}
