import { useState } from 'react'
import { type OpenTask, taskKey } from '../rules/open-tasks.ts'
import { addressOf, type Position } from '../rules/position.ts'
import type { Reader } from './reader.ts'

export const usePointedOut = (position: Position) => {
  const address = addressOf(position)
  const [pointedOut, setPointedOut] = useState<Reader['pointedOut']>()
  const [addressBefore, setAddressBefore] = useState(address)
  if (addressBefore !== address) {
    setAddressBefore(address)
    setPointedOut(undefined)
  }
  const pointOut = (task: OpenTask) =>
    setPointedOut((before) => ({ taskKey: taskKey(task), count: (before?.count ?? 0) + 1 }))
  return { pointedOut, pointOut }
}
