import { useRouter } from '@tanstack/react-router'
import type { ManagedModuleContent } from '@wohlauf/contract/modules/modules-as-manager'
import IconArrowsSort from '~icons/tabler/arrows-sort'
import IconEye from '~icons/tabler/eye'
import IconHistory from '~icons/tabler/history'
import IconPencil from '~icons/tabler/pencil'
import IconPhoto from '~icons/tabler/photo'
import { pathOf } from '../../../../authoring/page/use-way-back.ts'
import { ItemMenu } from '../../../../ui/actions/item-menu.tsx'
import { MODULE_VERSIONS } from '../module-versions.ts'
import { useShowModule } from '../use-show-module.ts'
import type { ContentTask } from './content-dialogs.tsx'

type ModuleMenuProps = { module: ManagedModuleContent; onTask: (task: ContentTask) => void }

export const ModuleMenu = ({ module, onTask }: ModuleMenuProps) => {
  const router = useRouter()
  const { moduleId } = module
  const show = useShowModule()
  return (
    <ItemMenu
      label={`Mehr zu: ${module.title}`}
      actions={[
        {
          label: 'Nummer und Titel ändern',
          icon: IconPencil,
          onClick: () => onTask({ kind: 'module-title' }),
        },
        { label: 'Bild ändern', icon: IconPhoto, onClick: () => onTask({ kind: 'module-image' }) },
        ...(module.pages.length > 1
          ? [
              {
                label: 'Seiten sortieren',
                icon: IconArrowsSort,
                onClick: () => onTask({ kind: 'sort-pages' }),
              },
            ]
          : []),
        ...(module.isEnabled
          ? []
          : [{ label: 'Anzeigen', icon: IconEye, onClick: () => show.mutate({ moduleId }) }]),
        {
          label: 'Versionen',
          icon: IconHistory,
          onClick: () => void router.navigate({ href: pathOf(MODULE_VERSIONS.versionsPageOf(moduleId)) }),
        },
      ]}
    />
  )
}
