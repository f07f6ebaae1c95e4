import { routePaths } from '../../../../domain/site/routePaths'
import {
  changesDiscarded,
  discardChanges,
  nothingToPublish,
  publishedHiddenMessage,
  publishedMessage,
  publishingLabel,
  publishLabel,
  publishRefused,
  publishUnreachable,
  undoLabel,
  viewInShop,
} from '../../../../domain/messages/desk/productEditor'
import { Button, ExternalButtonLink } from '../../../ui/Button'
import type { ProductEditor } from './productEditor'
import type { FormMessage, useProductForm } from './useProductForm'
import styles from './ProductForm.module.css'

type Props = { editor: ProductEditor; form: ReturnType<typeof useProductForm> }

/** The buttons that publish the form and discard its changes, and what became of the last press. */
export function EditorActions({ editor, form }: Props) {
  const { isPublishing, isChanged } = editor
  return (
    <>
      <div className={styles.actions}>
        <Button type="submit" aria-busy={isPublishing} aria-disabled={isPublishing}>
          {isPublishing ? publishingLabel : publishLabel}
        </Button>
        {isChanged && !isPublishing ? (
          <Button
            tone="quiet"
            onClick={() => {
              form.tellReplaced(changesDiscarded)
              void editor.discard()
            }}
          >
            {discardChanges}
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
  published: publishedMessage,
  publishedHidden: publishedHiddenMessage,
  unchanged: nothingToPublish,
  refused: publishRefused,
  unreachable: publishUnreachable,
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
        <Button
          tone="quiet"
          onClick={() => {
            onUndo(message.former)
          }}
        >
          {undoLabel}
        </Button>
      </div>
    )
  const hasFailed = message.kind === 'refused' || message.kind === 'unreachable'
  return (
    <div className={hasFailed ? styles.failure : styles.message}>
      <p>{outcomeTexts[message.kind]}</p>
      {message.kind === 'published' ? (
        <ExternalButtonLink tone="quiet" href={routePaths.product(productId)}>
          {viewInShop}
        </ExternalButtonLink>
      ) : null}
    </div>
  )
}
