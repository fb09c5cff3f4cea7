import { sizeText } from '../../ui/text/size-text.ts'

type Facts = { fileName: string; sizeBytes: number; pageCount: number | null }

/** "PDF": the server gives every file the extension of its format. */
export const documentFormat = (fileName: string): string =>
  fileName.slice(fileName.lastIndexOf('.') + 1).toUpperCase()

/** "PDF · 2 Seiten · 140 KB" */
export const documentFacts = ({ fileName, sizeBytes, pageCount }: Facts): string => {
  const pages = pageCount ? [`${pageCount} ${pageCount === 1 ? 'Seite' : 'Seiten'}`] : []
  return [documentFormat(fileName), ...pages, sizeText(sizeBytes)].join(' · ')
}
