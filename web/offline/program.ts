import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js'
import { addRoute, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { essentials, more, version } from 'virtual:kept'
import { workerMessages } from '../domain/kept'
import { asksToSaveData } from '../domain/saveData'
import { scope } from './scope'

const aheadPrefix = 'ahead-'
const ahead = aheadPrefix + version
const used = new CacheFirst({ cacheName: `used-${version}` })

/**
 * Keeps the program: its essentials for everybody, the rest of what works offline when a page asks for it, and each other
 * part once it was used. A file's name changes with its content, so what is kept is never asked for again.
 */
export function answerProgram(): void {
  precache(essentials)
  addRoute({ directoryIndex: '', cleanURLs: false })
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && /^\/(?:assets\/.+\.(?:js|css)|catalogue\/.+\.json)$/.test(url.pathname),
    answer,
  )
  scope.addEventListener('install', (event) => {
    event.waitUntil(keepAheadAsBefore())
  })
  scope.addEventListener('message', (event) => {
    if (event.data === workerMessages.keepAhead) event.waitUntil(keepAhead())
  })
}

async function answer({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  return (await caches.match(request, { cacheName: ahead })) ?? used.handle({ request, event })
}

/** A new version works offline as far as the one before it did, from its first moment. */
async function keepAheadAsBefore() {
  if (asksToSaveData(scope.navigator)) return
  const names = await caches.keys()
  if (names.some((name) => name.startsWith(aheadPrefix))) await keepAhead()
}

/** All of it or nothing, and whoever is reading comes first. */
async function keepAhead() {
  const cache = await caches.open(ahead)
  if ((await cache.keys()).length > 0) return
  await cache.addAll(more.map((url) => new Request(url, { priority: 'low' })))
}
