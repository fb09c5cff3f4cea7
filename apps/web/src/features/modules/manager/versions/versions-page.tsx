import { getModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import {
  getDifferencesOfModuleAsManager,
  getVersionOfModuleAsManager,
  getVersionsOfModuleAsManager,
  restoreVersionOfModuleAsManager,
} from '@wohlauf/contract/modules/versions-of-module-as-manager'
import type { OutputOf } from '@wohlauf/contract/operation'
import { useAnswer } from '../../../../api/hooks.ts'
import { versionsPage } from '../../../../authoring/versions/versions-page.tsx'
import { MODULE_VERSIONS } from '../module-versions.ts'
import { LeftOut } from './left-out.tsx'
import { ModuleVersionPreview } from './module-version-preview.tsx'
import { VersionDifferences } from './version-differences.tsx'

type Content = OutputOf<typeof getVersionOfModuleAsManager>
type Compared = OutputOf<typeof getDifferencesOfModuleAsManager>

export default versionsPage<Content, Compared>({
  id: 'moduleId',
  param: 'id',
  operations: {
    list: getVersionsOfModuleAsManager,
    one: getVersionOfModuleAsManager,
    differences: getDifferencesOfModuleAsManager,
    restoring: restoreVersionOfModuleAsManager,
  },
  pageOf: (id) => ({ to: 'manage-modules-content-management', params: { id } }),
  versionsPageOf: MODULE_VERSIONS.versionsPageOf,
  list: { to: 'manage-modules-module-list', label: 'Alle Module' },
  backLabel: 'Zum Modul',
  missing: 'Dieses Modul gibt es nicht',
  neverPublished: 'Dieses Modul wurde noch nicht veröffentlicht.',
  parts: 'Titel, Bild, Seiten und Inhalte',
  useItem: (moduleId) => {
    const { data } = useAnswer(getModuleAsManager, { moduleId }, { isSilent: true })
    return data && { name: `Modul ${data.number}: ${data.title}`, isShown: data.isEnabled }
  },
  isSame: ({ fields, pages }) => fields.length + pages.length === 0,
  changes: (differences) => <VersionDifferences {...differences} />,
  preview: ({ module }) => <ModuleVersionPreview module={module} />,
  leftOut: (content) => <LeftOut elements={content?.leftOut ?? []} />,
})
