import { LiveDataErrorBoundary } from '../../../data/live/LiveDataErrorBoundary'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import { LoadingIndicator } from '../../../ui/LoadingIndicator'
import { DeskErrorFallback } from '../../DeskErrorFallback'
import { ProductEditorView } from './ProductEditorView'
import { useProductEditor } from './useProductEditor'

export function ProductEditorScreen({ productId }: { productId: string }) {
  return (
    <LiveDataErrorBoundary
      renderFallback={(retry) => (
        <DeskErrorFallback what={deskProductMessages.productFormName} onRetry={retry} />
      )}
    >
      <LoadedEditor productId={productId} />
    </LiveDataErrorBoundary>
  )
}

function LoadedEditor({ productId }: { productId: string }) {
  const editor = useProductEditor(productId)
  return editor ? (
    <ProductEditorView editor={editor} />
  ) : (
    <LoadingIndicator label={deskProductMessages.loadingProductForm} />
  )
}
