import classes from './undeliverable-invitations.module.css'

export const UndeliverableInvitations = ({ addresses = [] }: { addresses?: readonly string[] | undefined }) =>
  addresses.length > 0 && (
    <span className={classes.note}>
      <strong>Konnte nicht zugestellt werden:</strong> {addresses.join(', ')}. Prüfe die Adresse und lade die
      richtige ein, oder sende die Einladung erneut.
    </span>
  )
