import { act } from '@testing-library/react'
import { useMemo } from 'react'
import { createChangeNotifier } from '../../../../web/browser/createChangeNotifier'
import { useSubscribed } from '../../useSubscribed'
import { type DeskState, emptyDeskState } from './deskState'

/** 'unreachable': the device has a connection, but the server does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable'

/** The server of a desk in memory, as one browser sees it. */
export type MemoryServer = ReturnType<typeof createMemoryServer>

/** Creates a server in memory. Without a connection, live data stay what they were. */
export function createMemoryServer(initial: Partial<DeskState>) {
  const { subscribe, notify } = createChangeNotifier()
  let state: DeskState = { ...emptyDeskState, ...initial }
  let snapshot = { state, isCurrent: true }
  const readPaths = new Set<string>()
  const show = (isCurrent: boolean) => {
    snapshot = { state: isCurrent ? state : snapshot.state, isCurrent }
    act(notify)
  }
  return {
    getState: () => state,
    isReachable: () => snapshot.isCurrent,
    /** Changes what the server has, as anybody does. */
    update: (change: (current: DeskState) => Partial<DeskState>) => {
      state = { ...state, ...change(state) }
      if (snapshot.isCurrent) show(true)
    },
    /** `onLine` is what the browser says of the connection. */
    setConnection: (connection: Connection, onLine = connection !== 'offline') => {
      Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true })
      show(connection === 'online')
      act(() => {
        dispatchEvent(new Event(onLine ? 'online' : 'offline'))
      })
    },
    /** Returns what `read` finds, updated live. `dependencies` are what `read` uses. */
    useLive: <Result>(
      read: (current: DeskState, isCurrent: boolean) => Result,
      dependencies: readonly unknown[],
    ): Result => {
      const shown = useSubscribed(subscribe, () => snapshot)
      return useMemo(() => read(shown.state, shown.isCurrent), [shown, ...dependencies])
    },
    /** Marks a document as read: it can be seen without a connection. */
    markRead: (id: string) => readPaths.add(id),
    wasRead: (id: string) => readPaths.has(id),
  }
}
