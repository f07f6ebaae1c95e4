import { deskAlertsMessages } from '../../../domain/messages/desk/frame'
import { useInstallOffer } from '../../browser/installPrompt'
import { Button } from '../../ui/Button'
import desk from '../ui/desk.module.css'

/** Offers to install the desk as an app, where the browser can. */
export function InstallOffer() {
  const install = useInstallOffer()
  if (!install) return null
  return (
    <div className={desk.bar}>
      <p className={desk.hint}>{deskAlertsMessages.installHint}</p>
      <Button tone="quiet" onClick={() => void install()}>
        {deskAlertsMessages.install}
      </Button>
    </div>
  )
}
