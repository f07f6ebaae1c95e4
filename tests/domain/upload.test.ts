import { expect, test } from 'vitest'
import { isUpload, pictureUpload, snapshotUpload } from '../../web/domain/upload'
import { pictureCases, snapshotCases } from '../laws/upload'

test.each(pictureCases)('a picture of $type and $bytes bytes is taken: $taken', ({ taken, ...file }) => {
  expect(isUpload(file, pictureUpload)).toBe(taken)
})

test.each(snapshotCases)('a snapshot of $type and $bytes bytes is taken: $taken', ({ taken, ...file }) => {
  expect(isUpload(file, snapshotUpload)).toBe(taken)
})
