import { Button } from '@mantine/core'
import type { PreventionType } from '@wohlauf/contract/features'
import { germanNumber } from '@wohlauf/contract/values/german-number'
import { RouteLink } from '../../routes/route-link.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Celebration } from '../../ui/feedback/celebration.tsx'
import { LevelBadge } from '../../ui/media/level-badge.tsx'
import classes from './level-up-dialog.module.css'

type LevelUpDialogProps = {
  isOpen: boolean
  onClose: () => void
  preventionType: PreventionType
  level: number
  levelName: string
  /** The same sum as in the header's badge. */
  healthPoints: number
  /** Empty for a person without a name. */
  firstName: string
}

/** Specification, section 2, "Overlays". */
const LevelUpDialog = ({
  isOpen,
  onClose,
  preventionType,
  level,
  levelName,
  healthPoints,
  firstName,
}: LevelUpDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Glückwunsch">
    <div className={classes.content}>
      <Celebration>
        <LevelBadge preventionType={preventionType} level={level} size={200} />
      </Celebration>
      <p className={classes.level}>Level {level}</p>
      <p className={classes.name}>{levelName}</p>
      <p className={classes.copy}>
        Du hast {germanNumber(healthPoints)} Gesundheitspunkte gesammelt. Schön, dass du dranbleibst
        {firstName && `, ${firstName}`}!
      </p>
      <div className={classes.actions}>
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
      </div>
    </div>
  </Dialog>
)

export default LevelUpDialog
