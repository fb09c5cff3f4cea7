import { type Module, markModuleAsMostRecentlySeen } from '@wohlauf/contract/modules'
import { useEffect, useRef } from 'react'
import { useCommand } from '../../../../api/hooks.ts'
import { useIsVisit } from '../../../../session/session.ts'

/** "start-module": the module that was opened last is the one the dashboard offers; nobody has to know if that fails. */
export const useStartModule = ({ moduleId, isMostRecentlyViewedModule }: Module): void => {
  const { mutate } = useCommand(markModuleAsMostRecentlySeen, { isSilent: true })
  const isVisit = useIsVisit()
  const started = useRef('')
  useEffect(() => {
    if (started.current === moduleId) return
    started.current = moduleId
    if (!isMostRecentlyViewedModule && !isVisit) mutate({ moduleId })
  }, [moduleId, isMostRecentlyViewedModule, isVisit, mutate])
}
