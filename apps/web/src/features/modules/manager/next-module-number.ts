/** The number after the highest one: a new module comes last. */
export const nextModuleNumber = (modules: readonly { number: number }[]): number =>
  Math.max(-1, ...modules.map(({ number }) => number)) + 1
