import { version } from 'virtual:kept'
import { scope } from './scope'

const ofOneVersion = /^(?:pages|ahead|used)-/

/** Lets go of what the version before kept, once no page of it is open any more. Pictures are of every version. */
export function forgetFormer(): void {
  scope.addEventListener('activate', (event) => {
    event.waitUntil(forget())
  })
}

async function forget() {
  const names = await caches.keys()
  const former = names.filter((name) => ofOneVersion.test(name) && !name.endsWith(version))
  await Promise.all(former.map((name) => caches.delete(name)))
}
