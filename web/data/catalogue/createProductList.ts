import {
  type CatalogueFirstPage,
  parseCatalogueFirstPage,
  parseProductSummaries,
} from '../../../domain/catalogue/parseCatalogue'
import type {
  CatalogueOverlay,
  FirstPageContent,
} from '../../../domain/catalogue/publishing/catalogueOverlay'
import type { ProductSummary } from '../../../domain/catalogue/product'

export type FetchCatalogueFile = (name: string) => Promise<unknown>

export type ProductList = ReturnType<typeof createProductList>

export function createProductList(
  fetchFile: FetchCatalogueFile,
  getCatalogueOverlay: () => CatalogueOverlay | undefined,
) {
  let firstPage: CatalogueFirstPage | undefined
  let builtProducts: readonly ProductSummary[] | undefined
  const builtProductsById = new Map<string, ProductSummary>()

  const getCachedCatalogueFirstPage = (): FirstPageContent | undefined =>
    firstPage && (getCatalogueOverlay()?.overlayFirstPage(firstPage, builtProducts) ?? firstPage)

  const rememberBuilt = (products: readonly ProductSummary[]): void => {
    for (const product of products) builtProductsById.set(product.id, product)
  }
  const cacheCatalogueFirstPage = (page: CatalogueFirstPage | undefined): CatalogueFirstPage => {
    if (!page) throw new Error("The catalogue's first page is malformed.")
    rememberBuilt(page.products)
    return (firstPage = page)
  }
  const getCachedProducts = (): readonly ProductSummary[] | undefined =>
    builtProducts && (getCatalogueOverlay()?.overlayProducts(builtProducts) ?? builtProducts)

  const cacheProducts = (products: readonly ProductSummary[]): readonly ProductSummary[] => {
    rememberBuilt(products)
    return (builtProducts = products)
  }
  const loadBuiltProducts = async (): Promise<readonly ProductSummary[]> =>
    builtProducts ?? cacheProducts(parseProductSummaries(await fetchFile('products')))

  const isMissingInBuild = (id: string): boolean => builtProducts !== undefined && !builtProductsById.has(id)

  return {
    getCachedCatalogueFirstPage,
    /** Loads the product list's first page. Its file stays small, whatever the size of the catalogue. */
    loadCatalogueFirstPage: async (): Promise<FirstPageContent> => {
      const built = firstPage ?? cacheCatalogueFirstPage(parseCatalogueFirstPage(await fetchFile('first')))
      const overlay = getCatalogueOverlay()
      // The product that takes the place of a hidden one is in the whole list only.
      if (overlay && built.products.some(({ id }) => overlay.isHidden(id))) await loadBuiltProducts()
      return getCachedCatalogueFirstPage() ?? built
    },
    cacheCatalogueFirstPage,
    /** All products as they are published now, if they are loaded: those of the build in catalogue order, then new ones. */
    getCachedProducts,
    /** Loads all products as they are published now. */
    loadProducts: async (): Promise<readonly ProductSummary[]> => {
      const built = await loadBuiltProducts()
      return getCachedProducts() ?? built
    },
    cacheProducts,
    /** Returns a product from what is loaded, the first page or the whole list; undefined if it is not in it. */
    getCachedProductSummary: (id: string): ProductSummary | undefined => {
      const built = builtProductsById.get(id)
      const overlay = getCatalogueOverlay()
      if (!overlay) return built
      if (built) return overlay.overlaySummary(built)
      return isMissingInBuild(id) ? overlay.summarizeNew(id) : undefined
    },
    /** A product of the build, whatever was published since; undefined if it is not in what is loaded. */
    getBuiltProductSummary: (id: string): ProductSummary | undefined => builtProductsById.get(id),
    /** Whether the product is no longer sold, although the page has shown it. */
    isProductGone: (id: string): boolean => {
      const overlay = getCatalogueOverlay()
      if (!overlay || overlay.isPublished(id)) return false
      return overlay.isHidden(id) || isMissingInBuild(id)
    },
    /** Whether staff have hidden the product since the site was built. */
    isProductHidden: (id: string): boolean => getCatalogueOverlay()?.isHidden(id) ?? false,
    /** Whether the build is known not to have a product. */
    isMissingInBuild,
  }
}
