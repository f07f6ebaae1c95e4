import { isInAppBrowser } from './inAppBrowser'

/** 'needsHomeScreen': an iPhone or iPad needs the site on its home screen. 'blocked': by the visitor or a policy. */
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
