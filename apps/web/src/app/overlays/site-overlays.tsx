import type { AnyRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { isStorageBlocked } from '../../api/stored-session.ts'
import { loadChunk } from '../../ui/chunks/chunk-failure.ts'
import { lazyOr } from '../../ui/chunks/lazy-or.tsx'
import { fetchOfflinePicture } from '../../ui/feedback/offline-picture.tsx'
import { deviceNews } from '../../ui/state/device-news.ts'
import { isOffline } from '../../ui/state/is-offline.ts'
import { useStore } from '../../ui/state/store.ts'
import type { BannersProps } from './banners.tsx'
import { isInMaintenance, isOutdated } from './site-condition.ts'
import classes from './site-overlays.module.css'
import { useReloadWhenOutdated } from './use-reload-when-outdated.ts'

const loadMaintenanceScreen = loadChunk(() => import('./maintenance-screen.tsx'))
const loadBanners = loadChunk(() => import('./banners.tsx'))

/** An overlay whose code cannot be loaded is not shown; the page itself continues to work. */
const Nothing = () => null
const MaintenanceScreen = lazyOr(loadMaintenanceScreen, Nothing)
const Banners = lazyOr(loadBanners, Nothing)

/** Starts after the page has settled. */
const FETCH_DELAY_MS = 4000

/** Loads them early: when they are needed, the server may be unreachable. */
const useFetchedInTime = (): void => {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of [loadMaintenanceScreen, loadBanners, fetchOfflinePicture]) load().catch(() => {})
    }, FETCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
}

type SiteOverlaysProps = { router: AnyRouter; impersonated?: BannersProps['impersonated'] }

/** Specification, section 2, "Overlays". */
export const SiteOverlays = ({ router, impersonated = null }: SiteOverlaysProps) => {
  const conditions = {
    isStorageBlocked,
    isOutdated: useStore(isOutdated),
    isOffline: useStore(isOffline),
    isAboutDevice: useStore(deviceNews).size > 0,
  }
  const isMaintenance = useStore(isInMaintenance)
  useReloadWhenOutdated(router)
  useFetchedInTime()
  return (
    <>
      <div className={classes.banners} aria-live="polite">
        <Suspense>
          {(impersonated || Object.values(conditions).includes(true)) && (
            <Banners {...conditions} impersonated={impersonated} />
          )}
        </Suspense>
      </div>
      <Suspense>{isMaintenance && <MaintenanceScreen />}</Suspense>
    </>
  )
}
