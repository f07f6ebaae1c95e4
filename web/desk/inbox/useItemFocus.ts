import { type RefObject, useEffect, useRef } from 'react'

const headingSelector = 'h1, h2'

/**
 * Moves the focus to the heading of an item when it is opened, and back to its row when it is closed. An item that was
 * open from the start does not take the focus.
 */
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

/**
 * Focuses the heading, also when it comes later or is replaced once the item is loaded, until the focus is moved
 * elsewhere. Returns a function that ends this.
 */
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
