const MAX_LENGTH = 50

/** Whole words, short enough to sort on a phone. */
export const tipName = (description: string): string => {
  if (description.length <= MAX_LENGTH) return description
  const cut = description.slice(0, MAX_LENGTH)
  const end = cut.lastIndexOf(' ')
  return `${end > 0 ? cut.slice(0, end) : cut} …`
}
