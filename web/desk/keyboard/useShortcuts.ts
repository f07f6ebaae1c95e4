import { useEffect, useEffectEvent } from 'react'

/** The desk's keyboard shortcuts: what each key does on the current screen. */
export type Shortcuts = Partial<Record<'j' | 'k' | 'c' | 'r' | 'a' | 'm' | '?', () => void>>

/** Runs shortcuts while the component is mounted; never while somebody types, and not below an open dialog. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcutKey(event.key) || !mayBeShortcut(event)) return
    const run = shortcuts[event.key]
    if (!run) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => handleKey(event)
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [])
}

function isShortcutKey(key: string): key is keyof Shortcuts {
  return ['j', 'k', 'c', 'r', 'a', 'm', '?'].includes(key)
}

function mayBeShortcut({ altKey, ctrlKey, metaKey, isComposing, target }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || isComposing || document.querySelector('dialog[open]')) return false
  return !(target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]'))
}
