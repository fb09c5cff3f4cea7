import '@mantine/core/styles/ActionIcon.css'
import { ActionIcon } from '@mantine/core'
import IconDotsVertical from '~icons/tabler/dots-vertical'
import { ActionsMenu, type MenuAction } from './actions-menu.tsx'

type ItemMenuProps = {
  /** "Mehr zu: Gut frühstücken", so that the menus can be distinguished. */
  label: string
  actions: readonly MenuAction[]
}

export const ItemMenu = ({ label, actions }: ItemMenuProps) => (
  <ActionsMenu
    actions={actions}
    button={(props) => (
      <ActionIcon variant="subtle" size={44} aria-label={label} {...props}>
        <IconDotsVertical aria-hidden size={22} />
      </ActionIcon>
    )}
  />
)
