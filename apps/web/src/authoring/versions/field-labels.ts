/** By the path of a field, with an asterisk for a place in a list, which stands for the number in the label. */
export type FieldLabels = Readonly<Record<string, string>>

/** Null for a field that says nothing to a reader, such as the id of what is named beside it. */
export const labelOf = (labels: FieldLabels, path: string): string | null => {
  const places = path.split('.').filter((part) => /^\d+$/.test(part))
  const label = labels[path.replace(/\b\d+\b/g, '*')]
  return label === undefined ? null : label.replace('*', places.at(0) ?? '')
}
