import { screenRequest } from '../request.ts'

export const serverNow = (): Date => new Date(screenRequest().nowMs)
export const deviceMs = (): number => screenRequest().nowMs
