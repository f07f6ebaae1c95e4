import { deskPath } from '../../../domain/site/deskPath'
import { deskWorkerPath } from '../../browser/serviceWorkerConfig'
import { whenIdle } from '../../browser/whenIdle'

/** Registers the service worker that keeps the desk for when there is no connection; nothing where there is none. */
export function keepDeskOnDevice(): void {
  if (!('serviceWorker' in navigator)) return
  whenIdle(() => {
    // The desk works without it, and the next visit tries again.
    navigator.serviceWorker.register(deskWorkerPath, { scope: deskPath }).catch(() => undefined)
  })
}
