import { germanNumber } from '@wohlauf/contract/values/german-number'

/** "+10 Gesundheitspunkte, zusammen 145" */
export const pointsText = ({ points, sum }: { points: number; sum: number }): string =>
  `+${points} ${points === 1 ? 'Gesundheitspunkt' : 'Gesundheitspunkte'}, zusammen ${germanNumber(sum)}`
