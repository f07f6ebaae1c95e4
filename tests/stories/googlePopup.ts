import type { BrowserContext, Page } from 'playwright-core'

/*
 * The Auth emulator replaces Google's sign-in window with its own. Firebase's SDK and that window communicate through
 * gapi, a script that only Google serves. This stub of gapi uses postMessage, so that the tests need no network.
 */
function gapi() {
  type GapiRequest = { gapi: 'ask'; id: number; type: string; message: unknown }
  type GapiResponse = { gapi: 'answer'; id: number; answer: unknown }
  type GapiMessage = GapiRequest | GapiResponse
  type Handler = (message: unknown) => unknown
  const handlers = new Map<string, Handler>()
  const unhandledRequests: [GapiRequest, MessageEventSource | null][] = []
  const waiting: ((answer: unknown[]) => void)[] = []
  const post = (to: MessageEventSource | null, message: GapiMessage) =>
    to?.postMessage(message, { targetOrigin: '*' })
  const handleRequest = (ask: GapiRequest, from: MessageEventSource | null) => {
    const handler = handlers.get(ask.type)
    if (handler) post(from, { gapi: 'answer', id: ask.id, answer: handler(ask.message) })
    else unhandledRequests.push([ask, from])
  }
  const createPeer = (to: () => Window | null, ready: Promise<unknown>) => ({
    restyle: () => Promise.resolve(),
    ping: () => ready,
    register: (type: string, handler: Handler) => {
      handlers.set(type, handler)
      for (const [ask, from] of unhandledRequests.splice(0)) handleRequest(ask, from)
    },
    send: (type: string, message: unknown, onAnswer: (answer: unknown[]) => void) =>
      post(to(), { gapi: 'ask', id: waiting.push(onAnswer) - 1, type, message }),
  })
  addEventListener('message', ({ data, source }: MessageEvent<GapiMessage | undefined>) => {
    if (data?.gapi === 'ask') handleRequest(data, source)
    if (data?.gapi !== 'answer') return
    try {
      waiting[data.id]?.([data.answer])
    } catch {
      // Ignores the error, as Google's gapi script does: the Firebase SDK's handler throws even after a successful
      // response.
    }
  })
  const open = ({ url }: { url: string }, whenOpen: (one: unknown) => unknown) => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.hidden = true
    const ready = new Promise((resolve) => {
      frame.onload = resolve
    })
    frame.src = url
    return Promise.resolve(whenOpen(createPeer(() => frame.contentWindow, ready)))
  }
  // Google's script creates this policy too. The page's Content-Security-Policy must allow its name.
  const createTrustedTypesPolicy = () => {
    const trustedTypes: unknown = Reflect.get(globalThis, 'trustedTypes')
    const createPolicy: unknown = Reflect.get(Object(trustedTypes), 'createPolicy')
    if (createPolicy instanceof Function) Reflect.apply(createPolicy, trustedTypes, ['gapi#gapi', {}])
  }
  const context = { open, getParentIframe: () => createPeer(() => parent, Promise.resolve()) }
  const iframes = { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: Object }
  const load = (_: string, { callback }: { callback: () => void }) => callback()
  Object.assign(globalThis, { gapi: { load, iframes } })
  createTrustedTypesPolicy()
  const { currentScript } = document
  const src = currentScript instanceof HTMLScriptElement ? currentScript.src : ''
  const loaded: unknown = Reflect.get(globalThis, new URL(src).searchParams.get('onload') ?? 'gapi_onload')
  if (loaded instanceof Function) Reflect.apply(loaded, undefined, [])
}

/**
 * Answers the browser context's requests to Google's servers: with a stub of Google's gapi script, or with empty fonts
 * and styles.
 */
export async function stubGoogleServers(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${gapi.toString()})()` }),
  )
  await context.route(/unpkg\.com|fonts\.googleapis\.com/, (route) => route.fulfill({ body: '' }))
}

/** Presses the button that opens Google's window, and returns that window. */
export async function openGooglePopup(page: Page, button: string): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: button }).click()
  return opened
}

/** Adds a Google account with this e-mail in the Auth emulator's sign-in window, and chooses the account. */
export async function addGoogleAccount(popup: Page, email: string): Promise<void> {
  await waitForPopupReady(popup)
  await popup.getByRole('button', { name: 'Add new account' }).click()
  await popup.locator('#email-input').fill(email)
  await popup.locator('#display-name-input').fill('Ada Obi')
  await popup.getByRole('button', { name: /^Sign in with/ }).dispatchEvent('click')
}

/** Chooses an existing Google account. */
export async function chooseGoogleAccount(popup: Page, email: string): Promise<void> {
  await waitForPopupReady(popup)
  await popup.getByText(email).dispatchEvent('click')
}

/**
 * Waits until the Auth emulator's sign-in window handles clicks: its script writes the provider's name just before
 * that. The callers dispatch their last click as an event, because a real click fails when the window closes during the
 * click.
 */
async function waitForPopupReady(popup: Page): Promise<void> {
  await popup.getByText('Sign-in with Google.com').waitFor()
}
