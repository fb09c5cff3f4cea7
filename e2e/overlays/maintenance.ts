import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { runningProduct } from '../test-server/running.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Runs the operator's command beside the running product. */
export const switchMaintenance = async (state: 'on' | 'off', host: string): Promise<string> => {
  const { dataDir } = runningProduct()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['apps/server/src/cli/maintenance.ts', state, host],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SECRET_KEY: '' } },
  )
  return stdout
}
