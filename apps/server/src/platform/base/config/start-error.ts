/** A reason not to start, as a message for the operator at the terminal. It is shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
