import { expect, test } from 'vitest'
import {
  isUploadAllowed,
  pictureUploadLimits,
  snapshotUploadLimits,
} from '../../../web/domain/catalogue/uploadLimits'
import { pictureUploadCases, snapshotUploadCases } from '../../schemas/uploadCases'

test.each(pictureUploadCases)('allows a picture of $type and $bytes bytes: $taken', ({ taken, ...file }) => {
  expect(isUploadAllowed(file, pictureUploadLimits)).toBe(taken)
})

test.each(snapshotUploadCases)(
  'allows a snapshot of $type and $bytes bytes: $taken',
  ({ taken, ...file }) => {
    expect(isUploadAllowed(file, snapshotUploadLimits)).toBe(taken)
  },
)
