import { useEffect } from 'react'

/** What a page is called in tabs, in search results and when it is shared. */
export type PageHead = { title: string; description: string }

/** Puts the page's title and description into the document's head, in place of the ones that stand there. */
export function usePageHead({ title, description }: PageHead): void {
  useEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
}
