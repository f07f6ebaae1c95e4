import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../app/paths'
import type { OutboxItem } from '../../domain/outbox'
import { thing } from '../../domain/outboxPhase'
import { referenceOf } from '../../domain/sent'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/hooks'
import { Link } from '../../ui/Link'
import { showToast } from '../../ui/toast'
import { ofOthersText } from './Outbox'
import styles from './Outbox.module.css'
import { sender, startSending } from './sendingBox'
import { useOutbox } from './useOutbox'

// These screens show the outbox itself.
const showing: readonly string[] = [paths.request, paths.contact, paths.myRequests]

/** Sends what waits, wherever the visitor is, and says in a line that it does. */
export function OutboxLine() {
  const { userID } = useShopSelector(selectAuth)
  const { own, ofOthers } = useOutbox()
  const isShown = !showing.includes(useLocation().pathname)
  useEffect(() => {
    startSending()
    // Another account may have waited for this.
    void sender.go()
  }, [userID])
  useSentNews(own, isShown)
  const unsent = own.filter(({ standing }) => standing.is !== 'sent')
  if (!isShown || unsent.length + ofOthers === 0) return null
  return (
    <aside className={styles.top} aria-label="Not yet sent">
      <p>{unsent.length > 0 ? lineOn(unsent) : ofOthersText(ofOthers)}</p>
      {unsent.length > 0 ? (
        <Link className={styles.link} to={placeOf(unsent)}>
          Show what is not sent
        </Link>
      ) : null}
    </aside>
  )
}

function lineOn(unsent: readonly OutboxItem[]): string {
  const refused = unsent.filter(({ standing }) => standing.is === 'refused')
  if (refused.length > 0) return `${counted(refused)} could not be sent, and nothing is lost.`
  return `Kept, and not yet sent: ${counted(unsent).toLowerCase()}.`
}

function counted([first, ...more]: readonly OutboxItem[]): string {
  if (more.length > 0) return `${more.length + 1} requests and messages`
  return `Your ${first ? thing[first.outgoing.kind] : 'message'}`
}

function placeOf([first]: readonly OutboxItem[]): string {
  return first?.outgoing.kind === 'enquiries' ? paths.contact : paths.request
}

/** What is sent while the visitor is elsewhere is told them there. */
function useSentNews(own: readonly OutboxItem[], isShown: boolean) {
  const waiting = useRef<readonly string[]>([])
  const tell = useEffectEvent(({ outgoing }: OutboxItem) => {
    if (!isShown) return
    showToast('success', `Your ${thing[outgoing.kind]} ${referenceOf(outgoing.id)} has been sent.`)
  })
  useEffect(() => {
    for (const item of own) {
      if (item.standing.is === 'sent' && waiting.current.includes(item.outgoing.id)) tell(item)
    }
    waiting.current = own
      .filter(({ standing }) => standing.is === 'waiting')
      .map(({ outgoing }) => outgoing.id)
  }, [own])
}
