import { deskFrameMessages } from '../../../domain/messages/desk/frame'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { useSharedState } from '../staff/SharedStateContext'
import desk from '../ui/desk.module.css'

/** Shown until a screen's live data arrives. Without a connection, it does not claim that anything is loading. */
export function LoadingLive({ label }: { label: string }) {
  const { state } = useSharedState().connection
  if (state === 'offline') return <p className={desk.lead}>{deskFrameMessages.notKnownYet}</p>
  return <LoadingIndicator label={label} />
}
