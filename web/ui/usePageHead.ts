import { useLayoutEffect } from 'react'

/** What a page is called in tabs, in search results and when it is shared. */
export type PageHead = { title: string; description: string }

/**
 * Puts the page's title and description into the document's head, in place of the ones that stand there; together with the
 * page itself, so that no title comes after its page was left, and is announced as the next one's (RouteAnnouncer).
 */
export function usePageHead({ title, description }: PageHead): void {
  useLayoutEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
}
