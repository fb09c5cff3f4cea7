import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import { SecondFactorCard } from '../../features/profile/second-factor/second-factor-card.tsx'
import { OF_ADMINS } from '../../features/profile/second-factor/second-factor-operations.ts'
import { Page } from '../../ui/layout/page.tsx'
import { useAdmin } from '../admin-session.ts'
import classes from './security-page.module.css'

const Advice = () => (
  <div className={classes.note}>
    <p>
      Für die Verwaltung brauchst du neben dem Passwort einen zweiten Schritt. Du kannst das einmal
      verschieben: Ab deiner nächsten Anmeldung geht es ohne ihn nicht mehr weiter.
    </p>
    <Button variant="light" component={Link} to={ADMIN_ROUTES.default.path}>
      Später einrichten
    </Button>
  </div>
)

const Requirement = () => (
  <div className={classes.note}>
    <p>Bevor es hier weitergeht, richte bitte den zweiten Schritt ein. Es dauert etwa zwei Minuten.</p>
  </div>
)

const SecurityPage = () => {
  const admin = useAdmin()
  if (!admin) return null
  return (
    <Page title="Sicherheit" width="text">
      {admin.secondFactor === 'ADVISED' && <Advice />}
      {admin.secondFactor === 'REQUIRED' && <Requirement />}
      <SecondFactorCard title="Anmeldung" operations={OF_ADMINS} emailAddress={admin.emailAddress} />
    </Page>
  )
}

export default SecurityPage
