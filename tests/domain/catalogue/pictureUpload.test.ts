import { expect, test } from 'vitest'
import { parsePictureUpload, photographRefusals } from '../../../domain/catalogue/publishing/pictureUpload'
import { deskPhotographMessages } from '../../../domain/messages/desk/photograph'

const image = {
  path: 'products/84/84-0f55628fb5-640.webp',
  width: 640,
  height: 800,
  placeholder: 'data:image/webp;base64,AAAA',
}

test.each([
  { state: 'ready', image } as const,
  ...photographRefusals.map((reason) => ({ state: 'refused', reason }) as const),
])('the state of an uploaded photograph is read: %j', (state) => {
  expect(parsePictureUpload({ productId: '84', ...state, at: 'a time' })).toEqual({
    productId: '84',
    outcome: state,
  })
})

test.each([
  { state: 'unknown' },
  { state: 'refused', reason: 'tooSmall', productId: 84 },
  { state: 'ready' },
  { state: 'refused', reason: 'ugly' },
  ...[
    { path: 'products/84/../85/x-640.webp' },
    { path: 'products/84/picture.webp' },
    { path: 'products/084/84-0f55628fb5-640.webp' },
    { width: 0 },
    { placeholder: 'https://other.example/x.webp' },
  ].map((change) => ({ state: 'ready', image: { ...image, ...change } })),
])('a malformed state of an uploaded photograph is refused: %j', (value) =>
  expect(parsePictureUpload({ productId: '84', ...value })).toBeNull(),
)

test.each(photographRefusals)('the refusal %s says what to choose instead', (reason) =>
  expect(deskPhotographMessages.formatPhotographRefusal(reason)).toMatch(/[Cc]hoose/),
)
