import { rules } from './boundary-rules.mjs'

const isTest = /\.test\.tsx?$/

/**
 * The imports of a file that boundary-rules.mjs does not allow, as sentences.
 * @param {string} file
 * @param {import('./imports.mjs').Import[]} imports
 * @param {Map<string, string[]>} operations the names of the operations in each file of the contract
 * @returns {string[]}
 */
export function forbiddenImports(file, imports, operations) {
  const rule = rules.find(({ from }) => fits(from, file))
  if (!rule)
    return [`${file} is in a folder for which scripts/checks/boundary-rules.mjs has no rule; add one.`]
  const groups = new RegExp(`^${rule.from}$`).exec(file)
  const may = rule.may.map((pattern) => pattern.replace('{1}', () => literal(groups[1])))
  return imports
    .filter(
      (reference) =>
        !may.some((pattern) => fits(pattern, labelOf(reference, operations))) ||
        isTest.test(reference.target),
    )
    .map(({ target, line }) =>
      target.startsWith('missing:')
        ? `${file}:${line} imports ${target.slice('missing:'.length)}, which does not exist.`
        : `${file}:${line} imports ${target}, but ${rule.why}.`,
    )
}

function fits(pattern, text) {
  return new RegExp(`^(?:${pattern})$`).test(text)
}

function literal(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function labelOf({ target, names, isType, isDynamic }, operations) {
  const taken = operations.get(target) ?? []
  const takesOperation = !isType && taken.some((name) => !names || names.includes(name))
  return `${target}${takesOperation ? '#operations' : ''}${isDynamic ? '#later' : ''}`
}
