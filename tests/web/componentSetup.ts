import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { removeToasts } from './plainToasts'
import { findUnreadableTexts, listAccessibleTexts } from '../unreadableTexts'
import { takeUnexpectedMessages, recordConsoleMessages } from './consoleMessages'
import { recordTextNodeChanges, takeTextNodeChanges } from './textNodeChanges'

vi.mock('../../web/ui/toasts/showToast', () => import('./plainToasts'))

// On a busy machine, a screen may take longer than a second.
configure({ asyncUtilTimeout: 20_000 })

beforeEach(() => {
  // Only the clock: the timers of the screens and of the tests run as they are.
  vi.useFakeTimers({ toFake: ['Date'] })
  // No test depends on what may listen on this machine.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  recordConsoleMessages()
  recordTextNodeChanges()
})

afterEach(() => {
  const unreadableTexts = findUnreadableTexts(listAccessibleTexts())
  const textNodeChanges = takeTextNodeChanges()
  cleanup()
  removeToasts()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  Reflect.deleteProperty(navigator, 'onLine')
  const messages = takeUnexpectedMessages()
  if (messages.length > 0) throw new Error(`The console has what no test expects:\n${messages.join('\n')}`)
  if (textNodeChanges.length > 0)
    throw new Error(`These texts need an element of their own:\n${textNodeChanges.join('\n')}`)
  if (unreadableTexts.length > 0) throw new Error(`Nobody can read:\n${unreadableTexts.join('\n')}`)
})

// A module that is still loading when a file's environment ends would fail, and so would the next file that imports it.
afterAll(() => vi.dynamicImportSettled())
