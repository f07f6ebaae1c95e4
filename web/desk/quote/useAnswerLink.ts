import { useEffect, useState } from 'react'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { routePaths } from '../../../domain/site/routePaths'
import { useStaff } from '../../data/desk/DeskServices'

/** The link by which a sender without an account says yes. Functions make it, so it needs a connection. */
export function useAnswerLink(
  { kind, id }: SentItem,
  isNeeded: boolean,
): { url: string; hasFailed: boolean } {
  const { createStatusLink } = useStaff()
  const [url, setUrl] = useState<string | null>()
  useEffect(() => {
    if (!isNeeded || url !== undefined) return
    let isCurrent = true
    void createStatusLink({ kind, id }).then((created) => {
      if (isCurrent) setUrl(created)
    })
    return () => {
      isCurrent = false
    }
  }, [createStatusLink, kind, id, isNeeded, url])
  return { url: url ?? `${location.origin}${routePaths.myRequests}`, hasFailed: url === null }
}
