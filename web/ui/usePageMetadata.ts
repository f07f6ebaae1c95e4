import { useLayoutEffect } from 'react'

/** A page's title and description, for tabs, search results and social cards. */
export type PageMetadata = { title: string; description: string }

/**
 * Sets the document's title and description. A layout effect sets them together with the page's DOM, because
 * RouteAnnouncer could announce a title that is set later as the title of the next page.
 */
export function usePageMetadata({ title, description }: PageMetadata): void {
  useLayoutEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
}
