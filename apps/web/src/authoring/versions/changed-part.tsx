import '@mantine/core/styles/Badge.css'
import { Badge } from '@mantine/core'
import type { ChangedPart as Part } from '@wohlauf/contract/values/items/versions'
import type { ReactNode } from 'react'
import { ChangedFields } from './changed-fields.tsx'
import classes from './changed-part.module.css'
import type { FieldLabels } from './field-labels.ts'

const CHANGES = {
  ADDED: { label: 'Neu', colour: 'var(--green-ink)' },
  REMOVED: { label: 'Entfernt', colour: 'var(--warm)' },
} as const

const badgesOf = ({ change, isMoved, fields }: Part): { label: string; colour: string }[] => {
  if (change !== 'KEPT') return [CHANGES[change]]
  return [
    ...(fields.length > 0 ? [{ label: 'Geändert', colour: 'brand' }] : []),
    ...(isMoved ? [{ label: 'Verschoben', colour: 'brand' }] : []),
  ]
}

type ChangedPartProps = {
  part: Part
  /** The part's kind: 'Text', 'Quiz' … */
  kind: string
  labels: FieldLabels
  isPage?: boolean
  children?: ReactNode
}

/** A changed page or element, with its changed words marked. */
export const ChangedPart = ({ part, kind, labels, isPage = false, children }: ChangedPartProps) => {
  const Heading = isPage ? 'h3' : 'h4'
  return (
    <section className={classes.part} data-page={isPage || undefined} aria-label={`${kind}: ${part.title}`}>
      <header className={classes.head}>
        <Heading className={classes.title}>
          <span className={classes.kind}>{kind}</span> {part.title}
        </Heading>
        <span className={classes.badges}>
          {badgesOf(part).map(({ label, colour }) => (
            <Badge key={label} component="span" variant="light" color={colour}>
              {label}
            </Badge>
          ))}
        </span>
      </header>
      <ChangedFields fields={part.fields} labels={labels} />
      {children}
    </section>
  )
}
