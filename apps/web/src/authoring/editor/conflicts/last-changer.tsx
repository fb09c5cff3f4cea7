import { targetFieldOf } from '@wohlauf/contract/audit-target'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { getLastChangesAsManager } from '@wohlauf/contract/overview/overview'
import { useAnswer } from '../../../api/hooks.ts'
import { germanDayAndMonth, germanTime } from '../../../ui/time/berlin-time.ts'
import classes from '../note.module.css'

type ChangedItem = {
  operation: AnyOperation
  /** The values of the item's form, with its id. */
  newest: object
}

const idIn = ({ operation, newest }: ChangedItem): string | undefined => {
  const field = operation.audience === 'app-manager' && operation.audit ? targetFieldOf(operation) : null
  return field === null ? undefined : (newest as Record<string, string | undefined>)[field]
}

/** Who last changed the item of this form, and when; empty where it is not known. */
export const LastChanger = (item: ChangedItem) => {
  const id = idIn(item)
  const { data } = useAnswer(
    getLastChangesAsManager,
    { itemIds: id ? [id] : [], isWithoutParts: true },
    { isEnabled: id !== undefined, isSilent: true },
  )
  const [change] = data ?? []
  if (!change) return null
  const { changedAt, changedBy } = change
  const at = `am ${germanDayAndMonth(changedAt)} um ${germanTime(changedAt)} Uhr`
  return (
    <p className={classes.copy} aria-live="polite">
      {changedBy ? `${changedBy} hat das ${at} geändert.` : `Das war ${at}.`}
    </p>
  )
}
