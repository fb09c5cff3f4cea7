import type { ItemKind } from '@wohlauf/contract/managed-items'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { latestPublication } from '@wohlauf/contract/rules/planned-publication'
import { useState } from 'react'
import { useCommand } from '../../api/hooks.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { notify } from '../../ui/feedback/snackbar-queue.ts'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { DateTimeField } from '../../ui/fields/date-time-field.tsx'
import { problemOfInstant } from '../../ui/fields/instant-limits.ts'
import { serverNow } from '../../ui/time/clock.ts'
import type { Publishing } from '../list/list-spec.ts'
import { firstProposal, plannedText } from '../planned-time.ts'
import { UsesNote } from '../uses-note.tsx'
import classes from './publish-dialog.module.css'

type PublishDialogProps = Publishing & {
  isOpen: boolean
  onClose: () => void
  kind: Pick<ItemKind, 'id' | 'name'>
  item: object
  name: string
}

type When = 'now' | 'later' | 'never'

const NOW = { value: 'now', label: 'Jetzt' } as const
const LATER = { value: 'later', label: 'Später' } as const
const NEVER = { value: 'never', label: 'Nicht mehr' } as const

const limits = (now = serverNow()) => ({
  min: now.toISOString(),
  max: latestPublication(now).toISOString(),
})

const useIt = ({ kind, item, onClose }: PublishDialogProps, operation: AnyOperation, success: string) => {
  const id = (item as Record<string, unknown>)[kind.id]
  const { mutate, isPending, error, reset } = useCommand(operation, {
    onSuccess: () => {
      notify('success', success)
      onClose()
    },
  })
  return { isPending, error, reset, send: (more: object = {}) => mutate({ [kind.id]: id, ...more }) }
}

const HideDialog = (props: PublishDialogProps) => {
  const { isOpen, onClose, kind, item, name, unpublish } = props
  const { send, isPending } = useIt(props, unpublish, `${kind.name} wurde versteckt.`)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`${kind.name} verstecken`}
      confirmLabel="Verstecken"
      isPending={isPending}
      onConfirm={() => send()}
    >
      <p>„{name}“ ist dann für niemanden mehr zu lesen. Du kannst es jederzeit wieder veröffentlichen.</p>
      <UsesNote itemId={(item as Record<string, unknown>)[kind.id] as string} />
    </ConfirmDialog>
  )
}

const ShowDialog = (props: PublishDialogProps) => {
  const { isOpen, onClose, kind, name, publish, plan, item } = props
  const { publishAt: plannedTime } = item as { publishAt: string | null }
  const [when, setWhen] = useState<When>(plannedTime ? 'later' : 'now')
  const [time, setTime] = useState(() => plannedTime ?? firstProposal(serverNow()))
  const now = useIt(props, publish, `${kind.name} wurde veröffentlicht.`)
  const later = useIt(props, plan, `${kind.name} erscheint ${plannedText(time)}.`)
  const never = useIt(props, plan, `${kind.name} erscheint nicht mehr von selbst.`)
  const labels = { now: 'Veröffentlichen', later: 'Planen', never: 'Planung aufheben' }
  const send = {
    now: () => now.send(),
    later: () => later.send({ publishAt: time }),
    never: () => never.send({ publishAt: null }),
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`${kind.name} veröffentlichen`}
      confirmLabel={labels[when]}
      isPending={now.isPending || later.isPending || never.isPending}
      isDisabled={when === 'later' && problemOfInstant(time, limits()) !== null}
      onConfirm={send[when]}
    >
      <div className={classes.fields}>
        <ChoiceField
          label="Wann?"
          choices={plannedTime ? [NOW, LATER, NEVER] : [NOW, LATER]}
          value={when}
          onChange={setWhen}
        />
        {when === 'later' && (
          <DateTimeField
            label="Zeitpunkt"
            value={time}
            error={later.error?.fields.publishAt}
            onChange={(instant) => {
              setTime(instant)
              later.reset()
            }}
            {...limits()}
          />
        )}
      </div>
      <p>
        {when === 'never'
          ? `„${name}“ bleibt unveröffentlicht, bis du es selbst veröffentlichst.`
          : `„${name}“ ist ${when === 'now' ? 'dann' : 'ab diesem Zeitpunkt'} für alle in deiner App zu lesen. Du kannst es jederzeit wieder verstecken.`}
      </p>
    </ConfirmDialog>
  )
}

/** Specification, managers, section 4. */
const PublishDialog = (props: PublishDialogProps) => {
  const { isPublished } = props.item as { isPublished: boolean }
  return isPublished ? <HideDialog {...props} /> : <ShowDialog {...props} />
}

export default PublishDialog
