import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createBrowserHistory, createPath, type Location } from '@remix-run/router'
import { Router } from 'react-router-dom'

type Props = {
  /** The path for which the page was prerendered; undefined if it was not. */
  prerenderedPath: string | undefined
  children: ReactNode
}

/**
 * React Router's BrowserRouter, but it hydrates the page at the address for which it was prerendered: without a query
 * and a history state. Otherwise React would replace the page, and lose what the visitor has pressed and typed in it.
 */
export function PrerenderedPageRouter({ prerenderedPath, children }: Props) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setCurrent] = useState(() => ({
    action: history.action,
    location:
      prerenderedPath === undefined
        ? history.location
        : { ...history.location, pathname: prerenderedPath, search: '', hash: '', state: null as unknown },
  }))
  useLayoutEffect(() => history.listen(setCurrent), [history])
  useEffect(() => {
    // A new task, because flushSync cannot run in an effect.
    const timer = setTimeout(() => {
      flushSync(() =>
        // The same state renders nothing: an address without a query, a hash and a state is the page's already.
        setCurrent((current) =>
          isSameAddress(current.location, history.location)
            ? current
            : { action: history.action, location: history.location },
        ),
      )
      dispatchEvent(new Event('address-ready'))
    })
    return () => clearTimeout(timer)
  }, [history])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}

function isSameAddress(a: Location, b: Location): boolean {
  return createPath(a) === createPath(b) && a.state === b.state
}
