import '@mantine/core/styles/Badge.css'
import { Badge } from '@mantine/core'
import { getPackageOfModuleAsManager } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import {
  disableModuleAsManager,
  duplicateModuleAsManager,
  getModulesAsManager,
  type ManagedModule,
  updateOrderOfModulesAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import IconChartBar from '~icons/tabler/chart-bar'
import IconCopy from '~icons/tabler/copy'
import IconEye from '~icons/tabler/eye'
import IconEyeOff from '~icons/tabler/eye-off'
import IconPencil from '~icons/tabler/pencil'
import IconPhoto from '~icons/tabler/photo'
import IconTrash from '~icons/tabler/trash'
import { useCommand } from '../../../api/hooks.ts'
import type { MoreOfRows } from '../../../authoring/list/list-spec.ts'
import { managedListPage } from '../../../authoring/list/managed-list-page.tsx'
import { OPENS_ROW } from '../../../authoring/list/opens-row.ts'
import { PublishManyButton } from '../../../authoring/publishing/publish-many-button.tsx'
import { stateText } from '../../../authoring/publishing/state-text.ts'
import { useItemStates } from '../../../authoring/publishing/use-item-states.ts'
import { RouteLink } from '../../../routes/route-link.tsx'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { GRID_ASPECT_RATIO } from './grid-aspect-ratio.ts'
import { MODULE_KIND } from './module-kind.ts'
import { MODULE_VERSIONS } from './module-versions.ts'
import { useModuleOverview } from './use-module-overview.tsx'
import { useShowModule } from './use-show-module.ts'

const NewModuleDialog = lazyDialog(() => import('./new-module-dialog.tsx'))
const ModuleTitleDialog = lazyDialog(() => import('./module-title-dialog.tsx'))
const ModuleImageDialog = lazyDialog(() => import('./module-image-dialog.tsx'))
const ModuleReadingDialog = lazyDialog(() => import('./module-reading-dialog.tsx'))
const DeleteModuleDialog = lazyDialog(() => import('./delete-module-dialog.tsx'))

const thenNotify = (message: string) => ({ onSuccess: () => notify('success', message) })

const useDirectActions = () => {
  const enable = useShowModule()
  const disable = useCommand(disableModuleAsManager, thenNotify('Module wurde ausgeblendet.'))
  const duplicate = useCommand(duplicateModuleAsManager, thenNotify('Modul wurde dupliziert.'))
  return ({ moduleId, isEnabled }: ManagedModule) => [
    isEnabled
      ? { label: 'Ausblenden', icon: IconEyeOff, onClick: () => disable.mutate({ moduleId }) }
      : { label: 'Anzeigen', icon: IconEye, onClick: () => enable.mutate({ moduleId }) },
    { label: 'Duplizieren', icon: IconCopy, onClick: () => duplicate.mutate({ moduleId }) },
  ]
}

const useModuleFacts = (modules: readonly ManagedModule[]): MoreOfRows<ManagedModule> => {
  const states = useItemStates(MODULE_VERSIONS)
  const { noteOf, ...more } = useModuleOverview(modules)
  return {
    noteOf: (module) => {
      const state = states.get(module.moduleId)
      return (
        <>
          {state && <span>{stateText(state, module.isEnabled)}</span>}
          {noteOf(module)}
        </>
      )
    },
    ...more,
  }
}

const labelOf = ({ number, title }: ManagedModule) => `Modul ${number}: ${title}`

export default managedListPage<ManagedModule>({
  kind: MODULE_KIND,
  title: 'Module',
  query: getModulesAsManager,
  emptyText: 'Noch keine Module angelegt.',
  nameOf: ({ title }) => title,
  rowOf: (module) => ({
    picture: <Picture image={module.image} aspectRatio={GRID_ASPECT_RATIO} sizes="72px" isDecorative />,
    link: (
      <RouteLink to="manage-modules-content-management" params={{ id: module.moduleId }} {...OPENS_ROW}>
        {labelOf(module)}
      </RouteLink>
    ),
    note: (
      <Badge component="span" variant={module.isEnabled ? 'light' : 'default'}>
        {module.isEnabled ? 'Sichtbar' : 'Ausgeblendet'}
      </Badge>
    ),
  }),
  NewDialog: NewModuleDialog,
  actions: [
    { label: 'Nummer und Titel ändern', icon: IconPencil, Dialog: ModuleTitleDialog },
    { label: 'Bild ändern', icon: IconPhoto, Dialog: ModuleImageDialog },
    { label: 'Wo lesen sie nicht weiter?', icon: IconChartBar, Dialog: ModuleReadingDialog },
    { label: 'Löschen', icon: IconTrash, isFinal: true, Dialog: DeleteModuleDialog },
  ],
  useDirectActions,
  useMore: useModuleFacts,
  savePackage: getPackageOfModuleAsManager,
  ListAction: () => <PublishManyButton versions={MODULE_VERSIONS} />,
  states: [
    { label: 'Sichtbar', includes: ({ isEnabled }) => isEnabled },
    { label: 'Ausgeblendet', includes: ({ isEnabled }) => !isEnabled },
  ],
  sorting: { operation: updateOrderOfModulesAsManager, nameOf: labelOf },
})
