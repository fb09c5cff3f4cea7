/**
 * A page of any browser that can run a function; the function is sent as text, so it must not use its
 * closure.
 */
export type Evaluates = {
  evaluate: <Result>(work: () => Result | Promise<Result>) => Promise<Result>
}
