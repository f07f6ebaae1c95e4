/** The desk's address. firebase.json rewrites every address below it to staff.html. */
export const deskPath = '/staff'

/** The folder of the desk's scripts and styles: hashed files, which the shop's pages never load. */
export const deskAssetsFolder = 'assets/desk'

/** Whether an address belongs to the desk, its own files included. */
export function isDeskAddress(pathname: string): boolean {
  return [deskPath, `/${deskAssetsFolder}`].some(
    (prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`),
  )
}
