import type { Page } from 'playwright-core'
import { recordQuery } from '../queries/queryRecord'

/** Records the queries of a page: those of listeners, of aggregations and of the REST API. Call it before the page loads. */
export function recordPageQueries(page: Page): void {
  page.on('request', (request) => {
    if (!/Firestore|\/documents/.test(request.url())) return
    findValues(request.postData() ?? '', 'structuredQuery').forEach(recordQuery)
  })
}

/** The values of a name, at any depth. A listener's requests are form fields with JSON; other requests are JSON. */
export function findValues(body: string, name: string): unknown[] {
  const texts = body.startsWith('{') ? [body] : [...new URLSearchParams(body).values()]
  return texts.flatMap((text) => {
    const found: unknown[] = []
    try {
      JSON.parse(text, (key, value: unknown) => {
        if (key === name) found.push(value)
        return value
      })
    } catch {
      // Other fields of a form are no JSON.
    }
    return found
  })
}
