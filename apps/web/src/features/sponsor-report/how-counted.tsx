import { useState } from 'react'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import classes from './report.module.css'

/** Explains why some figures are missing: `docs/decisions/0036-sponsor-report.md`. */
export const HowCounted = () => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={classes.explanation}>
      <Disclosure label="Wie gezählt wird" isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
        <ul className={classes.rules}>
          <li>
            Registriert: Personen, die am Ende des Monats ein Konto hatten. Mehrere Konten mit demselben
            Postfach zählen einmal. Deaktivierte Konten und solche von Personen, die die App verwalten, zählen
            nicht.
          </li>
          <li>
            Lernaktiv: Personen, die im Monat eine Seite oder einen Artikel gelesen, ein Quiz richtig
            beantwortet, eine Übung oder Bestätigung gemacht oder ein Modul abgeschlossen haben. Gewohnheiten,
            Ziele und Tagebuch sind Gesundheitsdaten und zählen nicht mit.
          </li>
          <li>
            Modul abgeschlossen: Personen, die im Monat mindestens ein Modul abgeschlossen haben. Wer mehrere
            schafft, zählt einmal.
          </li>
          <li>
            Lernaktive und Abschlüsse sind zufällig auf 5 auf- oder abgerundet und weichen um höchstens 4 ab.
          </li>
          <li>
            „Zu wenige Personen“ steht dort, wo weniger als 10 Personen zu einer Gruppe gehören könnten, oder
            weniger als 10 nicht. So lässt sich auf niemanden schließen, auch nicht durch Vergleiche.
          </li>
          <li>Ein Monat erscheint, wenn er vorbei ist, und ändert sich danach nicht mehr.</li>
        </ul>
      </Disclosure>
    </div>
  )
}
