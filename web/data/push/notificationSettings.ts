import { useEffect, useState } from 'react'
import { apiPaths } from '../../../domain/site/apiPaths'
import { toRecordOrEmpty } from '../../../domain/validation/fieldSchema'
import { type ApiOutcome, callApi } from '../firebase/api'

/** What this deployment sends by itself. 'known' with nothing is also a deployment without functions. */
export type NotificationSettings =
  { kind: 'loading' } | { kind: 'unreachable' } | { kind: 'known'; email: boolean; pushKey: string | null }

let answered: NotificationSettings | null = null

export function useNotificationSettings(): NotificationSettings {
  const [settings, setSettings] = useState<NotificationSettings>(answered ?? { kind: 'loading' })
  useEffect(() => {
    void fetchNotificationSettings().then(setSettings)
  }, [])
  return settings
}

/** Asks the functions what this deployment sends. An answer is kept until the page is left. */
export async function fetchNotificationSettings(): Promise<NotificationSettings> {
  const settings = answered ?? parseNotificationSettings(await callApi(apiPaths.settings))
  if (settings.kind === 'known') answered = settings
  return settings
}

function parseNotificationSettings(outcome: ApiOutcome): NotificationSettings {
  if (outcome.kind === 'absent') return { kind: 'known', email: false, pushKey: null }
  if (outcome.kind !== 'answered') return { kind: 'unreachable' }
  const { email, pushKey } = toRecordOrEmpty(outcome.body)
  return { kind: 'known', email: email === true, pushKey: typeof pushKey === 'string' ? pushKey : null }
}
