const everyMs = 15_000

/**
 * Prints the current step and, while it runs, the elapsed time: on a busy machine a step takes minutes, and
 * without output it looks stuck.
 */
export async function withProgress(text, work) {
  console.log(`${text} …`)
  const startedAt = Date.now()
  const timer = setInterval(
    () => console.log(`${text} … ${Math.round((Date.now() - startedAt) / 1000)} s`),
    everyMs,
  )
  timer.unref()
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
