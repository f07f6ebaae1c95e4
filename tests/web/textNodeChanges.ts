let changes: string[] = []
let observer: MutationObserver | undefined

/**
 * Records where React changes, removes or inserts before a text node of its own. A browser's translator has replaced
 * such a node by a font element: the change does not show, and the rest throws. React has no node for a text that is
 * the only child of its element.
 */
export function recordTextNodeChanges(): void {
  changes = []
  observer = new MutationObserver((records) => records.forEach(recordChange))
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}

/** Ends the recording, and returns each such text with its place in the page. */
export function takeTextNodeChanges(): string[] {
  observer?.takeRecords().forEach(recordChange)
  observer?.disconnect()
  return changes
}

function recordChange({ target, addedNodes, removedNodes, nextSibling }: MutationRecord) {
  const replaced = [target, ...removedNodes, addedNodes.length > 0 ? nextSibling : null].filter(isReactText)
  const place = target instanceof Element ? target.outerHTML : (target.parentElement?.outerHTML ?? '')
  changes.push(...replaced.map(({ data }) => `“${data}” in ${place}`))
}

function isReactText(node: Node | null): node is Text {
  return node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
}
