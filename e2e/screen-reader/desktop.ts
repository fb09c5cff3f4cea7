import { once } from 'node:events'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { startProgram } from '../other-browsers/program.ts'
import { startScreen } from '../other-browsers/screen.ts'

const ORCA_SETTINGS = fileURLToPath(new URL('orca-settings.py', import.meta.url))

type Program = Awaited<ReturnType<typeof startProgram>>

/**
 * A screen with a window manager, which gives the focus to a window, and a session bus, over which Firefox
 * tells Orca what it shows.
 *
 * @param home an empty folder, for the settings of its programs
 */
export const openDesktop = async (home: string) => {
  const programs: Program[] = []
  const screen = await startScreen()
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CONFIG_HOME: join(home, 'config'),
    DISPLAY: screen.display,
    GNOME_ACCESSIBILITY: '1',
    // Orca's own words, and those of roles, are English in every environment.
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    SPEECH_LOG: join(home, 'speech.log'),
  }
  const start = async (
    path: string,
    args: readonly string[],
    stdio: 'ignore' | ['ignore', 'pipe', 'ignore'],
  ) => {
    const program = await startProgram(path, args, { env: environment, stdio })
    programs.push(program)
    return program
  }
  const bus = await start(
    'dbus-daemon',
    ['--session', '--nofork', '--print-address'],
    ['ignore', 'pipe', 'ignore'],
  )
  const [address] = await once(bus.process.stdout as Readable, 'data')
  environment.DBUS_SESSION_BUS_ADDRESS = String(address).trim()
  await start('openbox', [], 'ignore')
  await mkdir(join(home, 'data/orca'), { recursive: true })
  await copyFile(ORCA_SETTINGS, join(home, 'data/orca/orca-customizations.py'))
  await start('orca', [], 'ignore')
  return {
    environment,
    speechLog: join(home, 'speech.log'),
    close: async () => {
      for (const program of programs.toReversed()) await program.stop()
      await screen.stop()
    },
  }
}
