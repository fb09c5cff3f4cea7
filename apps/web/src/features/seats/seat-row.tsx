import { copyCompletionLinkAsManager, resendInviteAsManager } from '@wohlauf/contract/seats/invitations'
import type { Seat } from '@wohlauf/contract/seats/sponsor-seats'
import IconCopy from '~icons/tabler/copy'
import IconMailForward from '~icons/tabler/mail-forward'
import IconUserMinus from '~icons/tabler/user-minus'
import { useCommand } from '../../api/hooks.ts'
import { ManagedRow } from '../../authoring/list/managed-row.tsx'
import type { MenuAction } from '../../ui/actions/actions-menu.tsx'
import { ItemMenu } from '../../ui/actions/item-menu.tsx'
import { copyLink } from '../../ui/feedback/copy-text.ts'
import { notify } from '../../ui/feedback/snackbar-queue.ts'
import { AddressText } from './address-text.tsx'
import { nameOf, statusNote } from './seat-note.ts'
import classes from './seat-row.module.css'
import type { SeatTask } from './seat-task.ts'

type SeatRowProps = { seat: Seat; onTask: (task: SeatTask) => void }

export const SeatRow = ({ seat, onTask }: SeatRowProps) => {
  const { usedSeatId, emailAddress, status, hasRegistrationLink, isUndeliverable } = seat
  const copying = useCommand(copyCompletionLinkAsManager, {
    onSuccess: async ({ registrationLink: link }) => {
      if (!(await copyLink(link))) onTask({ kind: 'link', seat, link })
    },
  })
  const resending = useCommand(resendInviteAsManager, {
    onSuccess: () => notify('success', 'Die Einladung wurde erneut verschickt.'),
  })
  const isBusy = copying.isPending || resending.isPending
  const run = (send: (input: { usedSeatId: string }) => void) => () => {
    if (!isBusy) send({ usedSeatId })
  }
  const actions: MenuAction[] = [
    ...(hasRegistrationLink
      ? [{ label: 'Persönlichen Link kopieren', icon: IconCopy, onClick: run(copying.mutate) }]
      : []),
    ...(status === 'ACCEPTED'
      ? []
      : [{ label: 'Einladung erneut senden', icon: IconMailForward, onClick: run(resending.mutate) }]),
    {
      label: 'Lizenz zurückziehen',
      icon: IconUserMinus,
      isFinal: true,
      onClick: () => onTask({ kind: 'revoke', seat }),
    },
  ]
  const name = nameOf(seat)
  return (
    <ManagedRow
      title={<AddressText emailAddress={emailAddress} />}
      note={
        <>
          {name ? `${name} · ${statusNote(seat)}` : statusNote(seat)}
          {isUndeliverable && (
            <span className={classes.undeliverable}>
              <strong>Konnte nicht zugestellt werden.</strong> Stimmt die Adresse nicht, ziehe die Lizenz
              zurück und lade die richtige ein. Stimmt sie, sende die Einladung erneut.
            </span>
          )}
        </>
      }
      actions={<ItemMenu label={`Mehr zu: ${emailAddress}`} actions={actions} />}
    />
  )
}
