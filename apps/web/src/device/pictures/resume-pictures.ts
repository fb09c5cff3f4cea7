import type { DeviceDatabase } from '../database.ts'
import { usedBytes } from '../make-room.ts'
import { STORED_BYTES } from '../rules/entries-to-remove.ts'
import { imagesIn } from './images-in.ts'
import { storePictures } from './store-pictures.ts'

/**
 * Fetches pictures of stored answers that an earlier page was left too soon to fetch. Only with much room: a
 * picture that had to leave for something newer is not fetched again.
 */
export const resumePictures = async (database: DeviceDatabase): Promise<void> => {
  if ((await usedBytes(database)) > STORED_BYTES / 2) return
  const answers = await database.getAll('answers')
  storePictures(answers.flatMap(({ answer }) => imagesIn(answer)))
}
