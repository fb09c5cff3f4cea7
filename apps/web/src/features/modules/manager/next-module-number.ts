export const nextModuleNumber = (modules: readonly { number: number }[]): number =>
  Math.max(-1, ...modules.map(({ number }) => number)) + 1
