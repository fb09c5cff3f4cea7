/** The ids of the documents that the elements of a page offer. */
export const documentsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const own =
    'idOfReferencedDocument' in value && typeof value.idOfReferencedDocument === 'string'
      ? [value.idOfReferencedDocument]
      : []
  return [...own, ...Object.values(value).flatMap(documentsIn)]
}
