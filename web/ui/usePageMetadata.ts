import { useLayoutEffect } from 'react'

/** A page's title and description, for tabs, search results and social cards. */
export type PageMetadata = { title: string; description: string }

/** Sets the document title and description, in a layout effect so that RouteAnnouncer reads the right title. */
export function usePageMetadata({ title, description }: PageMetadata): void {
  useLayoutEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
}
