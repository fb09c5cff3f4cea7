import { eq } from 'drizzle-orm'
import { germanInstant } from '../../platform/base/time/german-time.ts'
import { type ExportOwnData, without } from '../../platform/database/own-data.ts'
import { dayOfVersion } from '../legal/index.ts'
import { consent } from './database/tables.ts'
import type { ConsentKind } from './rules/consents-of-registration.ts'

const CONSENTS: Record<ConsentKind, string> = {
  TERMS_OF_USE: 'Nutzungsbedingungen',
  DATA_PROTECTION: 'Datenschutz',
  HEALTH_DATA: 'Verarbeitung von Gesundheitsdaten',
}

export const exportOwnConsents: ExportOwnData = async (tx, { userId }) => {
  const consents = await tx.select().from(consent).where(eq(consent.userId, userId)).orderBy(consent.givenAt)
  return {
    sections: [
      {
        table: 'consent',
        name: 'consents',
        title: 'Einwilligungen',
        purpose: 'Wozu du Ja gesagt hast, und wann: Das müssen wir nachweisen können.',
        records: consents.map((row) => without(row, 'appId', 'userId')),
        readableTable: {
          columns: ['Wozu', 'Text vom', 'Gegeben', 'Widerrufen'],
          rows: consents.map((row) => [
            CONSENTS[row.kind],
            dayOfVersion(row.textVersion),
            germanInstant(row.givenAt),
            row.withdrawnAt ? germanInstant(row.withdrawnAt) : '',
          ]),
        },
      },
    ],
  }
}
