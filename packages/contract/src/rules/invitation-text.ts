import { companyAsSubject } from './company-name.ts'

/** "Die Musterwerke AG schenkt dir Gesund essen". */
export const invitationTitle = (sponsorName: string, appTitle: string): string =>
  `${companyAsSubject(sponsorName)} schenkt dir ${appTitle}`

/** What it is, that it is free, and what the company never sees: on the link's page and in the mails. */
export const INVITATION_PROMISES = {
  content: 'Kurze Lernmodule, Gewohnheiten, die zu dir passen, und ein Tempo, das du selbst bestimmst.',
  price: 'Für dich kostenlos: Dein Unternehmen ermöglicht dir den Zugang.',
  privacy: 'Dein Unternehmen sieht, ob du einen Platz nutzt, aber nie, was du in der App machst.',
} as const
