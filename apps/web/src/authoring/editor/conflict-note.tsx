import { Button } from '@mantine/core'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { type RefObject, useEffect, useState } from 'react'
import IconUsers from '~icons/tabler/users'
import { type Difference, differencesIn, markDifferences } from './conflicts/differences.ts'
import './conflicts/differs.css'
import { LastChanger } from './conflicts/last-changer.tsx'
import classes from './note.module.css'
import { stopsSaving } from './stops-saving.ts'

type ConflictNoteProps = {
  subject: string
  form: RefObject<HTMLFormElement | null>
  typed: object
  newest: object
  operation: AnyOperation
  /** The newest state's revision. */
  revision: number
  onTakeNewest: () => void
  onKeepOwn: () => void
}

/**
 * Fields whose content differs from the newest state: listed here with the newest text, and marked in the
 * form.
 */
const useDifferences = ({ form, typed, newest }: Pick<ConflictNoteProps, 'form' | 'typed' | 'newest'>) => {
  const [differences, setDifferences] = useState<readonly Difference[]>([])
  useEffect(() => {
    const differing = differencesIn(form.current, typed, newest)
    setDifferences(differing)
    return markDifferences(form.current, differing)
  }, [form, typed, newest])
  return differences
}

export const ConflictNote = ({
  subject,
  operation,
  revision,
  onTakeNewest,
  onKeepOwn,
  ...states
}: ConflictNoteProps) => {
  const differences = useDifferences(states)
  return (
    <div className={classes.note} data-tone="warning" {...stopsSaving}>
      <IconUsers aria-hidden size={22} className={classes.icon} />
      <div className={classes.body}>
        {/* Only this paragraph is announced: the texts below it change with each key. */}
        <p className={classes.copy} role="alert">
          {subject} wurde inzwischen geändert. Was du geschrieben hast, steht unten und ist noch nicht
          gespeichert.
        </p>
        <LastChanger key={revision} operation={operation} newest={states.newest} />
        {differences.length > 0 && (
          <dl className={classes.differences} aria-label="Neuer Stand">
            {differences.map(({ path, label, newest: [before, other, after] }) => (
              <div key={path}>
                <dt>{label}</dt>
                <dd>
                  {before}
                  {other && <mark>{other}</mark>}
                  {after}
                  {!(before || other || after) && 'leer'}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <div className={classes.choices}>
          <Button variant="default" size="sm" onClick={onTakeNewest}>
            Neuen Stand übernehmen
          </Button>
          <Button variant="default" size="sm" onClick={onKeepOwn}>
            Meinen behalten
          </Button>
        </div>
      </div>
    </div>
  )
}
