import { Button } from '@mantine/core'
import IconPlus from '~icons/tabler/plus'
import classes from './new-entry-button.module.css'

export const NewEntryButton = ({ onClick }: { onClick: () => void }) => (
  <div className={classes.bar}>
    <Button
      size="lg"
      className={classes.button}
      leftSection={<IconPlus aria-hidden size={22} />}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      Neuer Eintrag
    </Button>
  </div>
)
