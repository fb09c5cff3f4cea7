/* The CPU time of a program and all its descendants. Linux adds up a process's children only when their
   parent has waited for them, which never happens for a killed Chromium; so the tree is sampled every
   second: more often, the samples themselves took a fiftieth of a run. */
import { readdirSync, readFileSync } from 'node:fs'

const everyMs = 1000
/** The unit of /proc, on every Linux that Node runs on. */
const ticksPerSecond = 100

/** @returns {{ look: () => void, stop: () => number | null }} `look` takes a sample immediately; `stop` returns the seconds of user and system time, `null` where there is no /proc */
export function startCpuMeter(pid) {
  const tally = createTally(pid)
  const look = () => tally.observe(readProcesses())
  if (!readProcesses()) return { look: () => {}, stop: () => null }
  look()
  const timer = setInterval(look, everyMs)
  timer.unref()
  return {
    look,
    stop: () => {
      clearInterval(timer)
      look()
      return tally.ticks() / ticksPerSecond
    },
  }
}

/**
 * Adds up a process tree from repeated samples.
 * @typedef {{ pid: number, parent: number, startedAt: number, own: number, reaped: number }} Seen  `own` and `reaped` in
 * ticks: used by itself, and by children that it has waited for, their own children included
 */
export function createTally(rootPid) {
  /** Identified by pid and start time, because pids are reused. */
  const members = new Map()
  let hasRoot = false
  const keyOf = ({ pid, startedAt }) => `${pid} ${startedAt}`

  const add = (seen, firstParent) =>
    members.set(keyOf(seen), { ...seen, firstParent, children: [], isAlive: true })

  const take = (alive, living) => {
    let isGrowing = true
    while (isGrowing) {
      isGrowing = false
      for (const seen of alive) {
        const isRoot = !hasRoot && seen.pid === rootPid
        const firstParent = living.get(seen.parent)
        if (members.has(keyOf(seen)) || !(isRoot || firstParent)) continue
        add(seen, firstParent?.pid)
        if (isRoot) hasRoot = true
        const member = members.get(keyOf(seen))
        firstParent?.children.push(member)
        living.set(seen.pid, member)
        isGrowing = true
      }
    }
  }

  return {
    observe: (alive) => {
      const living = new Map()
      for (const member of members.values()) member.isAlive = false
      for (const seen of alive) {
        const member = members.get(keyOf(seen))
        if (!member) continue
        Object.assign(member, seen, { isAlive: true })
        living.set(seen.pid, member)
      }
      take(alive, living)
    },
    ticks: () => {
      const [first] = members.values()
      if (!first) return 0
      const { total, left } = ticksOf(first)
      return total + left
    },
  }
}

/**
 * For children that a parent has waited for, the parent's own count is more exact; for the others, the last
 * sample.
 */
function ticksOf({ own, reaped, children }) {
  const sums = { waitedFor: 0, left: 0 }
  for (const child of children) {
    const { total, left } = ticksOf(child)
    const isLeft = child.isAlive || child.parent !== child.firstParent
    sums[isLeft ? 'left' : 'waitedFor'] += total
    sums.left += left
  }
  return { total: own + Math.max(reaped, sums.waitedFor), left: sums.left }
}

/** @returns {Seen[] | null} every process of this machine */
function readProcesses() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(readProcess)
      .filter(Boolean)
  } catch {
    return null
  }
}

function readProcess(name) {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [user, system, usersOfChildren, systemsOfChildren] = fields.slice(11, 15)
    const [, parent] = fields
    return {
      pid: Number(name),
      parent,
      startedAt: fields[19],
      own: user + system,
      reaped: usersOfChildren + systemsOfChildren,
    }
  } catch {
    // The process has ended meanwhile.
    return null
  }
}
