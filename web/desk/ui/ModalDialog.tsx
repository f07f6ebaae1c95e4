import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { openModal } from '../../browser/openModal'
import desk from './desk.module.css'

type Props = Omit<ComponentProps<'dialog'>, 'ref'> & {
  className: string | undefined
  /** Whether a press beside the dialog closes it, in browsers that can. */
  closesOnOutsidePress?: boolean
}

export function ModalDialog({ className = '', closesOnOutsidePress = false, ...props }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialogElement = dialog.current
    if (closesOnOutsidePress) dialogElement?.setAttribute('closedby', 'any')
    return dialogElement ? openModal(dialogElement) : undefined
  }, [closesOnOutsidePress])
  return <dialog {...props} className={`${desk.dialog} ${className}`} ref={dialog} />
}
