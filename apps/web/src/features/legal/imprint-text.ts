import { BRAND } from '@wohlauf/contract/values/brand'
import type { LegalText } from './legal-text.ts'

export const IMPRINT_TEXT: LegalText = {
  title: 'Impressum',
  lead: `Wer hinter ${BRAND} steht und wie du uns erreichst.`,
  sections: [
    {
      id: 'anbieter',
      title: 'Angaben nach § 5 DDG',
      blocks: [{ company: 'imprint' }],
    },
    {
      id: 'kontaktstelle',
      title: 'Kontaktstelle',
      blocks: [
        'Nutzerinnen, Nutzer und Behörden erreichen uns unmittelbar und elektronisch auf diesem Weg (Art. 11 und 12 der Verordnung (EU) 2022/2065). Du kannst uns auf Deutsch oder Englisch schreiben:',
        { company: 'contact' },
      ],
    },
    {
      id: 'streitbeilegung',
      title: 'Streitbeilegung',
      blocks: [
        'An einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet (§ 36 VSBG).',
      ],
    },
    {
      id: 'inhalte',
      title: 'Inhalte und Links',
      blocks: [
        'Unsere Inhalte erstellen wir mit Sorgfalt. Sie informieren allgemein und ersetzen keinen ärztlichen Rat.',
        'Für Seiten, auf die wir verlinken, sind deren Anbieter verantwortlich. Erfahren wir, dass dort etwas gegen Gesetze verstößt, entfernen wir den Link.',
        'Texte, Bilder, Videos und Dokumente sind urheberrechtlich geschützt. Wer sie über das gesetzlich Erlaubte hinaus verwenden möchte, braucht unsere Zustimmung. Fällt dir eine Verletzung von Rechten auf, schreib uns bitte.',
      ],
    },
  ],
}
