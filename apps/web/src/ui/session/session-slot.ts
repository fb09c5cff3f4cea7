import { createContext, useContext } from 'react'

/** The element in the bar of a session in which the screen below shows its progress; null outside of a session. */
export const SessionSlotContext = createContext<HTMLElement | null>(null)

export const useSessionSlot = (): HTMLElement | null => useContext(SessionSlotContext)
