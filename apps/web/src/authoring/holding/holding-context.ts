import { createContext, useContext } from 'react'

/** Called with a form once it stands: its first field gets what was typed before. */
type HandOver = (form: HTMLFormElement) => void

export const HandOverContext = createContext<HandOver | null>(null)

export const useHandOver = (): HandOver | null => useContext(HandOverContext)
