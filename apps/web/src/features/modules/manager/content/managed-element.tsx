import '@mantine/core/styles/ActionIcon.css'
import { ActionIcon } from '@mantine/core'
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ContentElement } from '@wohlauf/contract/content-elements'
import { duplicateContentElementAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { useCommand } from '../../../../api/hooks.ts'
import { ItemMenu } from '../../../../authoring/item-menu.tsx'
import { OPENS_ROW } from '../../../../authoring/opens-row.ts'
import { notify } from '../../../../ui/snackbar-queue.ts'
import type { ContentTask } from './content-dialogs.tsx'
import { contentTypeOf } from './content-types.ts'
import classes from './managed-page.module.css'

type ManagedElementProps = {
  element: ContentElement
  modulePageId: string
  onTask: (task: ContentTask) => void
}

/** One content element: its icon, its title, its type, and its actions. */
export const ManagedElement = ({ element, modulePageId, onTask }: ManagedElementProps) => {
  const { contentElementId, title, type } = element
  const { label, icon: Icon } = contentTypeOf(type)
  const duplicate = useCommand(duplicateContentElementAsManager, {
    onSuccess: () => notify('success', 'Inhalt wurde dupliziert.'),
  })
  return (
    <li className={classes.element}>
      <span className={classes.icon}>
        <Icon aria-hidden size={24} />
      </span>
      <div className={classes.text}>
        <p className={classes.name}>{title}</p>
        <p className={classes.type}>{label}</p>
      </div>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={`Bearbeiten: ${title}`}
        aria-haspopup="dialog"
        onClick={() => onTask({ kind: 'edit-element', modulePageId, contentElementId })}
        {...OPENS_ROW}
      >
        <IconPencil aria-hidden size={20} />
      </ActionIcon>
      <ItemMenu
        label={`Mehr zu: ${title}`}
        actions={[
          { label: 'Duplizieren', icon: IconCopy, onClick: () => duplicate.mutate({ contentElementId }) },
          {
            label: 'Löschen',
            icon: IconTrash,
            onClick: () => onTask({ kind: 'delete-element', modulePageId, contentElementId }),
            isFinal: true,
          },
        ]}
      />
    </li>
  )
}
