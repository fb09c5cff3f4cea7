import { type ComponentType, type ReactNode, useEffect } from 'react'
import { render as renderUi, renderHook as renderUsing } from 'vitest-browser-react'

type Wrapper = ComponentType<{ children: ReactNode }>

const Plain: Wrapper = ({ children }) => children

/**
 * The library flushes effects by React's `act`, which its production build does not have: so the test waits
 * until the first effects have run and their changes are rendered.
 */
const whenCommitted = async <Result,>(
  Inner: Wrapper,
  render: (wrapper: Wrapper) => Promise<Result>,
): Promise<Result> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const Outer: Wrapper = ({ children }) => {
    // Effects of children run first.
    useEffect(resolve, [])
    return <Inner>{children}</Inner>
  }
  const result = await render(Outer)
  await promise
  await new Promise(requestAnimationFrame)
  return result
}

/** Renders, and resolves after the first effects. */
export const render = (ui: ReactNode) => whenCommitted(Plain, (wrapper) => renderUi(ui, { wrapper }))

/** The same for a hook. */
export const renderHook = <T,>(use: () => T, wrapper: Wrapper) =>
  whenCommitted(wrapper, (outer) => renderUsing(use, { wrapper: outer }))
