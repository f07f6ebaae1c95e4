import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { photographUploadLimits } from '../../domain/catalogue/publishing/pictureUpload'
import { createTestProject } from '../functions/stack/testServices'
import { createPhotograph, processEvent, readFiles, uploadFile } from '../functions/stack/uploadedPhotographs'

const valid = await createPhotograph().jpeg().toBuffer()
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1200"><image href="file:///etc/passwd"/></svg>'
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1\0\0\0\0meta', 'latin1')

test.each([
  ['HEIC', heic, 'unreadable'],
  [
    'HEIC that claims to be AVIF too',
    Buffer.from(heic.toString('latin1').replace('mif1', 'avif'), 'latin1'),
    'unreadable',
  ],
  ['SVG', Buffer.from(svg), 'unreadable'],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'unreadable'],
  ['GIF', await createPhotograph().gif().toBuffer(), 'unreadable'],
  ['TIFF', await createPhotograph().tiff().toBuffer(), 'unreadable'],
  ['PDF', Buffer.from('%PDF-1.7\n'), 'unreadable'],
  [
    'an SVG after the first bytes of a JPEG',
    Buffer.concat([valid.subarray(0, 4), Buffer.from(svg)]),
    'unreadable',
  ],
  ['a truncated JPEG', valid.subarray(0, 3000), 'unreadable'],
  ['an empty file', Buffer.of(), 'unreadable'],
  ['a photograph of 959 by 1200 pixels', await createPhotograph(959, 1200).jpeg().toBuffer(), 'tooSmall'],
  [
    'a photograph that is 1200 by 960 pixels once it is upright',
    await createPhotograph(960, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'tooSmall',
  ],
  ['a PNG of which the header claims 30000 by 30000 pixels', createBomb(30_000), 'tooManyPixels'],
  ['a PNG of which the header claims 40000 by 40000 pixels', createBomb(40_000), 'tooManyPixels'],
  ['a file of 20 MiB and a byte', Buffer.concat([valid], photographUploadLimits.bytes + 1), 'tooLarge'],
] as const)('%s is refused, and the upload deleted', async (_, content, reason) => {
  const project = createTestProject()
  expect(await processEvent(project, await uploadFile(project, content))).toEqual({
    state: 'refused',
    reason,
  })
  expect(await readFiles(project, '')).toEqual(new Map())
})

test('a refusal that comes twice stays the same', async () => {
  const project = createTestProject()
  const upload = await uploadFile(project, heic)
  const refused = await processEvent(project, upload)
  await project.bucket.file(upload.path).save(heic)
  expect(await processEvent(project, upload)).toEqual(refused)
  expect(await readFiles(project, '')).toEqual(new Map())
})

/** A small PNG file whose header claims many pixels. */
function createBomb(side: number): Buffer {
  const header = Buffer.alloc(25)
  header.writeUInt32BE(13, 0)
  header.write('IHDR', 4, 'latin1')
  header.writeUInt32BE(side, 8)
  header.writeUInt32BE(side, 12)
  // 8 bits each of red, green and blue; compression, filter and interlacing are 0.
  header.set([8, 2, 0, 0, 0], 16)
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21)
  const data = Buffer.from('\0\0\0\x0aIDAT\x78\xda\x63\0\0\0\x01\0\x01\0\0\0\0', 'latin1')
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), header, data])
}
