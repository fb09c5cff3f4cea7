import { Button } from '@mantine/core'
import { BRAND } from '@wohlauf/contract/values/brand'
import type { ReactNode } from 'react'
import IconCheck from '~icons/tabler/check'
import { RouteLink } from '../../routes/route-link.tsx'
import { useAppSettings } from '../../session/app-settings.ts'
import { useSessionUser } from '../../session/session.ts'
import { Spot } from '../../ui/feedback/spot.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { IconCircle } from '../../ui/media/icon-circle.tsx'
import classes from './about-screen.module.css'
import { AUDIENCES, COACHING_SUBJECTS, PROMISES } from './about-texts.ts'
import { LevelPath } from './level-path.tsx'
import { StepCards } from './step-cards.tsx'

type AboutScreenProps = {
  companyAccess: ReactNode
}

const WayIn = () => {
  const user = useSessionUser()
  return (
    <Button size="lg" component={RouteLink} to={user ? 'default' : 'authentication-login'}>
      {user ? 'Zur Startseite' : 'Anmelden'}
    </Button>
  )
}

export const AboutScreen = ({ companyAccess }: AboutScreenProps) => {
  const preventionType = useAppSettings()?.appPreventionType ?? 'NUTRITION'
  return (
    <Page title={`Über ${BRAND}`} isTitleHidden>
      <section className={classes.hero}>
        <div>
          <p className={classes.over}>Über {BRAND}</p>
          <h1 className={classes.title}>Kleine Schritte, die bleiben.</h1>
          <p className={classes.lead}>
            {BRAND} ist dein Coach für {COACHING_SUBJECTS[preventionType]}: Du lernst, was dir guttut, schaust
            in Ruhe auf dich und machst daraus Gewohnheiten, die in deinen Alltag passen.
          </p>
          <WayIn />
        </div>
        <div className={classes.picture}>
          <Spot kind="about" />
        </div>
      </section>

      <section className={classes.part} aria-labelledby="so-geht-es">
        <h2 id="so-geht-es">So geht es</h2>
        <StepCards />
      </section>

      <section className={classes.growth} aria-labelledby="jeder-schritt">
        <div>
          <h2 id="jeder-schritt">Jeder Schritt zählt</h2>
          <p>
            Für alles, was du lernst und umsetzt, sammelst du Gesundheitspunkte und erreichst neue Level. Kein
            Wettbewerb, kein Verfallsdatum: Was du hast, behältst du.
          </p>
        </div>
        <LevelPath preventionType={preventionType} />
      </section>

      <section className={classes.part} aria-labelledby="fuer-wen">
        <h2 id="fuer-wen">Für wen {BRAND} da ist</h2>
        <div className={classes.audiences}>
          {AUDIENCES.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <p className={classes.note}>
          {BRAND} ist für Erwachsene und beugt vor. Ärztlichen Rat ersetzt es nicht.
        </p>
      </section>

      <section className={classes.part} aria-labelledby="bleibt-bei-dir">
        <h2 id="bleibt-bei-dir">Was bei dir bleibt</h2>
        <ul className={classes.promises}>
          {PROMISES.map(({ title, text }) => (
            <li key={title}>
              <IconCircle icon={IconCheck} stroke={2.6} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <RouteLink to="legal-data-protection" className={classes.more}>
          Alles zum Datenschutz
        </RouteLink>
      </section>

      <section className={classes.companies} aria-labelledby="unternehmen">
        <h2 id="unternehmen">Du möchtest {BRAND} in dein Unternehmen holen?</h2>
        <p>
          Erzähl uns kurz von euch. Wir richten eure App ein, und ihr ladet ein, wen ihr möchtet: mit Lizenzen
          im Zehnerpaket, ohne Technik auf eurer Seite.
        </p>
        {companyAccess}
      </section>
    </Page>
  )
}
