import type { DigestChannel, DigestSettings } from '../../../domain/digest/digestChannel'
import { deskAlertsMessages } from '../../../domain/messages/desk/frame'
import { useDeskServices } from '../../data/desk/DeskServices'
import { Button } from '../../ui/Button'
import { Choice } from '../../ui/forms/Choice'
import { FieldGroup } from '../../ui/forms/FieldGroup'
import desk from '../ui/desk.module.css'
import { useDigestChoice } from './useDigestChoice'
import styles from './MorningSummary.module.css'

const choices: readonly (DigestChannel | null)[] = [null, 'email', 'push']

/** The choice of the morning summary: of the account, unlike the switches above it. */
export function MorningSummary() {
  const { settings, message, isBusy, choose, sendLink } = useDigestChoice()
  const missing = useMissingChannels()
  return (
    <li className={styles.summary}>
      <FieldGroup label={deskAlertsMessages.digestTitle} hint={deskAlertsMessages.digestLead}>
        {settings ? (
          <div className={styles.choices}>
            {choices.map((channel) => {
              const isMissing = missing.some(({ of }) => of === channel)
              return (
                <Choice
                  key={channel}
                  type="radio"
                  name="digest"
                  checked={settings.channel === channel}
                  aria-disabled={isMissing}
                  aria-busy={isBusy}
                  onCheck={() => {
                    if (!isMissing) choose(channel)
                  }}
                >
                  {deskAlertsMessages.digestChoices[channel ?? 'off']}
                </Choice>
              )
            })}
          </div>
        ) : null}
        <p className={desk.announcement} role="status">
          {message || (settings && describeChoice(settings))}
        </p>
        {settings?.channel === 'email' && !settings.isEmailVerified ? (
          <Button tone="quiet" aria-busy={isBusy} onClick={() => sendLink(settings.email)}>
            {deskAlertsMessages.digestSendLink}
          </Button>
        ) : null}
        {missing.map(({ of, hint }) => (
          <p className={desk.remark} key={of}>
            {hint}
          </p>
        ))}
      </FieldGroup>
    </li>
  )
}

function describeChoice({ channel, email, isEmailVerified }: DigestSettings): string {
  if (channel === 'push') return deskAlertsMessages.digestPushHint
  if (channel === null) return ''
  return isEmailVerified
    ? deskAlertsMessages.formatDigestEmailHint(email)
    : deskAlertsMessages.formatDigestUnverifiedHint(email)
}

/** The ways that this deployment cannot send a summary. */
function useMissingChannels(): { of: DigestChannel; hint: string }[] {
  const settings = useDeskServices().useNotificationSettings()
  if (settings.kind !== 'known') return []
  return [
    ...(settings.email ? [] : [{ of: 'email' as const, hint: deskAlertsMessages.digestEmailNotSetUp }]),
    ...(settings.pushKey === null
      ? [{ of: 'push' as const, hint: deskAlertsMessages.digestPushNotSetUp }]
      : []),
  ]
}
