import { createRequire } from 'node:module'
import type { virtual } from '@guidepup/virtual-screen-reader'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { expect } from 'vitest'

declare global {
  /** The virtual screen reader's library, in a page that `startScreenReader` was called for. */
  var screenReader: { virtual: typeof virtual }
}

/** The keys with which NVDA and JAWS move to the next element of a kind. */
const quickKeys = { H: 'moveToNextHeading', D: 'moveToNextLandmark', K: 'moveToNextLink' } as const
type QuickKey = keyof typeof quickKeys

const maxKeyPresses = 40

let bundle: Promise<string> | undefined

/** A visitor who uses a page with a screen reader and a keyboard. */
export type ScreenReaderVisitor = {
  /** Presses a quick key or Tab until the screen reader says this text. Throws after 40 presses. */
  moveTo: (key: QuickKey | 'Tab', text: string) => Promise<void>
  press: (key: string) => Promise<void>
  type: (text: string) => Promise<void>
  /** Waits until the screen reader has said this text since the last key. */
  hear: (text: string) => Promise<void>
  /** Everything that the visitor did and heard, as a text with one line each. */
  readTranscript: () => string
}

/** Starts a virtual screen reader at the top of the page. */
export async function startScreenReader(page: Page): Promise<ScreenReaderVisitor> {
  bundle ??= bundleScreenReader()
  await page.evaluate(await bundle)
  await page.evaluate(startInPage)
  const transcript = createTranscript(`Opens ${new URL(page.url()).pathname}`)
  const listen = async () => transcript.addPhrases(await page.evaluate(takePhrases))
  const step = async (action: string, act: () => Promise<void>) => {
    transcript.addAction(action)
    await act()
    await listen()
  }
  const pressKey = async (key: string) => {
    if (!isQuickKey(key)) return page.keyboard.press(key)
    transcript.addPhrases(await page.evaluate(performCommand, quickKeys[key]))
  }
  await listen()
  return {
    moveTo: async (key, text) => {
      for (let presses = 0; presses < maxKeyPresses; presses += 1) {
        await step(key, () => pressKey(key))
        if (transcript.hasHeard(text)) return
      }
      throw new Error(`${maxKeyPresses} presses of ${key} did not lead to “${text}”.\n${transcript.read()}`)
    },
    press: (key) => step(key, () => page.keyboard.press(key)),
    // One input event for the whole text, so that the page answers once.
    type: (text) => step(`Types “${text}”`, () => page.keyboard.insertText(text)),
    hear: async (text) => {
      const hearNow = async () => {
        await listen()
        return transcript.hasHeard(text) || transcript.read()
      }
      await expect.poll(hearNow, { message: `“${text}” is said` }).toBe(true)
    },
    readTranscript: transcript.read,
  }
}

/** Creates the record of what a visitor does with a screen reader and of what it says. */
function createTranscript(firstAction: string) {
  const lines = [firstAction]
  const announcements = new Set<string>()
  let heard: string[] = []

  const addPhrase = (phrase: string) => {
    const text = phrase.replace(/^(?:polite|assertive): /, '')
    const isAnnouncement = text !== phrase
    heard.push(text)
    // The virtual screen reader says an announcement again when anything near it changes. Messages about progress
    // appear or not, depending on the speed of the network.
    if (announcements.has(text) || text.endsWith('…')) return
    if (isAnnouncement) announcements.add(text)
    lines.push(isAnnouncement ? `    announces “${text}”` : `    “${text}”`)
  }
  return {
    addAction(action: string) {
      lines.push(action)
      heard = []
    },
    addPhrases(phrases: string[]) {
      phrases.forEach(addPhrase)
    },
    /** Whether the screen reader has said this text since the last action. */
    hasHeard: (text: string) => heard.some((phrase) => phrase.includes(text)),
    read: () => lines.join('\n'),
  }
}

function isQuickKey(key: string): key is QuickKey {
  return key in quickKeys
}

function startInPage(): Promise<void> {
  // With scripts on, browsers do not render this text, but the virtual screen reader would read it.
  document.querySelector('noscript')?.remove()
  return screenReader.virtual.start({ container: document.body })
}

/** Returns what the screen reader has said since the last call. */
async function takePhrases(): Promise<string[]> {
  const phrases = await screenReader.virtual.spokenPhraseLog()
  await screenReader.virtual.clearSpokenPhraseLog()
  return phrases
}

/** Moves the screen reader, and the keyboard's focus after it, so that the next Tab continues from there. */
async function performCommand(command: (typeof quickKeys)[QuickKey]): Promise<string[]> {
  const { virtual } = screenReader
  await virtual.perform(command)
  const phrases = await virtual.spokenPhraseLog()
  const { activeNode } = virtual
  const element = activeNode instanceof HTMLElement ? activeNode : activeNode?.parentElement
  const focusable = element && element.tabIndex >= 0
  if (!focusable) element?.setAttribute('tabindex', '-1')
  element?.focus()
  if (!focusable) element?.removeAttribute('tabindex')
  await virtual.clearSpokenPhraseLog()
  return phrases
}

/** Bundles the library into one script that a page can evaluate in spite of its Content-Security-Policy. */
async function bundleScreenReader(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js')
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'globalThis.screenReader' } },
  })
  const [output] = Array.isArray(result) ? result : []
  if (!output) throw new Error('The virtual screen reader was not bundled.')
  return output.output[0].code
}
