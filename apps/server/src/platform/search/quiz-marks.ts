/**
 * Invisible characters around a quiz in the text of an entry: they show that a passage is from a quiz, and let its
 * solution be left out. They belong to no word.
 */
export const QUIZ_BEGINS = '\u2062'
export const SOLUTION_BEGINS = '\u2063'
export const QUIZ_ENDS = '\u2064'
