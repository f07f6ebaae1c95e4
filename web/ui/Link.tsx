import { type ComponentProps, type MouseEvent, useContext } from 'react'
import { createPath, type LinkProps, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> &
  Pick<LinkProps, 'to'> & {
    /** The state of the new history entry. A function is called at the click. */
    state?: object | (() => object)
    /** The target is this many history entries back: a click goes back to it, with its scroll position. */
    stepsBack?: number
  }

/** A link to another page of the site. React Router's Link would take a tenth of the size limit of a first visit. */
export function Link({ to, state, stepsBack = 0, onClick, children, ...rest }: Props) {
  const { navigator } = useContext(NavigationContext)
  const href = typeof to === 'string' ? to : createPath(to)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isUnmodifiedClick(event)) return
    event.preventDefault()
    const historyState: unknown = typeof state === 'function' ? state() : state
    if (stepsBack > 0) navigator.go(-stepsBack)
    else if (href === createPath(location)) navigator.replace(to, historyState)
    else navigator.push(to, historyState)
  }
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}

/** Returns a function that opens a page of the site. Unlike useNavigate, it does not re-render the component after a navigation. */
export function useOpenPage(): (path: string) => void {
  const { navigator } = useContext(NavigationContext)
  return (path) => navigator.push(path)
}

/** Whether a click opens the linked page in this tab, and not in a new tab or window or as a download. */
function isUnmodifiedClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
}
