import type { PackageContents } from '@wohlauf/contract/course-packages/course-packages-as-manager'

const countText = (count: number, one: string, several: string): string =>
  `${count.toLocaleString('de')} ${count === 1 ? one : several}`

const withReused = (text: string, count: number, reused: number): string => {
  if (reused === 0) return text
  return count === reused ? `${text}, schon da` : `${text}, davon ${reused.toLocaleString('de')} schon da`
}

export const NAMES_OF_KINDS: Readonly<Record<PackageContents['kind'], string>> = {
  MODULE: 'Modul',
  RECIPE: 'Rezept',
  BLOG_ARTICLE: 'Blog Artikel',
}

/** What importing a package creates, one line each. */
export const contentsOfPackage = (contents: PackageContents): string[] => {
  const { kind, title, pages, contentElements, pictures } = contents
  const { documents, knownDocuments, habits, knownHabits } = contents
  return [
    `${NAMES_OF_KINDS[kind]} „${title}“`,
    ...(kind === 'MODULE' ? [countText(pages, 'Seite', 'Seiten')] : []),
    ...(kind === 'RECIPE' ? [] : [countText(contentElements, 'Inhalt', 'Inhalte')]),
    countText(pictures, 'Bild', 'Bilder'),
    ...(documents
      ? [withReused(countText(documents, 'Dokument', 'Dokumente'), documents, knownDocuments)]
      : []),
    ...(habits ? [withReused(countText(habits, 'Gewohnheit', 'Gewohnheiten'), habits, knownHabits)] : []),
  ]
}

const subjectOfNew = (hasDocuments: boolean, hasHabits: boolean): string => {
  if (!hasDocuments) return 'Neue Gewohnheiten sind'
  return hasHabits ? 'Neue Dokumente und Gewohnheiten sind' : 'Neue Dokumente sind'
}

/**
 * Documents and habits have no versions. @param predicate what happens to them: "gleich für alle zu sehen"
 */
export const notesOnNew = (hasDocuments: boolean, hasHabits: boolean, predicate: string): string[] =>
  hasDocuments || hasHabits ? [`${subjectOfNew(hasDocuments, hasHabits)} ${predicate}.`] : []

/** What managers should know before they import. */
export const notesOnPackage = ({
  kind,
  documents,
  knownDocuments,
  habits,
  knownHabits,
  leftOutElements,
}: PackageContents): string[] => {
  return [
    kind === 'MODULE'
      ? 'Das Modul ist zunächst ausgeblendet. Du entscheidest, wann es alle sehen.'
      : `${kind === 'RECIPE' ? 'Das Rezept' : 'Der Artikel'} ist zunächst nicht veröffentlicht. Du entscheidest, wann das geschieht.`,
    ...notesOnNew(documents > knownDocuments, habits > knownHabits, 'gleich für alle zu sehen'),
    ...(leftOutElements > 0
      ? [
          `${countText(leftOutElements, 'Inhalt mit einem Dokument entfällt', 'Inhalte mit Dokumenten entfallen')}, denn diese App hat keine Dokumente.`,
        ]
      : []),
  ]
}
