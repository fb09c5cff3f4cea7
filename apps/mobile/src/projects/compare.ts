import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import sharp from 'sharp'

/**
 * Created on a machine and kept out of version control: copies of the site and of its settings, leftovers of
 * builds, keys.
 */
const NOT_COMMITTED = [
  /^android\/app\/src\/main\/assets\//,
  /^android\/app\/src\/main\/res\/xml\/config\.xml$/,
  /^android\/app\/google-services\.json$/,
  /^android\/capacitor-cordova-android-plugins\//,
  /^android\/local\.properties$/,
  /^ios\/App\/App\/(public\/|capacitor\.config\.json$|config\.xml$)/,
  /^ios\/capacitor-cordova-ios-plugins\//,
  /\/(build|\.gradle|\.idea|\.kotlin|\.cxx|\.swiftpm|\.build|xcuserdata|DerivedData|output)\//,
  /\.(jks|keystore|iml|log)$/,
  /\.DS_Store$/,
  /Package\.resolved$/,
]

/** The largest mean difference of a channel: another version of the library may draw edges a little differently. */
const MAX_DIFFERENCE = 2

/** The generated paths that are committed: both projects, `capacitor.config.json` and the stores' pictures. */
export const committedFiles = (folder: string): string[] =>
  globSync('{capacitor.config.json,android/**,ios/**,store/pictures/**}', {
    cwd: folder,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter((path) => !NOT_COMMITTED.some((pattern) => pattern.test(path)))
    .sort()

/** A sentence for each difference. */
export const differences = async (committed: string, generated: string): Promise<string[]> => {
  const [before, now] = [committedFiles(committed), committedFiles(generated)]
  const missing = now.filter((path) => !before.includes(path)).map((path) => `${path} is missing`)
  const extra = before.filter((path) => !now.includes(path)).map((path) => `${path} is not generated`)
  const changedPaths: string[] = []
  for (const path of now)
    if (before.includes(path) && !(await isSame(join(committed, path), join(generated, path))))
      changedPaths.push(`${path} differs`)
  return [...missing, ...extra, ...changedPaths]
}

const isSame = async (committedFile: string, generated: string): Promise<boolean> => {
  const [before, now] = [readFileSync(committedFile), readFileSync(generated)]
  if (before.equals(now)) return true
  if (!committedFile.endsWith('.png')) return false
  const [one, other] = await Promise.all([before, now].map((png) => sharp(png).metadata()))
  if (one?.width !== other?.width || one?.height !== other?.height) return false
  // A difference is only defined for opaque pictures.
  const [first, second] = await Promise.all(
    [before, now].map((png) => sharp(png).flatten({ background: '#808080' }).png().toBuffer()),
  )
  const difference = await sharp(first)
    .composite([{ input: second, blend: 'difference' }])
    .toBuffer()
  const [red, green, blue] = (await sharp(difference).stats()).channels
  return [red, green, blue].every((channel) => channel && channel.mean <= MAX_DIFFERENCE)
}
