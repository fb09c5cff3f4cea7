import { randomUUID } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createSharedContent } from '../../apps/server/src/platform/content/shared-content.ts'

/* The heap used by cached shared content, compared with the cache's own estimate. Modules like those of the
   bench world are added, as the database's driver parses them, until far more has been offered than fits. */

const MIB = 1024 * 1024
const MODULES = 20

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Heap in use after a garbage collection. */
const heap = () => {
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

/** `rare`: one character beyond Latin-1 makes each of a text's characters take two bytes. */
const paragraph = (rare: string) =>
  `<p>${`Iss langsam, schmeck hin und hör auf, wenn du satt bist${rare}. `.repeat(12)}</p>`

const moduleRows = (rare: string) =>
  Array.from({ length: 6 }, (_, page) => ({
    page: {
      id: randomUUID(),
      title: `Seite ${page}`,
      isExerciseIncluded: false,
      isEnabled: true,
      revision: 1,
    },
    elements: Array.from({ length: 3 }, () => ({
      id: randomUUID(),
      modulePageId: randomUUID(),
      title: 'Satt werden',
      content: { type: 'RICH_TEXT', textHtml: paragraph(rare) },
      revision: 1,
      image: null,
      habit: null,
      document: null,
      fileName: null,
    })),
  }))

const listRows = () =>
  Array.from({ length: 20 }, (_, number) => ({
    id: randomUUID(),
    number,
    title: `Modul ${number}: Hunger und Sättigung verstehen`,
    image: {
      hash: 'aMYJFYJol3l+iHeAiZd4eEiKgJMI',
      url: `/api/files/images/${randomUUID()}/1000.webp`,
      aspectRatio: 1.5,
      widths: [200, 400, 700, 1000],
      alternativeText: 'Ein Bild',
    },
    pages: Array.from({ length: 6 }, () => ({ id: randomUUID(), isExerciseIncluded: false, tasks: [] })),
  }))

const VALUES: Record<string, () => object> = {
  'modules with their texts': () => moduleRows(''),
  'the same in typographic quotes': () => moduleRows('”'),
  'the list alone': listRows,
}

console.log('| what | of one app | estimated | of the heap | offered | kept, estimated | of the heap |')
console.log('|---|---|---|---|---|---|---|')
const measure = async (name: string, make: () => object) => {
  const content = createSharedContent()
  // Parsed as it comes from the network, so that no text is shared between values.
  const put = (version: string, nth: number) =>
    content.get({ appId: 'app', version }, `${name} ${nth}`, async () => JSON.parse(JSON.stringify(make())))
  const empty = heap()
  const amount = name === 'the list alone' ? 1 : MODULES
  for (let nth = 0; nth < amount; nth += 1) await put('0', nth)
  const [ofApp, saysOfApp] = [heap() - empty, content.size()]
  let versions = 1
  for (; versions * saysOfApp < 200 * MIB; versions += 1)
    for (let nth = 0; nth < amount; nth += 1) await put(String(versions), nth)
  const inMib = (bytes: number) => `${(bytes / MIB).toFixed(2)} MiB`
  console.log(
    `| ${name} | ${amount} entries | ${inMib(saysOfApp)} | ${inMib(ofApp)} | ${inMib(versions * saysOfApp)} | ${inMib(content.size())} | ${inMib(heap() - empty)} |`,
  )
}

for (const [name, make] of Object.entries(VALUES)) await measure(name, make)
