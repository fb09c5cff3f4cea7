import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageSchema } from '../platform/http/course-packages/package-schema.ts'

/** `npm run package:schema`: writes the published schema of course packages; with `--check`, complains when it differs. */
const FILE = join(import.meta.dirname, '../../../../docs/operations/course-package.schema.json')

const text = `${JSON.stringify(packageSchema(), null, 2)}\n`

if (!process.argv.includes('--check')) await writeFile(FILE, text)
else if ((await readFile(FILE, 'utf8').catch(() => '')) !== text) {
  console.error(
    'docs/operations/course-package.schema.json is not what its source makes; run "npm run package:schema".',
  )
  process.exitCode = 1
}
