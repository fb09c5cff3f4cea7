import '@mantine/core/styles/Anchor.css'
import { Anchor } from '@mantine/core'
import { useVisitContent } from '../content/content-target.ts'
import classes from './findings-list.module.css'
import type { Noticed } from './versioned-kind.ts'

type FindingsListProps = { findings: readonly Noticed[]; onVisit: () => void }

export const FindingsList = ({ findings, onVisit }: FindingsListProps) => {
  const visit = useVisitContent()
  return (
    <ul className={classes.findings}>
      {findings.map(({ key, place, text, target }) => (
        <li key={key}>
          {target ? (
            <Anchor
              component="button"
              type="button"
              underline="always"
              className={classes.place}
              onClick={() => {
                onVisit()
                visit(target)
              }}
            >
              {place}
            </Anchor>
          ) : (
            <span className={classes.place}>{place}</span>
          )}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
