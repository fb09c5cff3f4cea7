import type { ComponentType } from 'react'
import IconQuestionMark from '~icons/tabler/question-mark'
import type { ElementDialogProps } from './element-dialog.tsx'

/** The fields of an element that all types have, besides its id. */
export type AnyElement = { type: string; title: string; revision?: number | undefined }

export type TypeOfContent = {
  label: string
  /** In the menu, where it says what happens. */
  menuLabel?: string
  icon: ComponentType<{ size: number; 'aria-hidden': true }>
  /** Loaded when the first one opens. */
  Dialog?: ComponentType<ElementDialogProps>
}

export type TypesOfContent<Type extends string = string> = Readonly<Record<Type, TypeOfContent>>

export const menuLabelOf = ({ label, menuLabel = label }: TypeOfContent): string => menuLabel

/** A type that only a newer server knows has one, too. */
export const contentTypeOf = (types: TypesOfContent, type: string): TypeOfContent =>
  types[type] ?? { label: 'Unbekannt', icon: IconQuestionMark }
