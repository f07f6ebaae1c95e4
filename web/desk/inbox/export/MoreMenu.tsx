import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { deskInboxMessages } from '../../../../domain/messages/desk/inbox'
import { Icon } from '../../../ui/Icon'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { ListButton } from '../../ui/ListButton'
import desk from '../../ui/desk.module.css'
import styles from './MoreMenu.module.css'

type Props = { action: string; hint: string; onAction: () => void }

const moreIcon = 'M5.500 12h.01M12 12h.01M18.500 12h.01'

/** A menu with one rarely used action. The action, Escape and a press outside close it. */
export function MoreMenu({ action, hint, onAction }: Props) {
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const close = () => {
    setIsOpen(false)
    menu.current?.querySelector('button')?.focus()
  }
  useDismissal(isOpen, menu, { onEscape: close, onPressOutside: () => setIsOpen(false) })
  return (
    <div className={styles.menu} ref={menu}>
      <button
        className={styles.button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon pathData={moreIcon} />
        <VisuallyHidden>{deskInboxMessages.moreLabel}</VisuallyHidden>
      </button>
      <div className={styles.panel} id={panelId} hidden={!isOpen}>
        <ListButton
          onClick={() => {
            close()
            onAction()
          }}
        >
          {action}
        </ListButton>
        {hint === '' ? null : <p className={desk.hint}>{hint}</p>}
      </div>
    </div>
  )
}

type Dismissals = { onEscape: () => void; onPressOutside: () => void }

function useDismissal(isOpen: boolean, menu: RefObject<HTMLElement | null>, dismissals: Dismissals) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The same key would also close an open reply.
    event.preventDefault()
    dismissals.onEscape()
  })
  const handlePress = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Node && menu.current?.contains(target))) dismissals.onPressOutside()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const controller = new AbortController()
    const options = { signal: controller.signal, capture: true }
    document.addEventListener('keydown', (event) => handleKeyDown(event), options)
    document.addEventListener('pointerdown', (event) => handlePress(event), options)
    return () => controller.abort()
  }, [isOpen])
}
