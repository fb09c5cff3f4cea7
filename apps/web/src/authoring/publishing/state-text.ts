/** The published state of an item for learners, apart from its being hidden. */
export type VersionState = { isPublished: boolean; openChanges: number }

export const openChangesText = (openChanges: number): string =>
  openChanges === 1 ? '1 Änderung offen' : `${openChanges.toLocaleString('de')} Änderungen offen`

/** Empty where readers have all of it. */
export const openText = ({ isPublished, openChanges }: VersionState): string => {
  if (!isPublished) return 'Entwurf'
  return openChanges === 0 ? '' : openChangesText(openChanges)
}

/** A hidden item's version is 'Freigegeben': nobody reads it. */
export const currentVersionText = (isShown: boolean): string => (isShown ? 'Veröffentlicht' : 'Freigegeben')

/** For an item whose row does not say otherwise that it is published. */
export const stateText = (state: VersionState, isShown: boolean): string =>
  state.isPublished ? [currentVersionText(isShown), openText(state)].filter(Boolean).join(' · ') : 'Entwurf'

/** Whether readers would get something else by publishing it. */
export const isPublishable = (state: VersionState): boolean => openText(state) !== ''
