/*
 * Compares Stryker's result with the list of equivalent mutants. A mutant is identified by its file, the text
 * of the line where it begins, the replaced code and the replacement: so lines may move, and an entry does
 * not cover a similar line elsewhere.
 *
 * @typedef {{ file: string, line: number, at: string, status: string, code: string, replacement: string }} Mutant
 * @typedef {{ file: string, at: string, code: string, replacement: string, why: string }} Equivalent
 */

/** A mutant that breaks the loading of a test file fails every run; one that never ends is detected too. */
const KILLED = new Set(['Killed', 'Timeout', 'RuntimeError'])
const SURVIVED = new Set(['Survived', 'NoCoverage'])

/**
 * @param {readonly Mutant[]} mutants of one area
 * @param {readonly Equivalent[]} equivalents of all areas
 * @returns killed, survived and equivalent mutants, and `outdated`: entries for these files that match no
 *   survivor any more
 */
export function compareWithEquivalents(mutants, equivalents) {
  const survivors = mutants.filter(({ status }) => SURVIVED.has(status))
  const files = new Set(mutants.map(({ file }) => file))
  const isListed = (mutant) => equivalents.some((entry) => fits(entry, mutant))
  return {
    killed: mutants.filter(({ status }) => KILLED.has(status)),
    survived: survivors.filter((mutant) => !isListed(mutant)),
    equivalent: survivors.filter(isListed),
    outdated: equivalents.filter(
      (entry) => files.has(entry.file) && !survivors.some((mutant) => fits(entry, mutant)),
    ),
  }
}

/** @returns {number} percent of the mutants that are not equivalent; whole, and 100 only when all are killed */
export function scoreOf({ killed, survived }) {
  const total = killed.length + survived.length
  return total === 0 ? 0 : Math.floor((killed.length / total) * 100)
}

function fits(entry, mutant) {
  return ['file', 'at', 'code', 'replacement'].every((key) => entry[key] === mutant[key])
}
