import { isInAppBrowser } from './inAppBrowser'

/**
 * Whether this browser can receive push messages. 'needsHomeScreen': an iPhone or iPad can, but only for sites on its home
 * screen. 'blocked': the visitor, or a policy, has forbidden notifications of this site.
 */
export type PushSupport = 'supported' | 'blocked' | 'needsHomeScreen' | 'unsupported'

/** Returns whether this browser can receive push messages for this site now. */
export function getPushSupport(): PushSupport {
  const hasPush = ['PushManager', 'Notification'].every((name) => name in globalThis)
  if (hasPush && 'serviceWorker' in navigator)
    return Notification.permission === 'denied' ? 'blocked' : 'supported'
  return isIos() && !isInAppBrowser(navigator.userAgent) ? 'needsHomeScreen' : 'unsupported'
}

// An iPad says that it is a Macintosh, but no Macintosh has a touch screen.
function isIos({ userAgent, maxTouchPoints } = navigator): boolean {
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}
