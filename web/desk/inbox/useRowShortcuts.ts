import { useShortcuts } from '../keyboard/useShortcuts'

/** Moves the focus to the next row of the inbox with j, and to the row before with k. */
export function useRowShortcuts(): void {
  useShortcuts({
    j: () => {
      focusRow(1)
    },
    k: () => {
      focusRow(-1)
    },
  })
}

function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-inbox-row]')].filter(isDisplayed)
  const focused = rows.findIndex((row) => row === document.activeElement)
  const start = focused === -1 ? rows.findIndex((row) => row.hasAttribute('aria-current')) : focused
  const row = start === -1 ? rows[0] : rows[start + step]
  row?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

function isDisplayed(element: HTMLElement): boolean {
  return element.offsetParent !== null
}
