import { screenRequest } from '../request.ts'

export const canShare = (): boolean => screenRequest().canShare
