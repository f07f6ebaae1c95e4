import type { BrowserContext, Page } from 'playwright-core'

/*
 * The Auth emulator's window stands in for Google's. Firebase's SDK and that window talk through gapi, a script that
 * only Google serves: this does the part of it that they use, over postMessage, so that no test needs the network.
 */
function gapi() {
  type Ask = { gapi: 'ask'; id: number; type: string; message: unknown }
  type Answer = { gapi: 'answer'; id: number; answer: unknown }
  type Said = Ask | Answer
  type Handler = (message: unknown) => unknown
  const handlers = new Map<string, Handler>()
  const unheard: [Ask, MessageEventSource | null][] = []
  const waiting: ((answer: unknown[]) => void)[] = []
  const say = (to: MessageEventSource | null, words: Said) => to?.postMessage(words, { targetOrigin: '*' })
  const hear = (ask: Ask, from: MessageEventSource | null) => {
    const handler = handlers.get(ask.type)
    if (handler) say(from, { gapi: 'answer', id: ask.id, answer: handler(ask.message) })
    else unheard.push([ask, from])
  }
  const peer = (to: () => Window | null, ready: Promise<unknown>) => ({
    restyle: () => Promise.resolve(),
    ping: () => ready,
    register: (type: string, handler: Handler) => {
      handlers.set(type, handler)
      for (const [ask, from] of unheard.splice(0)) hear(ask, from)
    },
    send: (type: string, message: unknown, onAnswer: (answer: unknown[]) => void) => {
      say(to(), { gapi: 'ask', id: waiting.push(onAnswer) - 1, type, message })
    },
  })
  addEventListener('message', ({ data, source }: MessageEvent<Said | undefined>) => {
    if (data?.gapi === 'ask') hear(data, source)
    if (data?.gapi !== 'answer') return
    try {
      waiting[data.id]?.([data.answer])
    } catch {
      // As the real one does: the SDK's own handler throws after it has heard a good answer.
    }
  })
  const open = ({ url }: { url: string }, whenOpen: (one: unknown) => unknown) => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.hidden = true
    const ready = new Promise((resolve) => {
      frame.onload = resolve
    })
    frame.src = url
    return Promise.resolve(whenOpen(peer(() => frame.contentWindow, ready)))
  }
  const context = { open, getParentIframe: () => peer(() => parent, Promise.resolve()) }
  const iframes = { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: Object }
  const load = (_: string, { callback }: { callback: () => void }) => {
    callback()
  }
  Object.assign(globalThis, { gapi: { load, iframes } })
  const { currentScript } = document
  const src = currentScript instanceof HTMLScriptElement ? currentScript.src : ''
  const loaded: unknown = Reflect.get(globalThis, new URL(src).searchParams.get('onload') ?? 'gapi_onload')
  if (loaded instanceof Function) Reflect.apply(loaded, undefined, [])
}

/** Answers for Google's servers in this context: the script that the SDK asks for, and no fonts or styles. */
export async function standInForGoogle(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${gapi.toString()})()` }),
  )
  await context.route(/unpkg\.com|fonts\.googleapis\.com/, (route) => route.fulfill({ body: '' }))
}

/** Presses the button that opens Google's window, and answers that window. */
export async function openGoogle(page: Page, button: string): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: button }).click()
  return opened
}

/** Makes a Google account with this e-mail in Google's window, and chooses it. */
export async function chooseAccount(popup: Page, email: string): Promise<void> {
  await listens(popup)
  await popup.getByRole('button', { name: 'Add new account' }).click()
  await popup.locator('#email-input').fill(email)
  await popup.locator('#display-name-input').fill('Ada Obi')
  await popup.getByRole('button', { name: /^Sign in with/ }).dispatchEvent('click')
}

/** Chooses the Google account with this e-mail, which is there already. */
export async function chooseKnown(popup: Page, email: string): Promise<void> {
  await listens(popup)
  await popup.getByText(email).dispatchEvent('click')
}

/**
 * Waits until Google's window knows what to do with a press: its script, which comes last, names the provider first. The
 * last press is an event of our own, for a real one fails where the window closes before it is through.
 */
async function listens(popup: Page): Promise<void> {
  await popup.getByText('Sign-in with Google.com').waitFor()
}
