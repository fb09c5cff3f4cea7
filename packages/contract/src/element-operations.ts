import * as z from 'zod/mini'
import type { AnyOperation, StaleQuery } from './operation.ts'
import type { ElementFamily } from './values/elements/element-family.ts'
import type { ElementType } from './values/elements/element-type.ts'
import type { Feature } from './values/features.ts'
import { EmptyObject, Id, NewId, Revision, ShortText } from './values/values.ts'

/** The new element is inserted before this one; at the end if it is omitted or was deleted. */
const Placed = z.object({ title: ShortText, idOfNextElement: z.optional(Id) })

type NewShape<F extends ElementFamily> = { [Name in F['parentField']]: typeof Id } & {
  [Name in F['idField']]: typeof NewId
} & typeof Placed.shape

const Known = z.object({ title: ShortText, revision: z.optional(Revision) })
type KnownShape<F extends ElementFamily> = { [Name in F['idField']]: typeof Id } & typeof Known.shape

type Created<F extends ElementFamily> = z.ZodMiniObject<{ [Name in F['idField']]: typeof Id }>

type FamilyRules = {
  feature?: Feature
  invalidates: (element: ElementType) => () => readonly StaleQuery[]
}

export const operationsOf = <F extends ElementFamily>(family: F, { feature, invalidates }: FamilyRules) => {
  const { idField, parentField } = family
  const New = z.extend(Placed, { [parentField]: Id, [idField]: NewId })
  const Output = z.object({ [idField]: Id }) as unknown as Created<F>
  const common = (element: ElementType) => {
    const needed = element.feature ?? feature
    return {
      audience: 'app-manager',
      refusals: ['conflict'],
      invalidates: invalidates(element),
      ...(needed ? { feature: needed } : {}),
    } as const
  }
  return {
    creationOf: <E extends ElementType>(element: E) => ({
      ...common(element),
      audit: { title: 'Inhalt angelegt', target: idField },
      input: z.extend(New, element.written) as unknown as z.ZodMiniObject<NewShape<F> & E['written']>,
      output: Output,
    }),
    changeOf: <E extends ElementType>(element: E) => ({
      ...common(element),
      audit: { title: 'Inhalt geändert', target: idField },
      input: z.extend(Known, { [idField]: Id, ...element.written }) as unknown as z.ZodMiniObject<
        KnownShape<F> & E['written']
      >,
      output: EmptyObject,
    }),
  }
}

export type ElementOperations<Type extends string = string> = Readonly<
  Record<Type, { readonly create: AnyOperation; readonly update: AnyOperation }>
>
