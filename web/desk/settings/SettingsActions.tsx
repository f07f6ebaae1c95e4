import { deskSettingsMessages } from '../../../domain/messages/desk/settings'
import type { ShopInput } from '../../../domain/settings/shopInput'
import { Button } from '../../ui/Button'
import desk from '../ui/desk.module.css'
import type { ShopEditor } from './useShopEditor'

/** What the form says after a press: what became of a publication, or what was replaced in the form. */
export type SettingsMessage =
  | { kind: 'published'; movedCount: number }
  | { kind: 'meanwhile'; byName: string }
  | { kind: 'unchanged' | 'refused' | 'unreachable' }
  | { kind: 'replaced'; text: string; former: Partial<ShopInput> }

type Props = {
  editor: ShopEditor
  message: SettingsMessage | null
  onUndo: (former: Partial<ShopInput>) => void
  onDiscard: () => void
}

export function SettingsActions({ editor: { isPublishing, isChanged }, message, onUndo, onDiscard }: Props) {
  return (
    <>
      <div className={desk.actions}>
        <Button type="submit" aria-busy={isPublishing} aria-disabled={isPublishing}>
          {isPublishing ? deskSettingsMessages.publishing : deskSettingsMessages.publish}
        </Button>
        {isChanged && !isPublishing ? (
          <>
            <Button tone="quiet" onClick={onDiscard}>
              {deskSettingsMessages.discard}
            </Button>
            <p className={`${desk.hint} ${desk.hiddenOnPhone}`}>{deskSettingsMessages.kept}</p>
          </>
        ) : null}
      </div>
      <div role="status">
        {message ? (
          <div className={`${isFailure(message) ? desk.failure : desk.success} ${desk.actions}`}>
            <p>{describeMessage(message)}</p>
            {message.kind === 'replaced' ? (
              <Button tone="quiet" onClick={() => onUndo(message.former)}>
                {deskSettingsMessages.undo}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </>
  )
}

function isFailure({ kind }: SettingsMessage): boolean {
  return kind === 'refused' || kind === 'unreachable' || kind === 'meanwhile'
}

function describeMessage(message: SettingsMessage): string {
  switch (message.kind) {
    case 'published':
      return message.movedCount === 0
        ? deskSettingsMessages.published
        : `${deskSettingsMessages.published} ${deskSettingsMessages.formatMoved(message.movedCount)}`
    case 'meanwhile':
      return deskSettingsMessages.formatMeanwhile(message.byName)
    case 'replaced':
      return message.text
    case 'unchanged':
      return deskSettingsMessages.nothingToPublish
    case 'refused':
    case 'unreachable':
      return deskSettingsMessages[message.kind]
  }
}
