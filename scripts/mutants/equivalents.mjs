/*
 * Mutants that no test can kill, because the mutated code does the same: each with its reason. `code` is what is replaced, `replacement`
 * what by, both as the run prints them.
 *
 * @type {import('./judge.mjs').Equivalent[]}
 */
export const equivalents = []
