import type { Module } from '@wohlauf/contract/modules/modules'
import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import { type ComponentType, createContext, useContext } from 'react'

/** The parts of the habits' dialog that a proposal needs; the page provides the dialog. */
export type CreateHabitProps = {
  habit: { habitId: string; title: string; introduction: string }
  isOpen: boolean
  onClose: () => void
}

/** Props of the screen after a module was completed; the page decides what comes next. */
export type CelebrationProps = { module: Module }

export type Reader = {
  module: Module
  /**
   * Shows the expected effect of a command immediately, and no longer when it fails.
   *
   * @returns whether it succeeded
   */
  sendAndShow: <Op extends AnyOperation>(
    operation: Op,
    input: InputOf<Op>,
    send: (input: InputOf<Op>) => Promise<unknown>,
  ) => Promise<boolean>
  /** The options picked in self-reflections, by element: not stored, kept for the visit only. */
  reflections: Readonly<Record<string, number>>
  reflect: (contentElementId: string, optionIndex: number) => void
  /** True in the preview, where all reactions can be viewed; for learners the first pick stays. */
  mayReflectAgain?: boolean
  CreateHabit: ComponentType<CreateHabitProps>
  /** The open task to which 'Weiter' has led, and how often. */
  pointedOut?: { taskKey: string; count: number } | undefined
}

export const ReaderContext = createContext<Reader | null>(null)

export const useReader = (): Reader => {
  const reader = useContext(ReaderContext)
  if (!reader) throw new Error('an element of a module was rendered outside of its reader')
  return reader
}
