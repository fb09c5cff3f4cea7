import {
  type Finding,
  getFindingsOfModuleAsManager,
  getStatesOfModulesAsManager,
  PREVENTING_FINDINGS,
  publishModulesAsManager,
} from '@wohlauf/contract/modules/module-versions-as-manager'
import {
  enableModuleAsManager,
  getModulesAsManager,
  type ManagedModule,
  type ManagedModuleContent,
} from '@wohlauf/contract/modules/modules-as-manager'
import type { Noticed, VersionedKind } from '../../../authoring/publishing/versioned-kind.ts'
import { MODULE_KIND } from './module-kind.ts'

const TEXTS: Record<Finding['kind'], string> = {
  QUIZ_NOT_ANSWERABLE: 'Das Quiz lässt sich nicht beantworten.',
  PICTURE_WITHOUT_TEXT: 'Ein Bild hat keinen Alternativtext.',
  LINK_LEADS_NOWHERE: 'Ein Link führt ins Leere.',
  PAGE_EMPTY: 'Die Seite ist leer.',
  NO_PAGE_SHOWN: 'Es ist keine Seite zu sehen.',
}

const prevents = ({ kind }: Finding): boolean => (PREVENTING_FINDINGS as readonly string[]).includes(kind)

export const MODULE_VERSIONS: VersionedKind<Finding> = {
  kind: MODULE_KIND,
  items: getModulesAsManager,
  plural: 'Module',
  subject: 'Das Modul',
  versionsPageOf: (id) => ({ to: 'manage-modules-versions', params: { id } }),
  nameOf: (item) => {
    const { number, title } = item as ManagedModule
    return `Modul ${number}: ${title}`
  },
  states: getStatesOfModulesAsManager,
  findings: getFindingsOfModuleAsManager,
  publish: publishModulesAsManager,
  show: enableModuleAsManager,
  isShown: (item) => (item as ManagedModule).isEnabled,
  preventsPublishing: prevents,
}

const placeOf = (module: ManagedModuleContent, { modulePageId, contentElementId }: Finding): string => {
  const page = module.pages.find((each) => each.modulePageId === modulePageId)
  const element = page?.contentElements.find((each) => each.contentElementId === contentElementId)
  return [page?.title, element?.title].filter(Boolean).join(' · ') || module.title
}

export const noticedInModule =
  (module: ManagedModuleContent) =>
  (finding: Finding): Noticed => {
    const { kind, modulePageId, contentElementId } = finding
    return {
      key: [kind, modulePageId, contentElementId].join(' '),
      place: placeOf(module, finding),
      text: TEXTS[kind],
      prevents: prevents(finding),
      target: modulePageId === null ? null : { pageId: modulePageId, elementId: contentElementId },
    }
  }
