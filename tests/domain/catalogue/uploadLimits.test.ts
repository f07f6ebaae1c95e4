import { expect, test } from 'vitest'
import { photographUploadLimits } from '../../../domain/catalogue/publishing/pictureUpload'
import { isUploadAllowed, pictureUploadLimits } from '../../../domain/catalogue/uploadLimits'
import { photographUploadTestCases, pictureUploadTestCases } from '../../schemas/uploadCases'

test.each(pictureUploadTestCases)(
  'allows a picture of $type and $bytes bytes: $taken',
  ({ taken, ...file }) => expect(isUploadAllowed(file, pictureUploadLimits)).toBe(taken),
)

test.each(photographUploadTestCases)(
  'allows a photograph of $type and $bytes bytes: $taken',
  ({ taken, ...file }) => expect(isUploadAllowed(file, photographUploadLimits)).toBe(taken),
)
