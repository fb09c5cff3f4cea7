import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import IconPlus from '~icons/tabler/plus'
import classes from './new-entry-button.module.css'

export type NewEntryPress = Pick<
  ComponentProps<'button'>,
  'onClick' | 'onPointerEnter' | 'onPointerDown' | 'onFocus'
>

export const NewEntryButton = ({ press }: { press: NewEntryPress }) => (
  <div className={classes.bar}>
    <Button
      size="lg"
      className={classes.button}
      leftSection={<IconPlus aria-hidden size={22} />}
      aria-haspopup="dialog"
      {...press}
    >
      Neuer Eintrag
    </Button>
  </div>
)
