import { vi } from 'vitest'

type Listeners = Map<string, { handle: () => void; signal: AbortSignal | undefined }[]>

let listeners: Listeners = new Map()

/** Gives Node the window's addEventListener, until `vi.unstubAllGlobals`. */
export function stubEventListeners(): void {
  listeners = new Map()
  vi.stubGlobal(
    'addEventListener',
    (name: string, handle: () => void, options: { signal?: AbortSignal } = {}) =>
      listeners.set(name, [...(listeners.get(name) ?? []), { handle, signal: options.signal }]),
  )
}

/** Fires an event of the window. */
export function fireEvent(name: string): void {
  for (const { handle, signal } of listeners.get(name) ?? []) if (signal?.aborted !== true) handle()
}
