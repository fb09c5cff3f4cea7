import { formsOf, hasCapital, wordsOf } from './german-words.ts'

/** `isDivided`: several steps share its amount, because a word before it says so ("Hälfte", "restlich"). */
export type StepIngredient = { index: number; isDivided: boolean }

/** The text from such a word on describes the ingredient: "Tomaten aus der Dose", "Lachsfilet ohne Haut". */
const DESCRIPTION = /(?<!\p{L})(?:aus|ohne|mit|in|im|vom|zum|zur|für|nach|à|am|auf|je)(?!\p{L}).*/iu
const SEVERAL = /[,;/&]|(?<!\p{L})(?:und|oder|bzw)(?!\p{L})/iu
/** Capitalised words that are no food. */
const NO_FOOD: ReadonlySet<string> = new Set(['Type', 'Bio', 'TK'])

type Head = ReadonlySet<string>

/** The nouns by which a step may name an ingredient: "Salz und Pfeffer" has two. */
const headsOf = (name: string): Head[] => {
  const parts = name
    .replace(/\([^)]*\)/g, ' ')
    .split(SEVERAL)
    .map((part) => wordsOf(part.replace(DESCRIPTION, '')))
  const nouns = parts.map((words) => words.filter((word) => hasCapital(word) && !NO_FOOD.has(word)).at(-1))
  const heads = nouns.filter((noun) => noun !== undefined)
  const onlyWord = parts[0]?.at(-1)
  return (heads.length > 0 || !onlyWord ? heads : [onlyWord]).map(formsOf)
}

/** Foods whose names are shorter than a word's accidental ending may be. */
const SHORT_FOODS = ['ol', 'ei']
const isLongEnough = (form: string, minLength: number) =>
  form.length >= minLength || SHORT_FOODS.includes(form)

/** The minimum of letters that two words must share. */
const MIN_LETTERS = 3

const someOf = (
  ones: ReadonlySet<string>,
  others: ReadonlySet<string>,
  fits: (one: string, other: string) => boolean,
) => [...ones].some((one) => [...others].some((other) => fits(one, other)))

/** Matches a part at the end: "Öl" is the "Olivenöl". */
const isEndOf = (word: Head, head: Head) =>
  someOf(
    word,
    head,
    (end, whole) =>
      isLongEnough(end, MIN_LETTERS) && whole.endsWith(end) && whole.length - end.length >= MIN_LETTERS,
  )

/** Parts of an ingredient whose whole a step names: "Knoblauch" are the "Knoblauchzehen". */
const PARTS =
  /^(?:n|s|en|es)?(?:zehe|knolle|filet|kern|brust|keule|schenkel|hack|steak|stange|blatt|blatter|spross|rose|schote|wurzel|samen|saat|flocken|scheibe|stuck|wurfel|zweig|kopf|kopfe|konserve)/

const isWholeOf = (word: Head, head: Head) =>
  someOf(word, head, (whole, part) => part.startsWith(whole) && PARTS.test(part.slice(whole.length)))

/** Excludes tools: a "Salatschüssel" is no salad. */
const TOOLS =
  /(?:schussel|topf|pfanne|sieb|form|presse|messer|teller|glas|papier|kocher|schaber|blech|muhle|reibe|bad|loffel)n?$/
const PARTS_OF_EGG = /^ei(?:gelb|weiss|schnee|dotter)/

/** Matches products: "Zitronensaft" is made of the "Zitrone". */
const isMadeOf = (word: Head, head: Head) =>
  ![...word].some((form) => TOOLS.test(form)) &&
  someOf(word, head, (product, source) =>
    source === 'ei'
      ? PARTS_OF_EGG.test(product)
      : source.length > MIN_LETTERS &&
        product.startsWith(source) &&
        product.length - source.length >= MIN_LETTERS,
  )

const isSame = (word: Head, head: Head) => someOf(word, head, (one, other) => one === other)

/** The closest relation first: where "Paprikapulver" is an ingredient, the word does not mean the paprika. */
const RELATIONS = [isSame, isEndOf, isWholeOf, isMadeOf]

/** Lower-case words are verbs and adjectives: "salzen" names the salt, but nothing is made of them. */
const relationsOf = (word: string) => (hasCapital(word) ? RELATIONS : [isSame])

const ingredientsOf = (word: string, headsOfAll: readonly Head[][]): number[] => {
  const forms = formsOf(word)
  for (const relation of relationsOf(word)) {
    const matches = headsOfAll.flatMap((heads, index) =>
      heads.some((head) => relation(forms, head)) ? [index] : [],
    )
    if (matches.length > 0) return matches
  }
  return []
}

const ALL = /(?<!\p{L})alle[n]?\s+Zutaten(?!\p{L})(?!\s+für)/iu
const REST = /(?<!\p{L})(?:restlichen|übrigen)\s+Zutaten(?!\p{L})(?!\s+für)/iu

const DIVIDING = /^(?:hälfte|drittel|viertel|rest|restliche[nrsm]?|übrige[nrsm]?)$/iu
/** The maximum of words between the two: "Mit der Hälfte des Öls". */
const DIVIDING_WITHIN = 3

type Use = { used: ReadonlySet<number>; divided: readonly number[] }

const namedIn = (step: string, headsOfAll: readonly Head[][]): Use => {
  const words = wordsOf(step)
  const matchesOfWords = words.map((word) => ingredientsOf(word, headsOfAll))
  const divided = matchesOfWords.filter((_, index) =>
    words.slice(Math.max(0, index - DIVIDING_WITHIN), index).some((word) => DIVIDING.test(word)),
  )
  return { used: new Set(matchesOfWords.flat()), divided: divided.flat() }
}

/** Ingredients that a step names as a group, besides those that it names one by one. */
const groupIn = (step: string, all: readonly number[], usedBefore: ReadonlySet<number>) => {
  if (ALL.test(step)) return all
  return REST.test(step) ? all.filter((one) => !usedBefore.has(one)) : []
}

/**
 * What each step uses, in the order of the ingredients, according to the words of its text.
 *
 * @param steps plain texts
 * @param names the ingredients' names
 */
export const stepIngredients = (steps: readonly string[], names: readonly string[]): StepIngredient[][] => {
  const headsOfAll = names.map(headsOf)
  const usedBefore = new Set<number>()
  const uses = steps.map((step): Use => {
    const { used, divided } = namedIn(step, headsOfAll)
    const all = new Set([...used, ...groupIn(step, [...names.keys()], usedBefore)])
    for (const one of all) usedBefore.add(one)
    return { used: all, divided }
  })
  const isDivided = (index: number) =>
    uses.filter(({ used }) => used.has(index)).length > 1 &&
    uses.some(({ divided }) => divided.includes(index))
  return uses.map(({ used }) =>
    [...used].sort((one, other) => one - other).map((index) => ({ index, isDivided: isDivided(index) })),
  )
}
