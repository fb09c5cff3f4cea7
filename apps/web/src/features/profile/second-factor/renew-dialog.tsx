import { Button } from '@mantine/core'
import { useCommand } from '../../../api/hooks.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../../ui/dialogs/dialog-foot.tsx'
import classes from '../settings/dialog-form.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { SecondFactorOperations } from './second-factor-operations.ts'

type RenewDialogProps = { operations: SecondFactorOperations; isOpen: boolean; onClose: () => void }

const Renewal = ({ operations, onClose }: Omit<RenewDialogProps, 'isOpen'>) => {
  const { mutate, data, isPending } = useCommand(operations.renew)
  if (data) return <RecoveryCodes codes={data.recoveryCodes} onDone={onClose} />
  return (
    <>
      <p className={classes.copy}>Du bekommst zehn neue Codes. Alle bisherigen gelten dann nicht mehr.</p>
      <DialogFoot>
        <Button size="lg" fullWidth onClick={() => mutate({})} loading={isPending} data-autofocus>
          Neue Codes erzeugen
        </Button>
      </DialogFoot>
    </>
  )
}

const RenewDialog = ({ isOpen, ...renewal }: RenewDialogProps) => (
  <Dialog isOpen={isOpen} onClose={renewal.onClose} title="Neue Wiederherstellungscodes">
    <Renewal {...renewal} />
  </Dialog>
)

export default RenewDialog
