import { hash } from 'node:crypto'
import type pg from 'pg'
import { StartError } from '../../platform/base/config/start-error.ts'
import { ROLES } from '../../platform/database/roles.ts'

/** The number of archive files kept open. */
const OPENED = 3

type KeptFile = { key: string; bytes: Buffer }

/** Samples the files that pass, of different kinds as far as there are any. */
export const createFileSamples = () => {
  const byKind = new Map<string, KeptFile>()
  let more: KeptFile[] = []
  const cutOff = new Set<string>()
  const kindOf = (key: string) => key.split('/')[1] ?? ''
  return {
    add: async (key: string, part: number, bytes: Buffer): Promise<void> => {
      if (part > 1) return void cutOff.add(key)
      if (!byKind.has(kindOf(key))) byKind.set(kindOf(key), { key, bytes })
      else if (more.length < OPENED) more.push({ key, bytes })
    },
    take: (): KeptFile[] => {
      const whole = [...byKind.values(), ...more].filter(({ key }) => !cutOff.has(key))
      more = []
      return whole.slice(0, OPENED)
    },
  }
}

const PNG_END = Buffer.from('IEND')

/** Whether a picture is complete. The product itself decodes uploads only. */
const isWhole = (key: string, bytes: Buffer): boolean => {
  if (key.endsWith('.webp'))
    return bytes.toString('latin1', 8, 12) === 'WEBP' && bytes.readUInt32LE(4) + 8 === bytes.length
  if (key.endsWith('.png')) return bytes.toString('latin1', 1, 4) === 'PNG' && bytes.includes(PNG_END, -12)
  return true
}

/**
 * Opens files according to their kind: a picture is read completely, a document is compared with the hash in its
 * row.
 * @param client of the role that owns the database
 * @throws StartError naming the file that cannot be opened
 */
export const openFiles = async (client: pg.Client, files: readonly KeptFile[]): Promise<number> => {
  await client.query(`BEGIN; SET LOCAL ROLE ${ROLES.owner}`)
  try {
    for (const { key, bytes } of files) {
      if (!isWhole(key, bytes)) throw new Error('it is not a whole picture')
      const { rows } = await client.query<{ sha256: string | null }>(
        'SELECT sha256 FROM stored_file WHERE storage_key = $1',
        [key],
      )
      const expected = rows[0]?.sha256
      if (expected && expected !== hash('sha256', bytes)) throw new Error('its row states another hash')
    }
    return files.length
  } catch (cause) {
    throw new StartError(
      `A file of the backup cannot be opened: ${cause instanceof Error ? cause.message : cause}`,
      {
        cause,
      },
    )
  } finally {
    await client.query('ROLLBACK')
  }
}
