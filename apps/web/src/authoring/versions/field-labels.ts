/** Keys are paths of fields; an asterisk stands for an index in a list, and for its number in the label. */
export type FieldLabels = Readonly<Record<string, string>>

/** Null for a field that is not meant for readers, such as the id of an item that is named beside it. */
export const labelOf = (labels: FieldLabels, path: string): string | null => {
  const places = path.split('.').filter((part) => /^\d+$/.test(part))
  const label = labels[path.replace(/\b\d+\b/g, '*')]
  return label === undefined ? null : label.replace('*', places.at(0) ?? '')
}
