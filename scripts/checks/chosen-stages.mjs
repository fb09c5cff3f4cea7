import { Problem } from '../machine/command.mjs'

/**
 * @typedef {{ name: string, what?: string, read?: unknown, looksAt?: RegExp, moreArgs?: string[] }} Step
 */

/**
 * Some of the steps, or a part of all.
 * @param {readonly (readonly Step[])[]} stages
 * @param {{ only?: string, shard?: string }} choice `only`: names, as `lint,types`. `shard`: as `1/3`; the parts together are all
 * @returns {Step[][]}
 * @throws Problem for a name or a part that does not exist
 */
export function chosenStages(stages, { only, shard }) {
  const namedStages = only ? withNames(stages, only.split(',')) : stages.map((steps) => [...steps])
  return shard ? partOf(namedStages, shard) : namedStages
}

function withNames(stages, names) {
  const stepNames = stages.flat().map(({ name }) => name)
  const unknown = names.filter((name) => !stepNames.includes(name))
  if (unknown.length > 0)
    throw new Problem(`There is no step ${unknown.join(', ')}; the steps are ${stepNames.join(', ')}.`)
  return stages.map((steps) => steps.filter(({ name }) => names.includes(name)))
}

/** Runners take their own part of their tests; what has no tests is a part's as a whole. */
function partOf(stages, shard) {
  const [, part, parts] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number)
  if (!(part >= 1 && part <= parts)) throw new Problem(`--shard ${shard} is no part, as 1/3 is.`)
  const whole = stages.flat().filter(({ read }) => !read)
  return stages.map((steps) =>
    steps.flatMap((step) => {
      if (step.read) return [{ ...step, moreArgs: [`--shard=${part}/${parts}`] }]
      return whole.indexOf(step) % parts === part - 1 ? [step] : []
    }),
  )
}
