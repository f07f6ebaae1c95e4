/** The desk's address. firebase.json rewrites every address below it to staff.html. */
export const deskPath = '/staff'

/** The address of the desk's reply templates. */
export const deskTemplatesPath = `${deskPath}/templates`

/** The address of the desk's figures. */
export const deskFiguresPath = `${deskPath}/figures`

/** The address of the desk's catalogue. */
export const deskCataloguePath = `${deskPath}/catalogue`

/** The address of the form for a new product. */
export const deskNewProductPath = `${deskCataloguePath}/new`

/** The address where staff import products from a file, and export them. */
export const deskImportPath = `${deskCataloguePath}/import`

/** The address of what visitors searched for and did not find. */
export const deskMissingSearchesPath = `${deskCataloguePath}/searches`

/** The address of a product's form at the desk. */
export function getDeskProductPath(id: string): string {
  return `${deskCataloguePath}/${id}`
}

/** The address of a request or an enquiry at the desk. */
export function getDeskItemPath({ kind, id }: { kind: string; id: string }): string {
  return `${deskPath}/${kind}/${id}`
}

/** The folder of the desk's scripts and styles: hashed files, which the shop's pages never load. */
export const deskAssetsFolder = 'assets/desk'

/** Whether a URL path belongs to the desk (the staff's app): a page, a script or a style sheet. */
export function isDeskAddress(pathname: string): boolean {
  return [deskPath, `/${deskAssetsFolder}`].some(
    (prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`),
  )
}
