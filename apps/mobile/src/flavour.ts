import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'six hexadecimal digits, in small letters')

/** Name, look and hosts of one app in a store: `flavours/<name>/flavour.json`. */
const flavourShape = z.strictObject({
  name: z.string().min(1).max(30),
  /** Package name of Android and bundle identifier of iOS; a store never allows a change. */
  applicationId: z.string().regex(/^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/),
  /** Counts the uploads of one version: a store refuses a build that is not greater than the previous one. */
  build: z.int().min(1).max(99),
  /** The scheme of addresses such as `wohlauf://registrierung/…`. */
  scheme: z.string().regex(/^[a-z][a-z0-9]*$/),
  /** The hosts whose links open in the app; `*.` stands for all their subdomains. */
  hosts: z.array(z.string().regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/)).min(1),
  /** The colour of the launch picture and of an unpainted page; `night` is used where the device is set to dark. */
  colours: z.strictObject({ brand: colour, background: colour, backgroundAtNight: colour }),
})

type Flavour = z.infer<typeof flavourShape>

/** A flavour, and what all flavours of the shell share. */
export type Shell = Flavour & {
  /** `x.y.z`, sent as `mobile-app-version`. */
  version: string
  /** Version and build as one number that only grows: 1.4.7 with build 1 is 1040701. */
  buildNumber: number
  icon: Buffer
}

const workspace = join(import.meta.dirname, '..')

/** @throws when the flavour does not exist or contains values that no store accepts */
export const readShell = (flavourName: string): Shell => {
  const folder = join(workspace, 'flavours', flavourName)
  const flavour = flavourShape.parse(JSON.parse(readFileSync(join(folder, 'flavour.json'), 'utf8')))
  const { version } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as { version: string }
  return {
    ...flavour,
    version,
    buildNumber: buildNumberOf(version, flavour.build),
    icon: readFileSync(join(folder, 'icon.svg')),
  }
}

/** Two digits each for the second and third part and for the build. */
export const buildNumberOf = (version: string, build: number): number =>
  version.split('.').reduce((sum, part) => sum * 100 + Number(part), 0) * 100 + build
