import { cleanup, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import type { Catalogue } from '../../../web/data/catalogue/createCatalogue'
import { readCatalogueFile } from './builtCatalogue'
import { renderShopRoot } from './renderShopRoot'

/** Answers a request in place of the site; undefined leaves the answer to the site. */
export type SiteAnswer = (
  path: string,
  options: RequestInit | undefined,
) => Response | Promise<Response> | undefined

/** What a test has of an open page. */
export type OpenPage = {
  user: UserEvent
  catalogue: Catalogue
  /** The addresses of all requests of the page. */
  requests: string[]
}

/**
 * Opens the shop at an address, as a page that loads, with its own services over the requests and the storage of the
 * browser: its modules remember nothing, and the storage is as the page before has left it. renderShop has services in
 * memory, for what Firebase does. Requests are answered by `answer`, then as the site does, else with status 404.
 */
export async function openShop(path: string, answer: SiteAnswer = () => undefined): Promise<OpenPage> {
  cleanup()
  document.body.replaceChildren()
  document.head.innerHTML = '<title></title><meta name="description" content="">'
  history.pushState(null, '', path)
  const requests: string[] = []
  vi.stubGlobal('fetch', (url: string, options?: RequestInit) => {
    requests.push(url)
    return Promise.resolve(answer(url, options) ?? answerAsSite(url))
  })
  vi.resetModules()
  const { safeLocalStorage } = await import('../../../web/browser/safeStorage')
  const { createShopServices } = await import('../../../web/data/createShopServices')
  const services = createShopServices(safeLocalStorage)
  const { user } = await renderShopRoot(services)
  await screen.findByRole('heading', { level: 1 })
  return { user, catalogue: services.catalogue, requests }
}

/** An answer of the site that waits until the test calls `release`, for the requests of one file. */
export function holdAnswer(fileName: string): { answer: SiteAnswer; release: () => void } {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const answer: SiteAnswer = (path) =>
    path.endsWith(`/${fileName}`) ? released.then(() => answerAsSite(path)) : undefined
  return { answer, release }
}

function answerAsSite(path: string): Response {
  const [, name] = /^\/catalogue\/[^/]+\/([^/]+)\.json$/.exec(path) ?? []
  try {
    return new Response(JSON.stringify(readCatalogueFile(name ?? '')))
  } catch {
    return new Response('', { status: 404 })
  }
}

/** Waits for a message with this text, and removes it. Returns its kind. */
export async function findToast(text: string | RegExp): Promise<string | undefined> {
  const toast = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[data-kind]')].find((message) =>
      typeof text === 'string' ? message.textContent.includes(text) : text.test(message.textContent),
    )
    if (!found) throw new Error(`no message “${text.toString()}”`)
    return found
  })
  toast.remove()
  return toast.dataset.kind
}

export const getMain = () => screen.getByRole('main')
export const getButton = (name: string) => screen.getByRole('button', { name })
export const getPathAndQuery = () => location.pathname + location.search

/** The titles of the product cards, from first to last. */
export function getCardNames(): string[] {
  return [...getMain().querySelectorAll('article h2')].map((heading) => heading.textContent)
}

/** Waits until the list says what it shows. */
export function expectStatus(text: string): Promise<void> {
  return waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
}

/** Waits until the page has this address. */
export function expectPath(path: string): Promise<void> {
  return waitFor(() => expect(getPathAndQuery()).toBe(path))
}
