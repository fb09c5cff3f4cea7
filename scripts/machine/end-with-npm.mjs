import { readFileSync } from 'node:fs'

const everyMs = 500

/**
 * Ends this process when the npm that started it has ended. npm passes SIGTERM to its shell only, and the shell dies of
 * it without a word to us; a killed npm passes nothing at all. Without npm, nobody is watched: a command that was sent
 * to the background on purpose outlives its shell.
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

/** The shell's number and, where the system tells, npm's: both change when the one or the other is gone. */
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
