import * as z from 'zod/mini'
import { command, download, query } from '../operation.ts'
import { DataExport } from '../values/accounts/data-export.ts'
import { CalendarDate, EmailAddress, EmptyObject, GivenPassword, LinkToken } from '../values/values.ts'
import { getDeparturesAsManager } from './managed-departures.ts'
import { getSponsorSeatsAsManager } from './sponsor-seats.ts'

/** The token of the link that is mailed to a person who has lost the seat: there is no login any more. */
const ofDeparture = z.object({ confirmationToken: LinkToken })
/** The mailbox may be the company's: actions that give away data or the account also need its password. */
const ofOwner = z.extend(ofDeparture, { password: GivenPassword })

export const getDeparture = query('user-management/get-departure-query', {
  audience: 'anyone',
  input: ofDeparture,
  output: z.object({
    /** The last Berlin day before the account is deleted. */
    endsOn: CalendarDate,
    allowsMove: z.boolean(),
    dataExport: DataExport,
  }),
  refusals: ['link-not-valid'],
})

const changes = { audience: 'anyone', output: EmptyObject } as const
/** A manager may have opened the link in the browser in which they are logged in. */
const ends = {
  ...changes,
  invalidates: () => [getDeparture, getDeparturesAsManager, getSponsorSeatsAsManager],
} as const

/** A job makes the export. Repeating the call meanwhile changes nothing. */
export const requestDepartureExport = command('user-management/request-departure-export-command', {
  ...changes,
  input: ofOwner,
  refusals: ['link-not-valid', 'current-password-wrong'],
  invalidates: () => [getDeparture],
})

/** The ZIP, while it is stored; also one that was made before leaving. */
export const getDepartureExportFile = download('user-management/get-departure-export-file-query', {
  audience: 'anyone',
  input: ofOwner,
  output: EmptyObject,
  refusals: ['link-not-valid', 'current-password-wrong'],
})

/** Mails a link to the private address. Always the same answer, whether or not another account has it. */
export const requestPrivateMove = command('user-management/request-private-move-command', {
  ...changes,
  input: z.extend(ofOwner, { userEmailAddress: EmailAddress }),
  limits: ['reset-from-network', { 'change-mail-to-address': 'userEmailAddress' }],
  refusals: ['link-not-valid', 'current-password-wrong', 'email-address-unchanged'],
})

/** Takes the token of the link in the private mailbox. A repeated call succeeds. */
export const confirmPrivateMove = command('user-management/confirm-private-move-command', {
  ...ends,
  input: ofDeparture,
  refusals: ['link-not-valid'],
})

export const deleteDepartedAccount = command('user-management/delete-departed-account-command', {
  ...ends,
  input: ofDeparture,
  refusals: ['link-not-valid'],
})
