import { routePaths } from '../../../../domain/site/routePaths'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import { deskStockMessages } from '../../../../domain/messages/desk/stock'
import { getDeskAskedPath } from '../../../../domain/site/deskPath'
import { Button, ButtonLink, ExternalButtonLink } from '../../../ui/Button'
import type { ProductEditor } from './productEditor'
import type { FormMessage, useProductForm } from './useProductForm'
import desk from '../../ui/desk.module.css'
import styles from './ProductForm.module.css'

type Props = { editor: ProductEditor; form: ReturnType<typeof useProductForm> }

export function EditorActions({ editor, form }: Props) {
  const { isPublishing, isChanged, draftState, published } = editor
  const [label, message] = published
    ? [deskProductMessages.discardChanges, deskProductMessages.changesDiscarded]
    : [deskProductMessages.discardDraft, deskProductMessages.draftDiscarded]
  return (
    <>
      <div className={desk.actions}>
        <Button type="submit" aria-busy={isPublishing} aria-disabled={isPublishing}>
          {isPublishing ? deskProductMessages.publishingLabel : deskProductMessages.publishLabel}
        </Button>
        {(isChanged || draftState !== 'none') && !isPublishing ? (
          <Button
            tone="quiet"
            onClick={() => {
              form.tellReplaced(message)
              void editor.discard()
            }}
          >
            {label}
          </Button>
        ) : null}
      </div>
      <div role="status">
        {form.message ? (
          <MessageLine message={form.message} productId={editor.productId} onUndo={form.change} />
        ) : null}
      </div>
    </>
  )
}

const outcomeTexts = {
  published: deskProductMessages.publishedMessage,
  publishedHidden: deskProductMessages.publishedHiddenMessage,
  publishedBack: deskProductMessages.publishedBackMessage,
  unchanged: deskProductMessages.nothingToPublish,
  refused: deskProductMessages.publishRefused,
  unreachable: deskProductMessages.publishUnreachable,
} as const

type MessageProps = {
  message: FormMessage
  productId: string
  onUndo: ReturnType<typeof useProductForm>['change']
}

function MessageLine({ message, productId, onUndo }: MessageProps) {
  if (message.kind === 'replaced')
    return (
      <div className={styles.message}>
        <p>{message.text}</p>
        <Button tone="quiet" onClick={() => onUndo(message.former)}>
          {deskProductMessages.undoLabel}
        </Button>
      </div>
    )
  const hasFailed = message.kind === 'refused' || message.kind === 'unreachable'
  return (
    <div className={hasFailed ? desk.failure : styles.message}>
      <p>{outcomeTexts[message.kind]}</p>
      {message.kind === 'published' ? (
        <ExternalButtonLink tone="quiet" href={routePaths.product(productId)}>
          {deskProductMessages.viewInShop}
        </ExternalButtonLink>
      ) : null}
      {message.kind === 'publishedBack' ? (
        <ButtonLink tone="quiet" to={getDeskAskedPath(productId)}>
          {deskStockMessages.seeWhoAsked}
        </ButtonLink>
      ) : null}
    </div>
  )
}
