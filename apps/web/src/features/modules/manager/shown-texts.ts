import type { VersionState } from '../../../authoring/publishing/state-text.ts'

/** The result of an action, with what the action's name does not say: whether learners see it. */
export type Result = {
  isModuleShown: boolean
  /** Undefined where it could not be loaded: then it is not mentioned. */
  state: VersionState | undefined
}

const LATER = 'Mitglieder haben noch den veröffentlichten Stand.'

export const pageShownText = ({ isModuleShown, state }: Result): string => {
  if (state && !state.isPublished) return 'Seite wurde angezeigt. Das Modul ist noch nicht veröffentlicht.'
  if (!isModuleShown) return 'Seite wurde angezeigt. Zu lesen ist sie erst, wenn das Modul sichtbar ist.'
  return state && state.openChanges > 0 ? `Seite wurde angezeigt. ${LATER}` : 'Seite wurde angezeigt'
}

export const pageHiddenText = ({ isModuleShown, state }: Result): string =>
  isModuleShown && state?.isPublished && state.openChanges > 0
    ? `Seite wurde ausgeblendet. ${LATER}`
    : 'Seite wurde ausgeblendet'

export const moduleShownText = (state: VersionState | undefined): string =>
  state && !state.isPublished
    ? 'Module wurde aktiviert. Zu lesen ist es erst, wenn es veröffentlicht ist.'
    : 'Module wurde aktiviert.'
