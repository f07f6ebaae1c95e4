import { deskFrameMessages } from '../../../domain/messages/desk/frame'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { useSharedState } from '../staff/SharedStateContext'
import desk from '../ui/desk.module.css'

/** Shown until what a screen follows is there. Without a connection it does not claim to load. */
export function LoadingLive({ label }: { label: string }) {
  const { state } = useSharedState().connection
  if (state === 'offline') return <p className={desk.lead}>{deskFrameMessages.notKnownYet}</p>
  return <LoadingIndicator label={label} />
}
