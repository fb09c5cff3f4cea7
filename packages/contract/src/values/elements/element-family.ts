import * as z from 'zod/mini'
import { Id, Revision } from '../values.ts'
import type { ElementType } from './element-type.ts'

const Common = z.object({
  title: z.string(),
  /** Managers get the revision and send it with a change; learners get none. */
  revision: z.optional(Revision),
})

type ShownShape<E extends ElementType, IdField extends string> = z.core.util.Extend<
  typeof Common.shape,
  { [Name in IdField]: typeof Id } & { type: z.ZodMiniLiteral<E['type']> } & E['shown']
>

const shownElement = <E extends ElementType, IdField extends string>(idField: IdField, element: E) =>
  z.extend(Common, {
    [idField]: Id,
    type: z.literal(element.type),
    ...element.shown,
  }) as unknown as z.ZodMiniObject<ShownShape<E, IdField>>

type Shown<Types extends readonly ElementType[], IdField extends string> = {
  [I in keyof Types]: ReturnType<typeof shownElement<Types[I], IdField>>
}

type ByType<Types extends readonly ElementType[]> = {
  readonly [T in Types[number]['type']]: Extract<Types[number], { type: T }>
}

/**
 * Operations, handlers, dialogs and tests are made from a family, in the same way for all.
 *
 * @param idField the field with an element's id, in calls and in answers
 * @param parentField the field with the parent's id, in calls
 * @param types in the order of the menu 'Inhalt anlegen'
 */
export const elementFamily = <
  const Types extends readonly ElementType[],
  const IdField extends string,
  const ParentField extends string,
>({
  idField,
  parentField,
  types,
}: {
  idField: IdField
  parentField: ParentField
  types: Types
}) => ({
  idField,
  parentField,
  types: types.map(({ type }) => type) as readonly Types[number]['type'][],
  elements: Object.fromEntries(types.map((spec) => [spec.type, spec])) as ByType<Types>,
  Shown: z.discriminatedUnion(
    'type',
    types.map((spec) => shownElement(idField, spec)) as unknown as Shown<Types, IdField> &
      readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]],
  ),
})

export type ElementFamily = {
  readonly idField: string
  readonly parentField: string
  readonly types: readonly string[]
  readonly elements: Readonly<Record<string, ElementType>>
  readonly Shown: z.ZodMiniType
}

export type TypeIn<F extends ElementFamily> = F['types'][number]

export type ShownIn<F extends ElementFamily, T extends TypeIn<F>> = Extract<z.output<F['Shown']>, { type: T }>

type WrittenShape<F extends ElementFamily, T extends TypeIn<F>> = F['elements'][T] extends ElementType
  ? z.ZodMiniObject<F['elements'][T]['written']>
  : never

export type WrittenIn<F extends ElementFamily, T extends TypeIn<F>> = z.output<WrittenShape<F, T>>
export type WrittenInputIn<F extends ElementFamily, T extends TypeIn<F>> = z.input<WrittenShape<F, T>>

/** @throws Error when the family has no such type */
export const typeOfFamily = ({ elements }: ElementFamily, type: string): ElementType => {
  const spec = elements[type]
  if (!spec) throw new Error(`there is no element of the type ${type}`)
  return spec
}
