/** Lists with entries that people count; anything deeper is named by its field. */
const LISTS: Readonly<Record<string, string>> = {
  pages: 'Seite',
  contentElements: 'Inhalt',
  ingredients: 'Zutat',
  preparationSteps: 'Schritt',
  possibleAnswers: 'Antwort',
  selfReflectionOptions: 'Antwort',
  strategies: 'Strategie',
}

/** "Seite 2, Inhalt 3, „title“"; nothing for the whole. */
export const placeInPackage = (path: readonly PropertyKey[]): string =>
  path
    .flatMap((name, at) => {
      if (name === 'item') return []
      const list = LISTS[String(path[at - 1])]
      if (typeof name === 'number') return `${list ?? 'Eintrag'} ${name + 1}`
      return LISTS[String(name)] && typeof path[at + 1] === 'number' ? [] : `„${String(name)}“`
    })
    .join(', ')
