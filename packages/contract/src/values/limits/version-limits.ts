/**
 * The maximum size of one version of a module, an article, a recipe or a report, as the JSON that is stored of it. Other
 * saves of the app wait while one is published: about 200 ms for this much.
 */
export const MAX_VERSION_BYTES = 1024 * 1024

/** The search reads a version once for each of its pages. No module that people read has as many. */
export const MAX_PAGES = 100

/** The end of a sentence about the texts of an item. */
export const VERSION_LIMIT = `dürfen zusammen höchstens ${MAX_VERSION_BYTES / 1024 / 1024} MB haben`

/** @param item the subject of the sentence */
export const tooLargeSentence = (item: string): string =>
  `${item} ist zu groß: Alle Texte darin ${VERSION_LIMIT}. Teile den Inhalt bitte auf.`

/** @param module its title in quotation marks */
export const manyPagesSentence = (module: string): string =>
  `In ${module} sind höchstens ${MAX_PAGES} Seiten möglich. Teile den Inhalt bitte auf.`
