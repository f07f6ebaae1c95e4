import { join } from 'node:path'

export const projectRoot = join(import.meta.dirname, '..')

/** The folders of the catalogue, its photographs and its other published files, and the cache of rendered pictures. */
export type CatalogueFolders = { catalogue: string; photographs: string; published: string; pictures: string }

export const defaultCatalogueFolders: CatalogueFolders = {
  catalogue: join(projectRoot, 'seed/catalogue'),
  photographs: join(projectRoot, 'seed/pictures/photographs'),
  published: join(projectRoot, 'seed/published'),
  pictures: join(projectRoot, '.local/images'),
}
