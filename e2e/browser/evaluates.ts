/** A page of any browser, in which a function runs; it is sent as text, so it uses nothing from outside. */
export type Evaluates = {
  evaluate: <Result>(work: () => Result | Promise<Result>) => Promise<Result>
}
