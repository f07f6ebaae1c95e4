import { useServerTime } from '../../useServerTime'
import { useRef } from 'react'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import { BackToCatalogue } from '../BackToCatalogue'
import { useDeskPageMetadata } from '../../useDeskPageMetadata'
import { ConflictPanel } from './ConflictPanel'
import type { ProductEditor, DraftState } from './productEditor'
import { ProductForm } from './ProductForm'
import { ProductPreview } from './ProductPreview'
import { useProductForm } from './useProductForm'
import { VersionsSection } from './VersionsSection'
import desk from '../../ui/desk.module.css'
import styles from './ProductEditorView.module.css'

const minuteMs = 60_000

const draftTexts: Record<DraftState, string> = {
  none: '',
  saving: deskProductMessages.savingDraft,
  saved: deskProductMessages.draftSaved,
  onDevice: deskProductMessages.draftOnDevice,
}

/** A product's form with the preview beside it, its versions, and what a colleague changed meanwhile. */
export function ProductEditorView({ editor }: { editor: ProductEditor }) {
  const { productId, input, published, conflict } = editor
  const title = published?.name ?? (input.name.trim() || deskProductMessages.formatUnnamedProduct(productId))
  useDeskPageMetadata(title)
  const formRef = useRef<HTMLFormElement>(null)
  const form = useProductForm(editor, formRef)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <BackToCatalogue />
        <h1 className={desk.title}>{title}</h1>
        <DraftStateLine editor={editor} />
      </header>
      <div className={styles.editing}>
        {conflict ? (
          <ConflictPanel
            // A new text of the colleague ends the choice that was made for the text before.
            key={JSON.stringify(conflict.fields.map(({ field, theirs }) => theirs[field]))}
            productId={productId}
            conflict={conflict}
            onResolve={editor.resolveConflict}
          />
        ) : null}
        <ProductForm editor={editor} form={form} formRef={formRef} />
        <VersionsSection editor={editor} onRestore={form.tellReplaced} />
      </div>
      <ProductPreview productId={productId} input={input} />
    </div>
  )
}

/** Where the draft is kept, and who else works on the product. Saving is not announced: it happens with every word. */
function DraftStateLine({ editor: { draftState, coEditor } }: { editor: ProductEditor }) {
  const now = useServerTime(minuteMs)
  return (
    <div className={styles.state}>
      {draftState === 'onDevice' ? null : <p>{draftTexts[draftState]}</p>}
      <p role="status">{draftState === 'onDevice' ? deskProductMessages.draftOnDevice : ''}</p>
      <p role="status">
        {coEditor ? deskProductMessages.formatCoEditor(coEditor.by.name, coEditor.savedAt, now) : ''}
      </p>
    </div>
  )
}
