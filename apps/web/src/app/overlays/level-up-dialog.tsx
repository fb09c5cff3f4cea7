import { Button } from '@mantine/core'
import type { PreventionType } from '@wohlauf/contract/values/features'
import { LevelUpText } from '../../features/user-progress/celebration/level-up-text.tsx'
import { RouteLink } from '../../routes/route-link.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../ui/dialogs/dialog-foot.tsx'
import { Celebration } from '../../ui/feedback/celebration.tsx'
import { LevelBadge } from '../../ui/media/level-badge.tsx'
import classes from './level-up-dialog.module.css'

type LevelUpDialogProps = {
  isOpen: boolean
  onClose: () => void
  preventionType: PreventionType
  level: number
  healthPoints: number
  firstName: string
}

/** Specification, section 2, "Overlays". */
const LevelUpDialog = ({
  isOpen,
  onClose,
  preventionType,
  level,
  healthPoints,
  firstName,
}: LevelUpDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Glückwunsch">
    <div className={classes.content}>
      <Celebration>
        <LevelBadge preventionType={preventionType} level={level} size={200} />
      </Celebration>
      <LevelUpText level={level} healthPoints={healthPoints} firstName={firstName} />
      <DialogFoot>
        <Button size="lg" fullWidth onClick={onClose} data-autofocus>
          Weiter
        </Button>
        <Button
          variant="subtle"
          fullWidth
          component={RouteLink}
          to="user-progress-user-progress"
          onClick={onClose}
        >
          Alle Abzeichen ansehen
        </Button>
      </DialogFoot>
    </div>
  </Dialog>
)

export default LevelUpDialog
