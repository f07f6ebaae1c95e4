import { getFiguresDate } from '../../../domain/figures/figuresDate'
import { deskSettingsMessages } from '../../../domain/messages/desk/settings'
import { isShopVisible } from '../../../domain/settings/isShopVisible'
import type { StoredShop } from '../../../domain/settings/storedShop'
import { useDeskServices, useStaff } from '../../data/desk/DeskServices'
import { LoadingLive } from '../connection/LoadingLive'
import { DeskErrorBoundary } from '../DeskErrorFallback'
import desk from '../ui/desk.module.css'
import { useDeskPageMetadata } from '../useDeskPageMetadata'
import { useServerTime } from '../useServerTime'
import { SettingsForm } from './SettingsForm'

/** The opening hours, closed days and texts of the shop, which are published like a product. */
export function SettingsScreen() {
  useDeskPageMetadata(deskSettingsMessages.title)
  return (
    <div className={desk.screen}>
      <header className={desk.header}>
        <h1 className={desk.title}>{deskSettingsMessages.title}</h1>
        <p className={desk.lead}>{deskSettingsMessages.lead}</p>
      </header>
      <DeskErrorBoundary what={deskSettingsMessages.whatName}>
        <LoadedSettings />
      </DeskErrorBoundary>
    </div>
  )
}

function LoadedSettings() {
  const stored = useStaff().shopSettings.useStored()
  const now = useServerTime()
  if (!stored) return <LoadingLive label={deskSettingsMessages.loading} />
  if (stored.hasLaterForm)
    return (
      <p className={desk.failure} role="alert">
        {deskSettingsMessages.laterFormText}
      </p>
    )
  return (
    <>
      <PublicationLines stored={stored} now={now} />
      <SettingsForm stored={stored} now={now} />
    </>
  )
}

/** Who published the settings last, and whether visitors see them, which changes by itself. */
function PublicationLines({ stored: { settings, by, updatedAt }, now }: { stored: StoredShop; now: number }) {
  const visible = useDeskServices().useVisibleShop()
  if (!by || !updatedAt) return <p className={desk.hint}>{deskSettingsMessages.neverPublished}</p>
  const isLive = visible && isShopVisible(settings, visible, getFiguresDate(now))
  return (
    <div className={desk.hint}>
      <p>{deskSettingsMessages.formatPublishedBy(by.name, updatedAt.getTime(), now)}</p>
      <p role="status">
        {visible === undefined ? '' : isLive ? deskSettingsMessages.live : deskSettingsMessages.notLiveYet}
      </p>
    </div>
  )
}
