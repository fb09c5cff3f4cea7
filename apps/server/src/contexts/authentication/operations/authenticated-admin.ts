import { getAuthenticatedAdmin } from '@wohlauf/contract/authentication'
import { handle } from '../../../platform/http/handler.ts'

export const authenticatedAdmin = handle(getAuthenticatedAdmin, async ({ admin }) => ({ admin }))
