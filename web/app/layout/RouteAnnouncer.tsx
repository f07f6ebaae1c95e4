import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Unseen } from '../../ui/Unseen'

/**
 * Says the new page's title after a change of route. A screen sets its title when it has arrived, which may be long
 * after the address has changed; whatever else changes on a page, or in its address's query, is not announced.
 */
export function RouteAnnouncer() {
  const [words, setWords] = useState('')
  const { pathname } = useLocation()
  const spokenAt = useRef(pathname)
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (spokenAt.current === location.pathname) return
      spokenAt.current = location.pathname
      setWords(document.title)
    })
    const title = document.querySelector('title')
    if (title) observer.observe(title, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
    }
  }, [])
  return (
    <div aria-live="polite" aria-atomic="true">
      <Unseen>{words}</Unseen>
    </div>
  )
}
