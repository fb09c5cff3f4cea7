import '@mantine/core/styles/Badge.css'
import { Badge } from '@mantine/core'
import { IconCopy, IconEye, IconEyeOff, IconPencil, IconPhoto, IconTrash } from '@tabler/icons-react'
import {
  disableModuleAsManager,
  duplicateModuleAsManager,
  enableModuleAsManager,
  type ManagedModule,
} from '@wohlauf/contract/modules-as-manager'
import { useCommand } from '../../../api/hooks.ts'
import { ItemMenu } from '../../../authoring/item-menu.tsx'
import { ManagedRow } from '../../../authoring/managed-row.tsx'
import { OPENS_ROW } from '../../../authoring/opens-row.ts'
import { RouteLink } from '../../../routes/route-link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { notify } from '../../../ui/snackbar-queue.ts'
import { GRID_ASPECT_RATIO } from './grid-aspect-ratio.ts'
import type { ModuleTask } from './module-dialogs.tsx'

type ModuleRowProps = { module: ManagedModule; onTask: (kind: Exclude<ModuleTask['kind'], 'create'>) => void }

const tell = (message: string) => ({ onSuccess: () => notify('success', message) })

/** A module in the list; it opens its content. */
export const ModuleRow = ({ module, onTask }: ModuleRowProps) => {
  const { moduleId, number, title, isEnabled } = module
  const enable = useCommand(enableModuleAsManager, tell('Module wurde aktiviert.'))
  const disable = useCommand(disableModuleAsManager, tell('Module wurde ausgeblendet.'))
  const duplicate = useCommand(duplicateModuleAsManager, tell('Modul wurde dupliziert.'))
  return (
    <ManagedRow
      picture={<Picture image={module.image} aspectRatio={GRID_ASPECT_RATIO} sizes="72px" isDecorative />}
      title={
        <RouteLink to="manage-modules-content-management" params={{ id: moduleId }} {...OPENS_ROW}>
          Modul {number}: {title}
        </RouteLink>
      }
      note={
        <Badge component="span" variant={isEnabled ? 'light' : 'default'}>
          {isEnabled ? 'Sichtbar' : 'Ausgeblendet'}
        </Badge>
      }
      actions={
        <ItemMenu
          label={`Mehr zu: ${title}`}
          actions={[
            { label: 'Nummer und Titel ändern', icon: IconPencil, onClick: () => onTask('title') },
            { label: 'Bild ändern', icon: IconPhoto, onClick: () => onTask('image') },
            isEnabled
              ? { label: 'Ausblenden', icon: IconEyeOff, onClick: () => disable.mutate({ moduleId }) }
              : { label: 'Anzeigen', icon: IconEye, onClick: () => enable.mutate({ moduleId }) },
            { label: 'Duplizieren', icon: IconCopy, onClick: () => duplicate.mutate({ moduleId }) },
            { label: 'Löschen', icon: IconTrash, onClick: () => onTask('delete'), isFinal: true },
          ]}
        />
      }
    />
  )
}
