import { getAppOfHost } from '@wohlauf/contract/authentication/authentication'
import { handle } from '../../../platform/http/mount/handler.ts'

export const getAppOfHostQuery = handle(getAppOfHost, async ({ app, services }) => ({
  ...app,
  errorReportingDsn: services.errorReportingDsn,
}))
