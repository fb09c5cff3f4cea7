const everyMs = 15_000

/**
 * Prints what is going on, then, while it lasts, how long it has taken so far: on a busy machine a step takes minutes,
 * and a silent terminal looks as if it had stopped.
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
