import { type ComponentProps, type MouseEvent, useContext } from 'react'
import { createPath, type LinkProps, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & Pick<LinkProps, 'to'> & { state?: object }

/**
 * A link to a screen of this site, by its whole path. The router's own would bring what fetches pages ahead in its
 * framework with it, a tenth of what a first visit may weigh; and its hooks draw every link anew, those of sixteen cards
 * too, whenever the address changes.
 */
export function Link({ to, state, onClick, children, ...rest }: Props) {
  const { navigator } = useContext(NavigationContext)
  const href = typeof to === 'string' ? to : createPath(to)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    if (href === createPath(location)) navigator.replace(to, state)
    else navigator.push(to, state)
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}

/** Whether a press asks for the page here, and not for a tab, a window or a file of its own. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
}
