import { Button } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { RouteLink } from '../../../routes/route-link.tsx'
import { useSessionUser } from '../../../session/session.ts'
import { useLazyDialog } from '../../../ui/dialogs/use-lazy-dialog.ts'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { TO_PROFILE } from '../entry/after-login.ts'
import classes from './account-deletion-page.module.css'

const ContactMessageDialog = lazyDialog(() => import('../getting-help/contact-message-dialog.tsx'))

type PartProps = { id: string; title: string; children: ReactNode }

const Part = ({ id, title, children }: PartProps) => (
  <section className={classes.part} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)

const WayToDeletion = () =>
  useSessionUser() ? (
    <Button component={RouteLink} to="profile-show-profile">
      Zum Profil
    </Button>
  ) : (
    <Button component={RouteLink} to="authentication-login" search={TO_PROFILE}>
      Anmelden und Konto löschen
    </Button>
  )

const Help = () => {
  const { isWanted, isOpen, open, close } = useLazyDialog()
  return (
    <Part id="hilfe" title="Du kommst nicht mehr hinein?">
      <p>
        Mit einem <RouteLink to="authentication-request-password-reset">neuen Passwort</RouteLink> kannst du
        dich wieder anmelden. Hast du auch auf deine E-Mails keinen Zugriff mehr, oder verwaltest du eine App
        oder Lizenzen, dann schreib uns. Wir löschen dein Konto, sobald klar ist, dass es deines ist.
      </p>
      <Button variant="light" onClick={open} aria-haspopup="dialog">
        Nachricht schreiben
      </Button>
      <Suspense>{isWanted && <ContactMessageDialog isOpen={isOpen} onClose={close} />}</Suspense>
    </Part>
  )
}

/** A public page, so that the stores can link to it; the periods are those of the text on data protection. */
const AccountDeletionPage = () => (
  <Page title="Konto löschen" width="text">
    <div className={classes.parts}>
      <Part id="so-geht-es" title="So löschst du dein Konto">
        <ol>
          <li>Melde dich hier im Browser an. Die App brauchst du dafür nicht.</li>
          <li>Geh in deinem Profil ganz nach unten zu „Konto löschen“.</li>
          <li>Bestätige die Löschung mit deinem Passwort.</li>
        </ol>
        <p>Möchtest du etwas behalten, fordere vorher im Profil unter „Deine Daten“ deine Datenkopie an.</p>
        <WayToDeletion />
      </Part>
      <Part id="sofort" title="Sofort und endgültig gelöscht">
        <ul>
          <li>dein Konto mit Name, Adresse und Passwort, und dein Platz in der App</li>
          <li>dein Lernstand und deine Gesundheitspunkte</li>
          <li>deine Gewohnheiten, Ziele und dein Tagebuch mit allen Bildern</li>
          <li>was du dir gemerkt hast, und Kommentare mit deinem Namen</li>
          <li>deine Anmeldungen auf allen Geräten</li>
        </ul>
        <p>
          Rückgängig machen lässt sich das nicht. Möchtest du nur deine Gesundheitsdaten löschen und dein
          Konto behalten, widerrufe im Profil deine Einwilligung.
        </p>
      </Part>
      <Part id="spaeter" title="Was erst später verschwindet">
        <ul>
          <li>Sicherungskopien: nach höchstens 35 Tagen</li>
          <li>
            deine E-Mail-Adresse: sobald dir eine E-Mail die Löschung bestätigt hat, nach höchstens 30 Tagen
          </li>
          <li>technische Protokolle: nach 30 Tagen</li>
        </ul>
        <p>
          Mehr dazu steht unter <RouteLink to="legal-data-protection">Datenschutz</RouteLink>. Monatszahlen,
          aus denen niemand zu erkennen ist, bleiben erhalten.
        </p>
      </Part>
      <Help />
    </div>
  </Page>
)

export default AccountDeletionPage
