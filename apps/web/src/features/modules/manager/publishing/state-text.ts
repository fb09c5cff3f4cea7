import type { ModuleState } from '@wohlauf/contract/modules/module-versions-as-manager'

export const openChangesText = (openChanges: number): string =>
  openChanges === 1 ? '1 Änderung offen' : `${openChanges.toLocaleString('de')} Änderungen offen`

/** What learners have of it, apart from its being hidden. */
export const stateText = ({ isPublished, openChanges }: ModuleState): string => {
  if (!isPublished) return 'Entwurf'
  return openChanges === 0 ? 'Veröffentlicht' : `Veröffentlicht · ${openChangesText(openChanges)}`
}

/** Whether learners would get something else by publishing it. */
export const isPublishable = ({ isPublished, openChanges }: ModuleState): boolean =>
  !isPublished || openChanges > 0
