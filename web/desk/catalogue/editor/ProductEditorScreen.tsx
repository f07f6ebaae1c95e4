import { deskProductMessages } from '../../../../domain/messages/desk/product'
import { LoadingLive } from '../../connection/LoadingLive'
import { DeskErrorBoundary } from '../../DeskErrorFallback'
import { useProductEditor } from './useProductEditor'
import { useServerTime } from '../../useServerTime'
import { useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { BackToCatalogue } from '../BackToCatalogue'
import { useDeskPageMetadata } from '../../useDeskPageMetadata'
import type { ProductEditor, DraftState } from './productEditor'
import { ProductForm } from './ProductForm'
import { ProductPreview } from './ProductPreview'
import { useProductForm } from './useProductForm'
import { parseCarriedInput } from './storedProductEdit'
import { VersionsSection } from './VersionsSection'
import { deskStockMessages } from '../../../../domain/messages/desk/stock'
import { deskNewProductPath, getDeskAskedPath } from '../../../../domain/site/deskPath'
import { Link } from '../../../ui/Link'
import desk from '../../ui/desk.module.css'
import styles from './ProductEditorScreen.module.css'

export function ProductEditorScreen({ productId }: { productId: string }) {
  return (
    <DeskErrorBoundary what={deskProductMessages.productFormName}>
      <LoadedEditor productId={productId} />
    </DeskErrorBoundary>
  )
}

function LoadedEditor({ productId }: { productId: string }) {
  const state: unknown = useLocation().state
  const [carried] = useState(() => parseCarriedInput(productId, state))
  const loaded = useProductEditor({ productId, carried })
  if (!loaded) return <LoadingLive label={deskProductMessages.loadingProductForm} />
  if (loaded.kind === 'withoutNumber')
    return <Navigate to={deskNewProductPath} replace state={{ carried: loaded.input }} />
  if (loaded.kind === 'laterForm')
    return (
      <div className={styles.page}>
        <BackToCatalogue />
        <p className={desk.failure} role="alert">
          {deskProductMessages.laterFormText}
        </p>
      </div>
    )
  return <ProductEditorView editor={loaded.editor} isRenumbered={carried !== null} />
}

const draftTexts: Record<DraftState, string> = {
  none: '',
  saving: deskProductMessages.savingDraft,
  saved: deskProductMessages.draftSaved,
  offline: deskProductMessages.draftOffline,
  unreachable: deskProductMessages.draftUnreachable,
  onDevice: deskProductMessages.draftOnDevice,
}

/** A product's form with the preview beside it, its versions, and what a colleague changed meanwhile. */
function ProductEditorView({ editor, isRenumbered }: { editor: ProductEditor; isRenumbered: boolean }) {
  const { productId, input, published } = editor
  const title = published?.name ?? (input.name.trim() || deskProductMessages.formatUnnamedProduct(productId))
  useDeskPageMetadata(title)
  const formRef = useRef<HTMLFormElement>(null)
  const form = useProductForm(editor, formRef)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <BackToCatalogue />
        <h1 className={desk.title}>{title}</h1>
        {isRenumbered && !published ? (
          <p role="status">{deskProductMessages.formatRenumbered(productId)}</p>
        ) : null}
        <DraftStateLine editor={editor} />
        <PublicationLine editor={editor} />
        {published ? (
          <Link className={desk.back} to={getDeskAskedPath(productId)}>
            {deskStockMessages.whoAsked}
          </Link>
        ) : null}
      </header>
      <div className={styles.editing}>
        <ProductForm editor={editor} form={form} formRef={formRef} />
        <VersionsSection editor={editor} onRestore={form.tellReplaced} />
      </div>
      <ProductPreview productId={productId} input={input} />
    </div>
  )
}

/** Where the draft is kept, and who else works on the product. Saving is not announced: it happens with every word. */
function DraftStateLine({ editor: { draftState, coEditor } }: { editor: ProductEditor }) {
  const now = useServerTime()
  const isUnsaved = ['offline', 'unreachable', 'onDevice'].includes(draftState)
  return (
    <div className={`${desk.hint} ${styles.state}`}>
      {isUnsaved ? null : <p>{draftTexts[draftState]}</p>}
      <p role="status">{isUnsaved ? draftTexts[draftState] : ''}</p>
      <p role="status">
        {coEditor ? deskProductMessages.formatCoEditor(coEditor.by.name, coEditor.savedAt, now) : ''}
      </p>
    </div>
  )
}

/** Whether visitors see what is published. It changes by itself, about ten seconds after 'Publish'. */
function PublicationLine({ editor: { publicationState, published } }: { editor: ProductEditor }) {
  const text =
    publicationState &&
    deskProductMessages.describePublication(publicationState, { isHidden: published?.hidden === true })
  return (
    <p className={publicationState === 'leftOut' ? desk.failure : desk.hint} role="status">
      {text}
    </p>
  )
}
