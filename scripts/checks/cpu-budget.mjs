/* Compares the CPU seconds of each step with cpu-budget.json. Other machines are slower or faster: each
   step's seconds are divided by those of a fixed piece of work (reference-work.mjs) measured just before and
   after it. */

const headroom = 1.5
/**
 * For all steps together: less than for one, because they do not all vary in the same direction. Two cores work off what it allows in
 * about 15 minutes; the target is 14.
 */
const headroomOfAll = 1.3
/** The tolerance for a short step. */
const leewaySeconds = 3

/**
 * @typedef {{ name: string, cpuSeconds: number, referenceSeconds: number }} Measured
 * @param {Measured[]} measured
 * @param {{ referenceSeconds: number, steps: Record<string, number> }} budget seconds on the machine where it
 *   was measured
 * @returns {{ table: string, complaints: string[] }}
 */
export function judgeCpu(measured, budget) {
  const rows = measured.map(({ name, cpuSeconds, referenceSeconds }) => {
    const seconds = (cpuSeconds * budget.referenceSeconds) / referenceSeconds
    const allowed = budget.steps[name]
    return { name, cpuSeconds, seconds, allowed, limit: allowed * headroom + leewaySeconds }
  })
  const complaints = [...rows.map(complaintAbout), complaintAboutAll(rows, budget.steps)].filter(Boolean)
  return { table: tableOf(rows), complaints }
}

/** Only when every step has run: some of them say nothing about the whole. */
function complaintAboutAll(rows, steps) {
  if (Object.keys(steps).some((name) => !rows.some((row) => row.name === name))) return null
  const seconds = sum(rows.map((row) => row.seconds))
  const allowed = sum(Object.values(steps))
  if (seconds <= allowed * headroomOfAll) return null
  return (
    `The whole run has grown: ${round(seconds)} CPU seconds (converted to the budget's machine) instead of ${round(allowed)}, ` +
    `more than ${round(allowed * headroomOfAll)}. The table shows which steps are above their budget.`
  )
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0)
}

function complaintAbout({ name, seconds, allowed, limit }) {
  if (allowed === undefined)
    return `The step "${name}" has no budget of CPU seconds: add about ${round(seconds)} to scripts/checks/cpu-budget.json.`
  if (seconds <= limit) return null
  return (
    `The step "${name}" has grown: ${round(seconds)} CPU seconds (converted to the budget's machine) instead of ${allowed}, ` +
    `more than ${round(limit)}. Make it cheaper, or raise it in scripts/checks/cpu-budget.json and say why.`
  )
}

function tableOf(rows) {
  const lines = rows.map(({ name, cpuSeconds, seconds, allowed, limit }) =>
    [
      name.padEnd(12),
      ...[cpuSeconds, seconds, allowed, limit].map((value) => `${round(value)}`.padStart(10)),
    ].join(''),
  )
  const head = [
    'CPU seconds'.padEnd(12),
    ...['used', 'compared', 'budget', 'limit'].map((word) => word.padStart(10)),
  ]
  return [head.join(''), ...lines].join('\n')
}

function round(seconds) {
  return Number.isNaN(seconds) || seconds === undefined ? '–' : Math.round(seconds * 10) / 10
}
