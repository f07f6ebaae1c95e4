import { useLayoutEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

// What was typed stays in these fields, even when React has replaced them.
let early: { path: string; fields: Field[]; focused: Element | null } | undefined

/** Keeps the fields of the prerendered page. Call it right before React takes over. */
export function keepEarlyFields(root: Element): void {
  const fields = [...root.querySelectorAll<Field>('input, textarea')]
  early = { path: location.pathname, fields, focused: document.activeElement }
}

/**
 * Returns, once, the field of the prerendered page that has the same name: the same element, or one that React has
 * replaced, because a translator or an extension had changed the page.
 */
export function takeEarlyField(field: Field | null): Field | undefined {
  const index = early?.fields.findIndex(({ name }) => name === field?.name) ?? -1
  if (!early || index < 0 || location.pathname !== early.path) return undefined
  const [taken] = early.fields.splice(index, 1)
  const hasLostFocus = taken === early.focused && document.activeElement === document.body
  if (hasLostFocus) field?.focus({ preventScroll: true })
  return taken
}

/** Passes text typed into a prerendered field before hydration to `onTextChange`. Returns a ref for the field. */
export function useEarlyInput<Control extends Field>(
  value: string | undefined,
  onTextChange: ((text: string) => void) | undefined,
) {
  const fieldRef = useRef<Control>(null)
  // Read the typed text in a layout effect, because React resets the field to its value right after hydration.
  useLayoutEffect(() => {
    const text = takeEarlyField(fieldRef.current)?.value
    if (!text) return
    if (value === undefined && fieldRef.current) fieldRef.current.value = text
    else if (text !== value) onTextChange?.(text)
  }, [value, onTextChange])
  return fieldRef
}
