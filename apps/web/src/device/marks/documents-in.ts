/** The ids of the documents in the elements of a page. */
export const documentsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const own =
    'idOfReferencedDocument' in value && typeof value.idOfReferencedDocument === 'string'
      ? [value.idOfReferencedDocument]
      : []
  return [...own, ...Object.values(value).flatMap(documentsIn)]
}
