import * as reminderTime from '@wohlauf/contract/habits/reminder-time'
import * as managedItems from '@wohlauf/contract/managed-items'
import * as operationFiles from '@wohlauf/contract/operation-files'
import * as proof from '@wohlauf/contract/proof'
import * as linkRules from '@wohlauf/contract/seats/link-rules'
import * as dataExport from '@wohlauf/contract/values/accounts/data-export'
import * as invitedAddresses from '@wohlauf/contract/values/accounts/invited-addresses'
import * as sessionAnswer from '@wohlauf/contract/values/accounts/session-answer'
import * as appLook from '@wohlauf/contract/values/app-look'
import * as company from '@wohlauf/contract/values/company'
import * as blogElements from '@wohlauf/contract/values/elements/blog-elements'
import * as contentElements from '@wohlauf/contract/values/elements/content-elements'
import * as quiz from '@wohlauf/contract/values/elements/quiz'
import * as features from '@wohlauf/contract/values/features'
import * as host from '@wohlauf/contract/values/host'
import * as image from '@wohlauf/contract/values/image'
import * as blogSummary from '@wohlauf/contract/values/items/blog-summary'
import * as reportSummary from '@wohlauf/contract/values/items/experience-report-summary'
import * as itemFinding from '@wohlauf/contract/values/items/item-finding'
import * as moduleFields from '@wohlauf/contract/values/items/module-fields'
import * as recipe from '@wohlauf/contract/values/items/recipe'
import * as goalProposal from '@wohlauf/contract/values/items/user-goal-proposal'
import * as versions from '@wohlauf/contract/values/items/versions'
import * as shell from '@wohlauf/contract/values/shell'
import * as shownAddress from '@wohlauf/contract/values/shown-address'
import * as values from '@wohlauf/contract/values/values'
import * as z from 'zod/mini'

export type JsonSchema = z.core.JSONSchema.BaseSchema

type Schemas = readonly z.core.$ZodType[]
type Definitions = Record<string, JsonSchema>

/** The contract's files with schemas that several operations use. */
const FILES: readonly object[] = [
  ...Object.values(operationFiles),
  values,
  appLook,
  blogElements,
  blogSummary,
  company,
  contentElements,
  dataExport,
  features,
  goalProposal,
  host,
  image,
  invitedAddresses,
  itemFinding,
  linkRules,
  managedItems,
  moduleFields,
  proof,
  quiz,
  recipe,
  reminderTime,
  reportSummary,
  sessionAnswer,
  shell,
  shownAddress,
  versions,
]

/** What the names alone do not say. */
const MEANINGS: Readonly<Record<string, string>> = {
  NewId:
    'A UUID of your choice. The same call with the same id and content succeeds again, with other content it is refused as `conflict`. Without an id the server makes one.',
  Revision:
    'As it was read. If the item has changed since, the call is refused as `conflict`; without a revision it never is.',
  RichText: 'HTML that the server has sanitized.',
  TimeOfDay: '`HH:mm:ss` in Europe/Berlin.',
}

/** Each exported schema under the name of its export: it is described once. */
const nameSchemas = (more: object) => {
  const named = z.registry<{ id: string; description?: string }>()
  for (const [name, value] of [...FILES, more].flatMap((file): [string, unknown][] => Object.entries(file))) {
    const description = MEANINGS[name]
    if (value instanceof z.core.$ZodType && !named.has(value))
      named.add(value, { id: name, ...(description && { description }) })
  }
  return named
}

const COMPONENTS = '#/components/schemas/'
const DEFINITIONS = '#/$defs/'

/** @returns a copy whose references lead to the document's components */
const withReferences = <T>(json: T, rename = (name: string) => name): T =>
  JSON.parse(JSON.stringify(json), (key, value) =>
    key === '$ref' ? COMPONENTS + rename(value.slice(DEFINITIONS.length)) : value,
  )

const namesIn = (json: JsonSchema): string[] =>
  [...JSON.stringify(json).matchAll(/"#\/\$defs\/([^"]+)"/g)].map(([, name = '']) => name)

/** The names that mean something else in a request than in an answer, because a schema fills in, trims or leaves out. */
const differingNames = (ofInputs: Definitions, ofOutputs: Definitions): ReadonlySet<string> => {
  const shared = Object.keys(ofInputs).filter((name) => name in ofOutputs)
  const differing = new Set(
    shared.filter((name) => JSON.stringify(ofInputs[name]) !== JSON.stringify(ofOutputs[name])),
  )
  for (let before = -1; before < differing.size; ) {
    before = differing.size
    for (const name of shared)
      if (namesIn(ofInputs[name] ?? {}).some((inner) => differing.has(inner))) differing.add(name)
  }
  return differing
}

/**
 * Schemas of requests and of answers as JSON Schema. Those that the contract exports are references to `components`; where both
 * use one and differ, that of requests is named `…Input`.
 * @param more further schemas, by their names
 */
export const describeSchemas = (inputs: Schemas, outputs: Schemas, more: Record<string, z.core.$ZodType>) => {
  const metadata = nameSchemas(more)
  const convert = (schemas: Schemas, io: 'input' | 'output') => {
    const definitions: Definitions = {}
    const converted = schemas.map((schema): JsonSchema => {
      const {
        $schema: _,
        $defs,
        ...json
      } = z.toJSONSchema(schema, {
        io,
        metadata,
        target: 'draft-2020-12',
        unrepresentable: 'any',
      })
      Object.assign(definitions, $defs)
      return json
    })
    return { converted, definitions }
  }
  const ofInputs = convert(inputs, 'input')
  const ofOutputs = convert([...outputs, ...Object.values(more)], 'output')
  const differing = differingNames(ofInputs.definitions, ofOutputs.definitions)
  const inputName = (name: string) => (differing.has(name) ? `${name}Input` : name)
  const components: Definitions = {}
  for (const [name, json] of Object.entries(ofOutputs.definitions)) components[name] = withReferences(json)
  for (const [name, json] of Object.entries(ofInputs.definitions))
    components[inputName(name)] = withReferences(json, inputName)
  return {
    inputs: ofInputs.converted.map((json) => withReferences(json, inputName)),
    outputs: ofOutputs.converted.map((json) => withReferences(json)),
    components,
  }
}

/** Whether a value of it is a text, number or flag, which a form's part states as text. */
export const isPlain = (schema: JsonSchema, components: Definitions): boolean => {
  if (schema.$ref) return isPlain(components[schema.$ref.slice(COMPONENTS.length)] ?? {}, components)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return options.every((option) => isPlain(option as JsonSchema, components))
  return [schema.type].flat().every((type) => type !== undefined && type !== 'array' && type !== 'object')
}
