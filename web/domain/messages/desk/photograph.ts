import type { PhotographRefusal } from '../../catalogue/publishing/pictureUpload'

const refusalTexts: Readonly<Record<PhotographRefusal, string>> = {
  unreadable:
    "We couldn't read this photograph. Save it as JPEG, PNG, WebP or AVIF (iPhones: Settings, Camera, Formats, Most Compatible), then choose it again.",
  tooLarge: 'This photograph is larger than 20 MB. Export it in a smaller size, then choose it again.',
  tooSmall: 'This photograph is too small. Choose one that is at least 960 pixels wide and 1200 pixels high.',
  tooManyPixels:
    'This photograph has more than 100 million pixels. Export it in a smaller size, then choose it again.',
}

/** Why a photograph is refused, and what to do. */
export function formatPhotographRefusal(reason: PhotographRefusal): string {
  return refusalTexts[reason]
}
