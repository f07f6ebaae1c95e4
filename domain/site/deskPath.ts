/** The desk's address. firebase.json rewrites every address below it to staff.html. */
export const deskPath = '/staff'

export const deskTemplatesPath = `${deskPath}/templates`

export const deskDeliveriesPath = `${deskPath}/deliveries`

export const deskAccountPath = `${deskPath}/account`

export const deskPricesPath = `${deskPath}/prices`

export const deskSettingsPath = `${deskPath}/settings`

export const deskFiguresPath = `${deskPath}/figures`

export const deskLogPath = `${deskFiguresPath}/log`

export const deskCataloguePath = `${deskPath}/catalogue`

export const deskNewProductPath = `${deskCataloguePath}/new`

export const deskImportPath = `${deskCataloguePath}/import`

export const deskMissingSearchesPath = `${deskCataloguePath}/searches`

export function getDeskProductPath(id: string): string {
  return `${deskCataloguePath}/${id}`
}

/** Where the desk lists who asked for a product. */
export function getDeskAskedPath(id: string): string {
  return `${getDeskProductPath(id)}/asked`
}

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
