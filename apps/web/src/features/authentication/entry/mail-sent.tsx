import { Button } from '@mantine/core'
import { EntryLink } from './entry-link.tsx'
import classes from './mail-sent.module.css'
import { Outcome } from './outcome.tsx'

type MailSentProps = {
  /** Says what was sent, and to which address; never whether it has an account. */
  text: string
  onOtherAddress: () => void
}

export const MailSent = ({ text, onOtherAddress }: MailSentProps) => (
  <Outcome spot="mail" title="Schau in dein Postfach" text={text}>
    <p className={classes.hint}>
      Nichts angekommen? Das kann ein paar Minuten dauern. Sieh auch im Spam-Ordner nach und prüfe, ob die
      Adresse stimmt.
    </p>
    <Button variant="light" onClick={onOtherAddress}>
      Andere Adresse verwenden
    </Button>
    <EntryLink to="authentication-login">Zur Anmeldung</EntryLink>
  </Outcome>
)
