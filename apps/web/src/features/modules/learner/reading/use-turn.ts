import { useState } from 'react'
import type { Place } from '../rules/place.ts'

/** Which way the page was turned; `none` for the one that was opened first. */
export type Turn = 'none' | 'forward' | 'back'

const orderOf = (place: Place): number => {
  if (place.type === 'TABLE_OF_CONTENTS') return -1
  return place.type === 'SUCCESS' ? Number.MAX_SAFE_INTEGER : place.pageIndex
}

export const useTurn = (place: Place): Turn => {
  const order = orderOf(place)
  const [last, setLast] = useState<{ order: number; turn: Turn }>({ order, turn: 'none' })
  if (last.order !== order) setLast({ order, turn: order > last.order ? 'forward' : 'back' })
  return last.turn
}
