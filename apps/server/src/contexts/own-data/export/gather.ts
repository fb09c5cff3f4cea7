import type { Services } from '../../../platform/base/services.ts'
import type { ExportOwnData, OwnData, Person } from '../../../platform/database/own-data.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

export const gatherOwnData = async (
  tx: Tx,
  person: Person,
  services: Services,
  parts: readonly ExportOwnData[],
): Promise<Required<OwnData>> => {
  const answers: OwnData[] = []
  for (const part of parts) answers.push(await part(tx, person, services))
  return {
    sections: answers.flatMap(({ sections }) => sections),
    pictures: answers.flatMap(({ pictures = [] }) => pictures),
  }
}
