import classes from './undeliverable-invitations.module.css'

/** The invitations of managers that the mail server does not take, in the row of what they should manage. */
export const UndeliverableInvitations = ({ addresses = [] }: { addresses?: readonly string[] | undefined }) =>
  addresses.length > 0 && (
    <span className={classes.note}>
      <strong>Konnte nicht zugestellt werden:</strong> {addresses.join(', ')}. Prüfe die Adresse und lade die
      richtige ein, oder sende die Einladung erneut.
    </span>
  )
