import { workerMessages } from '../../domain/kept'
import { reloadFromNetwork } from '../../state/freshPage'
import { checkNowAndThen } from './checkNowAndThen'
import { keepSeen } from './keepSeen'
import { whenInstalled } from './whenInstalled'
import { offerUpdate } from './UpdateOffer'

const patienceMs = 4000

/**
 * Offers each new version of the site once it is ready, in every open tab, and leaves the moment to the visitor. A tab
 * that runs it already, because its page came anew, has it take over without a word. `ownEntry` is this page's script.
 */
export function watchForUpdates(registration: ServiceWorkerRegistration, ownEntry: string): void {
  const { serviceWorker } = navigator
  let hadWorker = serviceWorker.controller !== null
  let isOurs = false
  let isTaking = false
  const offer = () => {
    offerUpdate(() => {
      isTaking = true
      void takeUpdate(registration)
    })
  }
  whenInstalled(registration, async (next) => {
    isOurs = (await entryOf(next)) === ownEntry
    if (isOurs) next.postMessage(workerMessages.takeOver)
    else offer()
  })
  serviceWorker.addEventListener('controllerchange', () => {
    if (isOurs) keepSeen(serviceWorker.controller)
    // Taken in another tab: this one goes on as it is until its visitor is ready.
    else if (hadWorker && !isTaking) offer()
    hadWorker = true
  })
  checkNowAndThen(registration)
}

/** Has the waiting version take over, and loads the page anew; that alone where it took over already. */
async function takeUpdate({ waiting }: ServiceWorkerRegistration) {
  if (waiting) await takeOver(waiting)
  await reloadFromNetwork()
}

/**
 * Has a waiting version take over. A browser lets the former one finish first, and a page that fetches something meanwhile
 * keeps it busy for half a minute: nobody waits so long, for the new page comes without it, too.
 */
function takeOver(waiting: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, patienceMs)
    waiting.postMessage(workerMessages.takeOver)
  })
}

/** The first script of the version that this worker brings. */
function entryOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      resolve(data)
    }
    worker.postMessage(workerMessages.whichVersion, [port2])
  })
}
