import type { ElementLeftOut } from '@wohlauf/contract/modules/versions-of-module-as-manager'
import classes from './left-out.module.css'

const REASONS: Partial<Record<ElementLeftOut['type'], string>> = {
  DOCUMENT: 'das Dokument gibt es nicht mehr',
  HABIT_PROPOSAL: 'die Gewohnheit gibt es nicht mehr',
}

/** Elements that can neither be shown nor restored. */
export const LeftOut = ({ elements }: { elements: readonly ElementLeftOut[] }) =>
  elements.length === 0 ? null : (
    <div className={classes.leftOut}>
      <p>Nicht mehr dabei:</p>
      <ul>
        {elements.map(({ contentElementId, title, type }) => (
          <li key={contentElementId}>
            „{title}“: {REASONS[type]}
          </li>
        ))}
      </ul>
    </div>
  )
