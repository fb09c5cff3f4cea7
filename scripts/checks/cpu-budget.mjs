/* Compares the CPU seconds of each step with cpu-budget.json. Other machines are slower or faster: each
   step's seconds are divided by those of a fixed piece of work (reference-work.mjs) measured just before and
   after it. */

const headroom = 1.5
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
  return { table: tableOf(rows), complaints: rows.map(complaintAbout).filter(Boolean) }
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
