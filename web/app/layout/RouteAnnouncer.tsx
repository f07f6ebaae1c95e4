import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/** Announces the new page's title to screen readers once the screen sets the title. Ignores query changes. */
export function RouteAnnouncer() {
  const [announcement, setAnnouncement] = useState('')
  const { pathname } = useLocation()
  const announcedPath = useRef(pathname)
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (announcedPath.current === location.pathname) return
      announcedPath.current = location.pathname
      setAnnouncement(document.title)
    })
    const title = document.querySelector('title')
    if (title) observer.observe(title, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
    }
  }, [])
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  )
}
