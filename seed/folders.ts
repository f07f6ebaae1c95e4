import { join } from 'node:path'

/** The project's own folder; problems name files relative to it. */
export const root = join(import.meta.dirname, '..')

/** Where the catalogue is read from, and where its pictures are drawn to. */
export type Folders = { catalogue: string; photographs: string; pictures: string }

/** The project's own catalogue. */
export const ownFolders: Folders = {
  catalogue: join(root, 'seed/catalogue'),
  photographs: join(root, 'seed/images/photographs'),
  pictures: join(root, '.local/images'),
}
