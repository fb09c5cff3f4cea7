/** Legal forms and last words that are feminine; a name with another ending stands without an article. */
const FEMININE =
  /(?:^|[\s&-])(?:AG|SE|KG|KGaA|OHG|oHG|GbR|UG|UG \(haftungsbeschränkt\)|g?GmbH|mbH|e\. ?G\.|eG)$|(?:stiftung|genossenschaft|gesellschaft|kasse|versicherung|bank|verwaltung|universität|hochschule)$/i

const ARTICLE = /^(?:der|die|das)\s/i

const isFeminine = (name: string): boolean => !ARTICLE.test(name) && FEMININE.test(name.trim())

/** Begins a sentence: "Die Musterwerke AG", "Bäckerei Kern". */
export const companyAsSubject = (name: string): string => (isFeminine(name) ? `Die ${name}` : name)

/** After "von", "bei" and "mit": "der Musterwerke AG", "Bäckerei Kern". */
export const companyInDative = (name: string): string => (isFeminine(name) ? `der ${name}` : name)

/** After a noun: "die Lizenzen der Musterwerke AG", "die Lizenzen von Bäckerei Kern". */
export const companyAsOwner = (name: string): string => (isFeminine(name) ? `der ${name}` : `von ${name}`)
