import { type MouseEvent, useEffect, useRef } from 'react'

type FocusRequest = { button: Element; cardCount: number; isByMouse: boolean }

/** Moves the focus from the pressed button to the first new card, when more cards than at the press are shown. */
export function useFocusOnNewCards(cardCount: number) {
  const cardsRef = useRef<HTMLDivElement>(null)
  const request = useRef<FocusRequest>(null)
  useEffect(() => {
    if (!request.current || request.current.cardCount === cardCount) return
    const { button, cardCount: index, isByMouse } = request.current
    request.current = null
    // Safari does not focus a button that is clicked. Elsewhere, another focused element means the visitor has moved on.
    if (document.activeElement !== button && document.activeElement !== document.body) return
    const cardLink = cardsRef.current?.querySelectorAll<HTMLElement>('h2 a')[index]
    cardLink?.addEventListener('keydown', preventRepeatedKey)
    cardLink?.focus({ preventScroll: isByMouse })
  }, [cardCount])
  return {
    cardsRef,
    focusNextCards: ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
      // `detail` counts the clicks of a mouse or finger; it is 0 for a key.
      request.current ??= { button: currentTarget, cardCount, isByMouse: detail > 0 }
    },
  }
}

/** Keeps a key that is still held down after the press from opening the link that has the focus now. */
function preventRepeatedKey(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault()
}
