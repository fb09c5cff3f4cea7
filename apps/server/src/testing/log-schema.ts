import { readFileSync } from 'node:fs'

const guide = readFileSync(new URL('../../../../docs/operations/observe.md', import.meta.url), 'utf8')
const [fieldRows = '', eventRows = ''] = guide.slice(guide.indexOf('## Log')).split('| event (`msg`)')

const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

const FIELDS = new Set(
  [...fieldRows.matchAll(/^\| ((?:`\w+`(?:, )?)+)/gm)].flatMap(([, names = '']) => namesIn(names)),
)

const LEVELS = { info: 30, warn: 40, error: 50 } as const

const LEVELS_OF_EVENT = new Map(
  [...eventRows.matchAll(/^\| `([^`]+)`\s+\| ([^|]+?)\s+\|/gm)].map(([, event = '', levels = '']) => [
    event,
    levels.split(', ').map((level): number => LEVELS[level as keyof typeof LEVELS]),
  ]),
)

const ALWAYS = ['level', 'time', 'pid', 'hostname', 'msg']

/**
 * The differences of a log line from the schema in the guide for operators; empty when the line follows it or is
 * Fastify's own.
 */
export const problemsOfLine = (line: string): string[] => {
  const fields = JSON.parse(line) as Record<string, unknown>
  const event = String(fields.msg)
  const levels = LEVELS_OF_EVENT.get(event)
  if (Number(fields.level) < LEVELS.info || event.startsWith('Server listening at ')) return []
  return [
    ...ALWAYS.filter((name) => !(name in fields)).map((name) => `${event} has no ${name}`),
    ...Object.keys(fields)
      .filter((name) => !FIELDS.has(name))
      .map((name) => `${event} has the field ${name}`),
    ...(levels ? [] : [`there is no event ${event}`]),
    ...(levels && !levels.includes(Number(fields.level)) ? [`${event} has the level ${fields.level}`] : []),
  ]
}
