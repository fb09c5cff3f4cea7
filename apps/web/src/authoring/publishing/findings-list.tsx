import '@mantine/core/styles/Anchor.css'
import { Anchor } from '@mantine/core'
import classes from './findings-list.module.css'
import type { Noticed } from './versioned-kind.ts'

type FindingsListProps = { findings: readonly Noticed[]; onVisit: () => void }

export const FindingsList = ({ findings, onVisit: leave }: FindingsListProps) => (
  <ul className={classes.findings}>
    {findings.map(({ key, place, text, onVisit }) => (
      <li key={key}>
        {onVisit ? (
          <Anchor
            component="button"
            type="button"
            className={classes.place}
            onClick={() => {
              leave()
              onVisit()
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
