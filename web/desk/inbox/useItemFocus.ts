import { type RefObject, useEffect, useRef } from 'react'

const headingSelector = 'h1, h2'

/** Moves the focus to an opened item's heading, and back to its row when it is closed. */
export function useItemFocus(openId: string | null, itemPane: RefObject<HTMLElement | null>): void {
  const lastId = useRef(openId)
  useEffect(() => {
    const previousId = lastId.current
    lastId.current = openId
    if (previousId === openId || !itemPane.current) return undefined
    if (openId !== null) return focusHeadingOnceThere(itemPane.current)
    focusRow(previousId ?? '')
    return undefined
  }, [openId, itemPane])
}

function focusRow(id: string): void {
  const row = document.querySelector<HTMLElement>(`[data-inbox-row="${id}"]`)
  if (row) row.focus()
  else document.getElementById('inbox-title')?.focus()
}

/** Focuses the heading once it is there, until the focus is elsewhere. Returns a function that ends this. */
function focusHeadingOnceThere(itemPane: HTMLElement): () => void {
  itemPane.scrollTop = 0
  if (!focusHeading(itemPane)) itemPane.focus({ preventScroll: true })
  const observer = new MutationObserver(() => {
    const { activeElement } = document
    if (activeElement === itemPane || activeElement === document.body) focusHeading(itemPane)
    else if (!activeElement?.matches(headingSelector)) observer.disconnect()
  })
  observer.observe(itemPane, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
  }
}

function focusHeading(itemPane: HTMLElement): boolean {
  const heading = itemPane.querySelector<HTMLElement>(headingSelector)
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading !== null
}
