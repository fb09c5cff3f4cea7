import { useState } from 'react'
import type { Position } from '../rules/position.ts'

/** The direction in which the page was turned; `none` for the first one. */
export type Turn = 'none' | 'forward' | 'back'

const orderOf = (position: Position): number => {
  if (position.type === 'TABLE_OF_CONTENTS') return -1
  return position.type === 'SUCCESS' ? Number.MAX_SAFE_INTEGER : position.pageIndex
}

export const useTurn = (position: Position): Turn => {
  const order = orderOf(position)
  const [last, setLast] = useState<{ order: number; turn: Turn }>({ order, turn: 'none' })
  if (last.order !== order) setLast({ order, turn: order > last.order ? 'forward' : 'back' })
  return last.turn
}
