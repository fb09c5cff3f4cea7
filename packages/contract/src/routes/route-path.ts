type ParameterOf<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never

/** `{ id }` of `/module/inhalt/$id`. */
export type ParamsOf<Path extends string> = Record<ParameterOf<Path>, string>

export type PlainName<Table extends Record<string, { path: string }>> = {
  [Name in keyof Table]: [ParameterOf<Table[Name]['path']>] extends [never] ? Name : never
}[keyof Table]

export type NameWith<Table extends Record<string, { path: string }>, Parameter extends string> = {
  [Name in keyof Table]: [ParameterOf<Table[Name]['path']>] extends [Parameter]
    ? [Parameter] extends [ParameterOf<Table[Name]['path']>]
      ? Name
      : never
    : never
}[keyof Table]

export const fillPath = (path: string, valueFor: (parameter: string) => string): string =>
  path.replace(/\$(\w+)/g, (_whole, parameter: string) => valueFor(parameter))

/** Encodes the parameters. */
export const filledPath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  fillPath(path, (parameter) => encodeURIComponent(params[parameter] ?? ''))
