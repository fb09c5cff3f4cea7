import type { Attack } from './campaign.ts'
export const attackByPayloads = async (_attack: Attack): Promise<void> => {}
