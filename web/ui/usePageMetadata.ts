import { useLayoutEffect } from 'react'

/** A page's title and description, for tabs, search results and social cards. */
export type PageMetadata = { title: string; description: string }

/**
 * Sets the document's title and description. A layout effect sets them together with the page's DOM: a late title
 * would be announced as the next page's (RouteAnnouncer).
 */
export function usePageMetadata({ title, description }: PageMetadata): void {
  useLayoutEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
}
