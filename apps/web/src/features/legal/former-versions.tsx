import { Link } from '@tanstack/react-router'
import { germanDate } from '../../ui/time/berlin-time.ts'
import classes from './legal-page.module.css'
import type { ShownVersion } from './legal-text.ts'

export const NotInForce = () => (
  <p className={classes.former}>
    Diese Fassung gilt nicht mehr.{' '}
    <Link to="." search={{} as never}>
      Zur aktuellen Fassung
    </Link>
  </p>
)

/** The earlier versions, newest first. */
export const FormerVersions = ({ current }: { current: ShownVersion }) => {
  if (current.formerVersions.length === 0) return null
  return (
    <nav className={classes.versions} aria-labelledby="fassungen">
      <h2 id="fassungen">Frühere Fassungen</h2>
      <ul>
        {current.formerVersions.map((version) => (
          <li key={version}>
            {version === current.version ? (
              <span aria-current="page">Fassung vom {germanDate(version)}, diese hier</span>
            ) : (
              <Link to="." search={{ fassung: version } as never}>
                Fassung vom {germanDate(version)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
