import type { BrowserContext } from 'playwright-core'
import type { Fault } from './faultPlan'

/** Adds the faults of the browser itself to all pages of a context, before they load. */
export async function addBrowserFaults(context: BrowserContext, faults: readonly Fault[]): Promise<void> {
  for (const fault of faults) {
    if (fault.kind === 'lock') await context.addInitScript(breakLocks, fault.is)
    if (fault.kind === 'noAbortSignalTimeout') await context.addInitScript(removeAbortSignalTimeout)
    if (fault.kind === 'silentIndexedDB') await context.addInitScript(silenceIndexedDB)
    if (fault.kind === 'storage') await context.addInitScript(breakStorage, fault.throwing)
  }
}

// The functions below run in the browser.

function breakLocks(is: 'missing' | 'refused' | 'throwing') {
  if (is === 'missing') Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })
  if (is === 'refused')
    navigator.locks.request = () => Promise.reject(new DOMException('no', 'SecurityError'))
  if (is === 'throwing') {
    navigator.locks.request = () => {
      throw new DOMException('no', 'InvalidStateError')
    }
  }
}

function removeAbortSignalTimeout() {
  Reflect.deleteProperty(AbortSignal, 'timeout')
}

function silenceIndexedDB() {
  const { prototype } = IDBFactory
  const open: unknown = Reflect.get(prototype, 'open')
  if (typeof open !== 'function') return
  Reflect.set(prototype, 'open', function (this: IDBFactory, ...parameters: unknown[]) {
    const request: unknown = Reflect.apply(open, this, parameters)
    for (const type of ['success', 'error', 'upgradeneeded', 'blocked']) {
      if (!(request instanceof EventTarget)) continue
      request.addEventListener(type, (event) => {
        if (event.isTrusted) event.stopImmediatePropagation()
      })
    }
    return request
  })
}

function breakStorage(methods: readonly string[]) {
  for (const method of methods) {
    Reflect.set(Storage.prototype, method, () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
  }
}

/** Moves the clock of a page; runs in the browser. */
export function moveClock(byMs: number): void {
  const now = Date.now.bind(Date)
  const MovedDate = new Proxy(Date, {
    construct: (target, parameters: unknown[]) =>
      Reflect.construct(target, parameters.length === 0 ? [now() + byMs] : parameters) as Date,
  })
  Reflect.set(MovedDate, 'now', () => now() + byMs)
  Reflect.set(globalThis, 'Date', MovedDate)
}
