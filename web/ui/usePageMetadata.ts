import { useLayoutEffect } from 'react'
import { businessDetails } from '../../domain/site/businessDetails'

export type PageMetadata = {
  title: string
  description: string
  /** The path and query that search engines and share menus use for the page; pages without it are not indexed. */
  canonicalPath?: string
}

/** Sets the page's metadata, in a layout effect so that RouteAnnouncer reads the right title. */
export function usePageMetadata({ title, description, canonicalPath }: PageMetadata): void {
  useLayoutEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    setCanonicalUrl(canonicalPath)
  }, [title, description, canonicalPath])
}

function setCanonicalUrl(path: string | undefined) {
  const currentLink = document.querySelector('link[rel="canonical"]')
  if (path === undefined) {
    currentLink?.remove()
    return
  }
  const link = currentLink ?? document.head.appendChild(document.createElement('link'))
  link.setAttribute('rel', 'canonical')
  link.setAttribute('href', businessDetails.siteUrl + path)
}
