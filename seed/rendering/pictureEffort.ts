import type { PictureEffort } from '../../functions/pictures/renditions'

/**
 * How carefully pictures are rendered: 'draft' if the environment variable PICTURE_EFFORT says so, else 'full'. The
 * emulators and the tests use drafts, which take a third of the time.
 */
export function getPictureEffort(): PictureEffort {
  return process.env.PICTURE_EFFORT === 'draft' ? 'draft' : 'full'
}
