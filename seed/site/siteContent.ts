import type { SiteContent } from '../../web/app/build/sitePages'
import { ownFolders, type Folders } from '../folders'
import { prepare } from '../prepare'
import { detailsOf, firstPageOf, listedOf } from './content'

/** What the site's pages are made of. */
export async function siteContent(folders: Folders = ownFolders): Promise<SiteContent> {
  const products = detailsOf(await prepare(folders))
  const listed = listedOf(products)
  return { first: firstPageOf(listed), listed, products }
}
