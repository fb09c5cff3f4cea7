import { INVITATION_DAYS, REGISTRATION_DAYS, UNUSED_INVITATION_DAYS } from '@wohlauf/contract/rules/link-life'
import {
  ALWAYS_REVOCABLE,
  REVOCABLE_PERCENT,
  REVOCATION_WINDOW_HOURS,
} from '@wohlauf/contract/rules/revocation-limit'
import classes from './seat-help.module.css'
import { daysText } from './seat-note.ts'

const WORDS = ['', '', 'zwei', 'drei', 'vier', 'fünf'] as const

/** A plural number as texts write it. */
const inWords = (count: number): string => WORDS[count] || String(count)

export const SeatHelp = ({ graceDays }: { graceDays: number }) => (
  <div className={classes.help}>
    <h2>Was eine Lizenz ist</h2>
    <p>
      Mit einer Lizenz kann eine Person die App nutzen. Sie ist vergeben, sobald du jemanden einlädst oder
      sich jemand über den Registrierungslink registriert, auch wenn die Registrierung noch nicht
      abgeschlossen ist. Du siehst Adresse, Namen, Stand und Datum, aber nie, was jemand in der App macht.
    </p>
    <h2>Zwei Wege zur Lizenz</h2>
    <ul>
      <li>
        <strong>Einladen:</strong> Du gibst E-Mail Adressen ein oder wählst eine Liste. Jede Person bekommt
        eine E-Mail mit einem eigenen Link, der {INVITATION_DAYS} Tage gilt. Nimmt sie niemand an, wird sie{' '}
        {UNUSED_INVITATION_DAYS} Tage nach der letzten E-Mail gelöscht, und die Lizenz ist wieder frei.
      </li>
      <li>
        <strong>Registrierungslink:</strong> Du gibst einen Link weiter, zum Beispiel im Intranet. Wer ihn
        hat, registriert sich selbst, solange Lizenzen frei sind. Wird eine Registrierung nicht innerhalb von{' '}
        {REGISTRATION_DAYS} Tagen abgeschlossen, ist die Lizenz wieder frei.
      </li>
    </ul>
    <p>
      Für den Registrierungslink kannst du Regeln festlegen: welche E-Mail Domains erlaubt sind, bis wann er
      gilt und wie viele sich registrieren können. Erneuerst oder löschst du ihn, gilt der alte Link nicht
      mehr. Wer schon begonnen hat, kann die Registrierung noch abschließen.
    </p>
    <h2>Wenn eine Einladung nicht ankommt</h2>
    <p>
      Schicke sie erneut: Der alte Link endet, und ein neuer ist unterwegs. Oder kopiere den persönlichen Link
      und gib ihn selbst weiter, aber nur an die Person, für die er ist: Wer ihn hat, kann das Konto anlegen.
      Die Adresse bekommt eine E-Mail, sobald das Konto angelegt ist, und das Kopieren wird protokolliert.
    </p>
    <h2>Lizenz zurückziehen</h2>
    <ul>
      <li>
        <strong>Eingeladen:</strong> Die Einladung wird gelöscht, ihr Link gilt nicht mehr.
      </li>
      <li>
        <strong>Registrierung gestartet:</strong> Die begonnene Registrierung wird gelöscht, und die Person
        wird per E-Mail benachrichtigt.
      </li>
      <li>
        <strong>Registrierung abgeschlossen:</strong> Der Zugang endet sofort, und Konto und alle Daten der
        Person werden{' '}
        {graceDays > 0
          ? `nach ${daysText(graceDays)} gelöscht. Sie wird per E-Mail benachrichtigt und kann ihre Daten so lange noch abrufen. Bis dahin kannst du das rückgängig machen, wenn eine Lizenz frei ist.`
          : 'unwiderruflich gelöscht. Sie wird per E-Mail benachrichtigt.'}
      </li>
    </ul>
    <p>
      Danach ist die Lizenz wieder frei. Zum Schutz vor Versehen können Sponsor-Manager in{' '}
      {REVOCATION_WINDOW_HOURS} Stunden höchstens {REVOCABLE_PERCENT} % der genutzten Lizenzen zurückziehen (
      {inWords(ALWAYS_REVOCABLE)} gehen immer). Sind es mehr, hilft die Redaktion der App.
    </p>
  </div>
)
