import { shownAddress } from '@wohlauf/contract/values/readable-address'
import { eq } from 'drizzle-orm'
import { germanInstant } from '../../platform/base/time/german-time.ts'
import { type ExportOwnData, without, yesOrNo } from '../../platform/database/own-data.ts'
import { appUser } from '../../platform/tenancy/tables.ts'
import { dayOfVersion } from '../legal/index.ts'

const ROLES: Record<string, string> = {
  ROLE_USER: 'Mitglied',
  ROLE_SPONSOR_MANAGER: 'Sponsor-Manager',
  ROLE_APP_MANAGER: 'App-Manager',
}

const CHANNELS: Record<string, string> = {
  EMAIL_HABIT_REMINDER: 'Erinnerungen per E-Mail',
  PUSH_HABIT_REMINDER: 'Erinnerungen auf dem Handy',
}

export const exportOwnAccount: ExportOwnData = async (tx, { userId }) => {
  const accounts = await tx.select().from(appUser).where(eq(appUser.id, userId))
  return {
    sections: [
      {
        table: 'app_user',
        name: 'account',
        title: 'Dein Konto',
        purpose:
          'Damit du dich anmelden kannst. Dein Passwort kennen wir nicht: Gespeichert ist nur eine Prüfsumme.',
        records: accounts.map((account) => without(account, 'appId', 'passwordHash')),
        readableTable: {
          columns: [],
          rows: accounts.flatMap((account) => [
            ['Vorname', account.firstName],
            ['Nachname', account.lastName],
            ['E-Mail Adresse', shownAddress(account.emailAddress)],
            ['Rolle', ROLES[account.role] ?? account.role],
            ['Einführung abgeschlossen', yesOrNo(account.hasCompletedOnboarding)],
            [
              'Benachrichtigungen',
              account.notificationSettings.map((channel) => CHANNELS[channel] ?? channel).join(', ') ||
                'Keine',
            ],
            [
              'Einwilligung in Gesundheitsdaten',
              account.healthConsentVersion
                ? `Text vom ${dayOfVersion(account.healthConsentVersion)}`
                : 'Keine',
            ],
            ['Gesperrt', yesOrNo(account.isDisabled)],
            ['Angelegt', germanInstant(account.createdAt)],
            [
              'Zuletzt angemeldet',
              account.lastAuthenticatedAt ? germanInstant(account.lastAuthenticatedAt) : '',
            ],
          ]),
        },
      },
    ],
  }
}
