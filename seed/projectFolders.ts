import { join } from 'node:path'

export const projectRoot = join(import.meta.dirname, '..')

/** The folders of the catalogue and its photographs, and the cache of rendered pictures. */
export type CatalogueFolders = { catalogue: string; photographs: string; pictures: string }

export const defaultCatalogueFolders: CatalogueFolders = {
  catalogue: join(projectRoot, 'seed/catalogue'),
  photographs: join(projectRoot, 'seed/pictures/photographs'),
  pictures: join(projectRoot, '.local/images'),
}
