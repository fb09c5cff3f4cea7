import { readFileSync } from 'node:fs'

const everyMs = 500

/**
 * Ends this process when the npm that started it has ended. npm passes SIGTERM only to its shell, which dies
 * without passing it on; a killed npm passes nothing at all. Without npm nothing is watched: a command that
 * was sent to the background on purpose outlives its shell.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const atStart = forebears()
  const watch = setInterval(() => {
    if (forebears() === atStart) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, everyMs)
  watch.unref()
}

/** The shell's pid and, if the system provides it, npm's: one of them changes when either is gone. */
function forebears() {
  return `${process.ppid} ${parentOf(process.ppid)}`
}

function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
  } catch {
    return 'unknown'
  }
}
