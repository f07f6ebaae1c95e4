import { useEffect, useState } from 'react'
import type { DigestChannel, DigestSettings } from '../../../domain/digest/digestChannel'
import { deskAlertsMessages } from '../../../domain/messages/desk/frame'
import { useDeskServices } from '../../data/desk/DeskServices'

/** The morning summary of the signed-in account. `settings` is null until it is read; `message` may be empty. */
export function useDigestChoice() {
  const { digest, secondFactor } = useDeskServices()
  const [settings, setSettings] = useState<DigestSettings | null>(null)
  const [message, setMessage] = useState(deskAlertsMessages.digestLoading)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    digest.read().then(
      (read) => {
        setSettings(read)
        setMessage('')
      },
      () => setMessage(deskAlertsMessages.digestLoadFailed),
    )
  }, [digest])
  const run = async (action: () => Promise<void>, doneMessage = '') => {
    if (isBusy) return
    setIsBusy(true)
    setMessage('')
    try {
      await action()
      setMessage(doneMessage)
    } catch {
      setMessage(deskAlertsMessages.digestFailed)
    } finally {
      setIsBusy(false)
    }
  }
  return {
    settings,
    message,
    isBusy,
    choose: (channel: DigestChannel | null) =>
      void run(async () => {
        await digest.choose(channel)
        setSettings((previous) => previous && { ...previous, channel })
      }),
    sendLink: (email: string) =>
      void run(() => secondFactor.sendVerificationMail(), deskAlertsMessages.formatDigestLinkSent(email)),
  }
}
