import type { Module } from '@wohlauf/contract/modules'
import { type ComponentType, createContext, useContext } from 'react'
import type { Step } from './command-queue.ts'

/** What a proposal needs of the habits' dialog; the page hands the dialog in. */
export type CreateHabitProps = {
  habit: { habitId: string; title: string; introduction: string }
  isOpen: boolean
  onClose: () => void
}

/** What the elements of a page use of the reading they are part of. */
export type Reader = {
  module: Module
  /** Shows at once what a command will bring, sends it, and takes it back when it fails. */
  carryOut: (step: Step<Module>) => Promise<boolean>
  /** The options picked in self-reflections, by element: nobody stores them, they last as long as the visit. */
  reflections: Readonly<Record<string, number>>
  reflect: (contentElementId: string, optionIndex: number) => void
  /** In the preview, where all reactions are looked at; for learners the first pick stands. */
  mayReflectAgain?: boolean
  CreateHabit: ComponentType<CreateHabitProps>
  /** The open task that 'Weiter' has led to, and how often. */
  pointedOut?: { taskKey: string; count: number } | undefined
}

export const ReaderContext = createContext<Reader | null>(null)

export const useReader = (): Reader => {
  const reader = useContext(ReaderContext)
  if (!reader) throw new Error('an element of a module stands outside of its reader')
  return reader
}
