import { addRoute, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { essentials, more } from 'virtual:kept'
import { asksToSaveData } from '../domain/saveData'
import { scope } from './scope'

const cacheName = 'parts'
const parts = new CacheFirst({ cacheName })

/**
 * Keeps the program: its essentials for everybody, what else works offline unless the visitor saves data, and each other
 * part once it was used. A file's name changes with its content, so what is kept is never asked for again.
 */
export function answerProgram(): void {
  precache(essentials)
  addRoute({ directoryIndex: '', cleanURLs: false })
  registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/assets\/.+\.(?:js|css)$/.test(url.pathname), parts)
  scope.addEventListener('install', (event) => {
    if (!asksToSaveData(scope.navigator)) event.waitUntil(keepMore(event))
  })
  scope.addEventListener('activate', (event) => {
    event.waitUntil(forgetFormer())
  })
}

/** One after the other: a visitor who is reading comes first. */
async function keepMore(event: ExtendableEvent) {
  for (const url of more) {
    const answer = await parts.handle({ request: new Request(url), event })
    if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`)
  }
}

/** What the version before kept; until now its pages were still open. */
async function forgetFormer() {
  const cache = await caches.open(cacheName)
  for (const request of await cache.keys()) {
    if (!more.includes(new URL(request.url).pathname)) await cache.delete(request)
  }
}
