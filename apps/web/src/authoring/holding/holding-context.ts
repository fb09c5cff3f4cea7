import { createContext, useContext } from 'react'

/** Called with a form once it is rendered: its first field gets the held input. */
type HandOver = (form: HTMLFormElement) => void

export const HandOverContext = createContext<HandOver | null>(null)

export const useHandOver = (): HandOver | null => useContext(HandOverContext)
