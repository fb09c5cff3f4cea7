import { Button } from '@mantine/core'
import { getImpersonationUrlForUserAsAdmin } from '@wohlauf/contract/administration/administration'
import type { UserOfApp } from '@wohlauf/contract/administration/administration-users'
import { useEffect, useRef, useState } from 'react'
import { useCommand } from '../../api/hooks.ts'
import { freshLoginQuestion } from '../../session/fresh-login-question.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useStore } from '../../ui/state/store.ts'

type VisitDialogProps = { user: UserOfApp; isOpen: boolean; onClose: () => void }

/**
 * Opened during the press: a browser blocks a later window. The account's page gets no access to this one.
 */
const openEmptyWindow = (): Window | null => {
  const empty = window.open('about:blank', '_blank')
  if (empty) empty.opener = null
  return empty
}

const BlockedNote = ({ address, onClose }: { address: string; onClose: () => void }) => (
  <>
    <p>Dein Browser hat das neue Fenster blockiert. Der Link gilt eine Minute und nur einmal.</p>
    <Button
      component="a"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      size="lg"
      fullWidth
      onClick={onClose}
      data-autofocus
    >
      Konto in neuem Fenster öffnen
    </Button>
  </>
)

const VisitDialog = ({ user, isOpen, onClose }: VisitDialogProps) => {
  const [blockedAddress, setBlockedAddress] = useState<string>()
  const visitWindow = useRef<Window | null>(null)
  const isAskedForPassword = useStore(freshLoginQuestion) !== null
  useEffect(() => {
    if (!isAskedForPassword) return
    // The password question is in this window, and an empty one would cover it.
    visitWindow.current?.close()
    visitWindow.current = null
  }, [isAskedForPassword])
  const { mutate, isPending } = useCommand(getImpersonationUrlForUserAsAdmin, {
    onSuccess: ({ impersonationURL }) => {
      // Answering the password question is a press, which allows a window again.
      const targetWindow = visitWindow.current ?? openEmptyWindow()
      if (!targetWindow || targetWindow.closed) return setBlockedAddress(impersonationURL)
      targetWindow.location.replace(impersonationURL)
      visitWindow.current = null
      onClose()
    },
    onError: () => visitWindow.current?.close(),
  })
  if (blockedAddress)
    return (
      <Dialog isOpen={isOpen} onClose={onClose} title="Konto ansehen">
        <BlockedNote address={blockedAddress} onClose={onClose} />
      </Dialog>
    )
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Konto ansehen"
      confirmLabel="Konto öffnen"
      isPending={isPending}
      onConfirm={() => {
        visitWindow.current = openEmptyWindow()
        mutate({ userId: user.userId })
      }}
    >
      <p>
        Das Konto von <strong>{user.emailAddress}</strong> öffnet sich in einem neuen Fenster, für höchstens
        eine Stunde. Ändern kannst du dort nichts.
      </p>
      <p>Die Person bekommt darüber eine E-Mail, und der Besuch steht im Protokoll.</p>
    </ConfirmDialog>
  )
}

export default VisitDialog
