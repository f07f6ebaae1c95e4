import { expect, test } from 'vitest'
import {
  isUploadAllowed,
  pictureUploadLimits,
  catalogueSnapshotUploadLimits,
} from '../../../web/domain/catalogue/uploadLimits'
import { pictureUploadTestCases, catalogueSnapshotUploadTestCases } from '../../schemas/uploadCases'

test.each(pictureUploadTestCases)(
  'allows a picture of $type and $bytes bytes: $taken',
  ({ taken, ...file }) => {
    expect(isUploadAllowed(file, pictureUploadLimits)).toBe(taken)
  },
)

test.each(catalogueSnapshotUploadTestCases)(
  'allows a snapshot of $type and $bytes bytes: $taken',
  ({ taken, ...file }) => {
    expect(isUploadAllowed(file, catalogueSnapshotUploadLimits)).toBe(taken)
  },
)
