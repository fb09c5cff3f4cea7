import type { Store } from '../../ui/state/store.ts'

export const createStore = <T>(initial: T): Store<T> => ({
  get: () => initial,
  set: () => {},
  subscribe: () => () => {},
})

export const useStore = <T>(store: Store<T>): T => store.get()

export const useOfStore = <T, Part>(store: Store<T>, select: (value: T) => Part): Part => select(store.get())
