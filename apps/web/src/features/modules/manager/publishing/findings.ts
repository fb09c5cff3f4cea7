import { type Finding, PREVENTING_FINDINGS } from '@wohlauf/contract/modules/module-versions-as-manager'

export const FINDING_TEXTS: Record<Finding['kind'], string> = {
  QUIZ_NOT_ANSWERABLE: 'Das Quiz lässt sich nicht beantworten.',
  PICTURE_WITHOUT_TEXT: 'Ein Bild hat keinen Alternativtext.',
  LINK_LEADS_NOWHERE: 'Ein Link führt ins Leere.',
  PAGE_EMPTY: 'Die Seite ist leer.',
  NO_PAGE_SHOWN: 'Es ist keine Seite zu sehen.',
}

export const prevents = ({ kind }: Finding): boolean =>
  (PREVENTING_FINDINGS as readonly string[]).includes(kind)

/** Empty without findings. */
export const noticedText = (findings: readonly Finding[]): string => {
  if (findings.some(prevents)) return 'so nicht zu veröffentlichen'
  if (findings.length === 0) return ''
  return findings.length === 1 ? '1 Hinweis' : `${findings.length} Hinweise`
}
