import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readBuild } from '../../apps/server/src/platform/base/config/build.ts'
import { Problem, runCommand } from '../machine/command.mjs'
import { root } from '../machine/paths.mjs'
import { npmsBom } from './npms-bom.mjs'
import { PRODUCTS, productBom, readSystemPackages } from './product-bom.mjs'

/**
 * `npm run sbom`: writes what each part of the product consists of, in CycloneDX's JSON, into the folder `sbom`.
 * `--system-packages FILE` gives the image's own list of its system libraries, with their versions.
 */
const { values } = parseArgs({ options: { 'system-packages': { type: 'string' } } })

await runCommand(async () => {
  const { bom, output } = await npmsBom()
  if (!bom) throw new Problem(`${output}\nnpm could not list the packages; the reason is above.`)
  const list = values['system-packages']
  const systemPackages = list ? readSystemPackages(readFileSync(list, 'utf8')) : undefined
  const folder = join(root, 'sbom')
  mkdirSync(folder, { recursive: true })
  for (const name of PRODUCTS) {
    const product = productBom(bom, name, readBuild(root), systemPackages)
    const file = join(folder, `${name}.cdx.json`)
    writeFileSync(file, `${JSON.stringify(product, null, 2)}\n`)
    console.log(`${String(product.components.length).padStart(5)} components  sbom/${name}.cdx.json`)
  }
  return 0
})
