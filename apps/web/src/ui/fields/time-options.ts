/** Two-digit numbers from `first` up to, but without, `end`. */
const numbers = (first: number, end: number, step: number): string[] =>
  Array.from({ length: Math.ceil((end - first) / step) }, (_none, index) =>
    String(first + index * step).padStart(2, '0'),
  )

export const hoursFrom = (earliest: number): string[] => numbers(earliest, 24, 1)

export const minutesInSteps = (step: number): string[] => numbers(0, 60, step)
