/** A reason not to start, in one sentence for the person at the terminal. It is shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
