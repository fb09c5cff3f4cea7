import type { ComponentType } from 'react'
import IconQuestionMark from '~icons/tabler/question-mark'
import type { ElementDialogProps } from './element-dialog.tsx'

/** Fields that elements of all types have, besides their id. */
export type AnyElement = { type: string; title: string; revision?: number | undefined }

export type TypeOfContent = {
  label: string
  /** The menu's text, which names the action. */
  menuLabel?: string
  icon: ComponentType<{ size: number; 'aria-hidden': true }>
  /** Loaded when the first dialog opens. */
  Dialog?: ComponentType<ElementDialogProps>
}

export type TypesOfContent<Type extends string = string> = Readonly<Record<Type, TypeOfContent>>

export const menuLabelOf = ({ label, menuLabel = label }: TypeOfContent): string => menuLabel

/** Includes types that only a newer server knows. */
export const contentTypeOf = (types: TypesOfContent, type: string): TypeOfContent =>
  types[type] ?? { label: 'Unbekannt', icon: IconQuestionMark }
