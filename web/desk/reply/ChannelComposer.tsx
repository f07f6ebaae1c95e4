import { type ComponentProps, useState } from 'react'
import { HoldComposer } from './HoldComposer'
import { ReplyComposer } from './ReplyComposer'
import type { ReplyDrafts } from './useReplyDrafts'

type Props = Omit<ComponentProps<typeof ReplyComposer>, 'draft' | 'onNeedMoreTime'> &
  Pick<ComponentProps<typeof HoldComposer>, 'onHold'> & { drafts: ReplyDrafts }

/** The composer of a channel: of an answer, or of the promise of a later one, which only what waits can have. */
export function ChannelComposer({ drafts, onHold, onSend, products, ...common }: Props) {
  const { sentItem, channel, takesFocus } = common
  const [isHolding, setIsHolding] = useState(() => drafts.hold.read()?.channel === channel.method)
  const [wasSwitched, setWasSwitched] = useState(false)
  const switchTo = (holds: boolean) => {
    setWasSwitched(true)
    setIsHolding(holds)
    if (!holds) drafts.hold.forget()
  }
  const shared = { ...common, takesFocus: takesFocus || wasSwitched }
  const mayHold = sentItem.status === 'new'
  return isHolding && mayHold ? (
    <HoldComposer {...shared} draft={drafts.hold} onHold={onHold} onWriteAnswer={() => switchTo(false)} />
  ) : (
    <ReplyComposer
      {...shared}
      draft={drafts.reply}
      products={products}
      onSend={onSend}
      onNeedMoreTime={mayHold ? () => switchTo(true) : null}
    />
  )
}
