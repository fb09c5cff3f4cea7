import { eq } from 'drizzle-orm'
import { germanInstant } from '../../platform/base/time/german-time.ts'
import { type ExportOwnData, without } from '../../platform/database/own-data.ts'
import { secondFactor } from '../../platform/second-factor/tables.ts'

/** States since when it is on; neither its secret, which only the authenticator app needs, nor codes. */
export const exportOwnSecondFactor: ExportOwnData = async (tx, { userId }) => {
  const rows = await tx.select().from(secondFactor).where(eq(secondFactor.ownerId, userId))
  return {
    sections: [
      {
        table: 'second_factor',
        name: 'secondFactor',
        title: 'Anmeldung in zwei Schritten',
        purpose: 'Seit wann neben deinem Passwort ein Code aus deiner Authenticator-App gefragt ist.',
        records: rows.map(({ recoveryCodeHashes, ...row }) => ({
          ...without(row, 'appId', 'ownerId', 'sealedSecret'),
          recoveryCodesLeft: recoveryCodeHashes.length,
        })),
        readableTable: {
          columns: ['Begonnen', 'Eingeschaltet', 'Übrige Wiederherstellungscodes'],
          rows: rows.map(({ begunAt, enabledAt, recoveryCodeHashes }) => [
            germanInstant(begunAt),
            enabledAt ? germanInstant(enabledAt) : '',
            String(recoveryCodeHashes.length),
          ]),
        },
      },
    ],
  }
}
