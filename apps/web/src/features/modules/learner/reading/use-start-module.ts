import { type Module, markModuleAsMostRecentlySeen } from '@wohlauf/contract/modules/modules'
import { useEffect, useRef } from 'react'
import { useCommand } from '../../../../api/hooks.ts'
import { useIsVisit } from '../../../../session/session.ts'

/**
 * Reports the opened module, which the dashboard then offers; a failure is not shown. The first answer may be
 * an outdated cached one.
 */
export const useStartModule = ({ moduleId, isMostRecentlyViewedModule }: Module): void => {
  const { mutate } = useCommand(markModuleAsMostRecentlySeen, { isSilent: true })
  const isVisit = useIsVisit()
  const idOfStarted = useRef('')
  useEffect(() => {
    if (isMostRecentlyViewedModule || isVisit || idOfStarted.current === moduleId) return
    idOfStarted.current = moduleId
    mutate({ moduleId })
  }, [moduleId, isMostRecentlyViewedModule, isVisit, mutate])
}
