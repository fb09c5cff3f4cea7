import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall } from './apt-install.mjs'
import { Problem } from './command.mjs'
import { run as runProgram } from './run.mjs'

/** A file of the package `android-framework-res`. */
const debianFramework = '/usr/share/android-framework-res/framework-res.apk'

/** The path of a file in the folder of the newest release that an Android SDK has. */
const inNewest = (folder, file, list) => {
  const [release] = list(folder).sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
  return release && join(folder, release, file)
}

/** The names in a folder; none if it is missing. */
const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : [])

/**
 * Finds Android's packager of resources and a framework to link them with: Debian's, those of an Android SDK
 * (ANDROID_HOME), or installed from Debian.
 *
 * @returns {Promise<{ AAPT2_PATH: string, ANDROID_FRAMEWORK_PATH: string }>}
 * @throws {Problem} when they are neither found nor can be installed
 */
export async function findAapt2({
  run = runProgram,
  exists = existsSync,
  list = namesIn,
  configured: { AAPT2_PATH, ANDROID_FRAMEWORK_PATH, ANDROID_HOME } = process.env,
} = {}) {
  const isThere = async (path, framework) => (await run(path, ['version'])).isDone && exists(framework)
  const ofDebian = async () => {
    const { isDone, output } = await run('which', ['aapt2'])
    const path = output.trim()
    return isDone && (await isThere(path, debianFramework))
      ? { AAPT2_PATH: path, ANDROID_FRAMEWORK_PATH: debianFramework }
      : null
  }

  const ofSdk = async () => {
    if (!ANDROID_HOME) return null
    const path = inNewest(join(ANDROID_HOME, 'build-tools'), 'aapt2', list)
    const framework = inNewest(join(ANDROID_HOME, 'platforms'), 'android.jar', list)
    return path && framework && (await isThere(path, framework))
      ? { AAPT2_PATH: path, ANDROID_FRAMEWORK_PATH: framework }
      : null
  }

  if (AAPT2_PATH || ANDROID_FRAMEWORK_PATH) {
    if (await isThere(AAPT2_PATH ?? '', ANDROID_FRAMEWORK_PATH ?? ''))
      return { AAPT2_PATH, ANDROID_FRAMEWORK_PATH }
    throw new Problem(
      'AAPT2_PATH and ANDROID_FRAMEWORK_PATH must name a working aapt2 and the android.jar of a platform; correct or remove them.',
    )
  }
  const installed = (await ofDebian()) ?? (await ofSdk())
  if (installed) return installed
  const output = await aptInstall(run, ['aapt', 'android-framework-res'], 'the checks of the Android app')
  const now = await ofDebian()
  if (now) return now
  throw new Problem(
    `${output}\nNo aapt2 was found or could be installed. On Debian and Ubuntu, install the packages aapt and android-framework-res; elsewhere, set ANDROID_HOME to the folder of an Android SDK.`,
  )
}
