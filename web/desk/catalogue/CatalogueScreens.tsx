import type { CatalogueRoute } from '../deskRoute'
import { AskedScreen } from './asked/AskedScreen'
import { ProductEditorScreen } from './editor/ProductEditorScreen'
import { ImportScreen } from './import/ImportScreen'
import { CatalogueListScreen } from './list/CatalogueListScreen'
import { NewProductScreen } from './list/NewProductScreen'
import { MissingSearchesScreen } from './searches/MissingSearchesScreen'

export function CatalogueScreens({ route }: { route: CatalogueRoute }) {
  switch (route.view) {
    case 'list':
      return <CatalogueListScreen />
    case 'new':
      return <NewProductScreen />
    case 'product':
      return <ProductEditorScreen key={route.productId} productId={route.productId} />
    case 'asked':
      return <AskedScreen key={route.productId} productId={route.productId} />
    case 'import':
      return <ImportScreen />
    case 'searches':
      return <MissingSearchesScreen />
  }
}
