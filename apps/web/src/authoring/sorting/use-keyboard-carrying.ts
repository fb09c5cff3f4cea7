import { type KeyboardEvent, useState } from 'react'
import { moved } from '../moved.ts'
import { announce } from './sort-announcements.ts'
import type { SortableThing } from './sortable-list.tsx'

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

type Carried = { id: string; before: readonly SortableThing[] }

type KeyboardCarrying = {
  things: readonly SortableThing[]
  onChange: (things: readonly SortableThing[]) => void
  say: (words: string) => void
}

/** Takes hold of a thing, moves and drops it by keys. Each key finds the list as the one before left it. */
export const useKeyboardCarrying = ({ things, onChange, say }: KeyboardCarrying) => {
  const [carried, setCarried] = useState<Carried | null>(null)

  const move = (thing: SortableThing, from: number, to: number) => {
    if (to < 0 || to >= things.length) return
    onChange(moved(things, from, to))
    say(announce.moved(thing, to, things.length))
  }
  const cancel = (thing: SortableThing, { before }: Carried) => {
    onChange(before)
    setCarried(null)
    say(announce.cancelled(thing))
  }
  const takeOrDrop = (thing: SortableThing, place: number) => {
    const isDrop = carried?.id === thing.id
    setCarried(isDrop ? null : { id: thing.id, before: things })
    say(announce[isDrop ? 'dropped' : 'taken'](thing, place, things.length))
  }

  const onKeyDown = (event: KeyboardEvent, place: number) => {
    const thing = things[place]
    if (!thing) return
    const isCarried = carried?.id === thing.id
    const step = STEPS[event.key]
    if (event.key === ' ' || event.key === 'Enter') takeOrDrop(thing, place)
    else if (isCarried && step !== undefined) move(thing, place, place + step)
    else if (isCarried && event.key === 'Escape') cancel(thing, carried)
    else return
    event.preventDefault()
  }
  return { carriedId: carried?.id, onKeyDown, onBlur: () => setCarried(null) }
}
