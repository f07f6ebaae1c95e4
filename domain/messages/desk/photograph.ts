import type { PictureKind } from '../../catalogue/morePictures'
import type { PhotographRefusal } from '../../catalogue/publishing/pictureUpload'

const refusalTexts: Readonly<Record<PhotographRefusal, string>> = {
  unreadable:
    "We couldn't read this photograph. Save it as JPEG, PNG, WebP or AVIF (iPhones: Settings, Camera, Formats, Most Compatible), then choose it again.",
  tooLarge: 'This photograph is larger than 20 MB. Export it in a smaller size, then choose it again.',
  tooSmall: 'This photograph is too small. Choose one that is at least 960 pixels wide and 1200 pixels high.',
  tooManyPixels:
    'This photograph has more than 100 million pixels. Export it in a smaller size, then choose it again.',
}

const kindTitles: Record<PictureKind, string> = { texture: 'Texture', scale: 'Scale', pack: 'Pack' }

const kindHints: Record<PictureKind, string> = {
  texture: 'Close up, as it is in the hand.',
  scale: 'Beside a hand, so that its size is clear.',
  pack: 'As the buyer gets it.',
}

export const deskPhotographMessages = {
  formatPhotographRefusal: (reason: PhotographRefusal): string => refusalTexts[reason],
  photographTitle: 'Photograph',
  noPhotograph: 'No photograph yet',
  photographHint: 'At least 960 × 1200 pixels, upright if you can. You choose the part that visitors see.',
  takePhotograph: 'Take a Photograph',
  chooseFile: 'Choose a File',
  morePhotographsHint:
    'Visitors choose among them below the photograph, on the page of the product. Leave out what you do not have.',
  kindTitles,
  kindHints,
  noMorePhotograph: 'None yet',
  addPhotograph: 'Add Photograph',
  replacePhotograph: 'Replace',
  removePhotograph: 'Remove',
  /** The names of the buttons, of which each further photograph has the same. */
  formatTake: (kind: PictureKind) => `Take a Photograph: ${kind}`,
  formatAdd: (kind: PictureKind) => `Add Photograph: ${kind}`,
  formatReplace: (kind: PictureKind) => `Replace photograph: ${kind}`,
  formatRemove: (kind: PictureKind) => `Remove photograph: ${kind}`,
  photographRemoved: 'The photograph is out of the form. Visitors see it until you publish.',
  readingPhotograph: 'Reading the photograph…',
  cropToolMissing:
    "The crop tool didn't load, and nothing has changed. Check your connection, then choose the photograph again.",
  cropTitle: 'Crop the Photograph',
  cropLead:
    'Drag the photograph, and zoom with two fingers or the slider. Keys: the arrows move it, plus and minus zoom.',
  cropAreaLabel: 'Part of the photograph that visitors see',
  zoomLabel: 'Zoom',
  /** The zoom for screen readers. */
  formatZoom: (zoom: number) => `${Math.round(100 * zoom)} percent`,
  useThisCrop: 'Use This Crop',
  photographCancelled: 'Cancelled. The picture is the same as before.',
  uploadProgressLabel: 'Upload of the photograph',
  preparingPicture: 'Uploaded. Preparing the picture…',
  failureTexts: {
    notUploaded:
      "The photograph wasn't uploaded. Your crop is still here. Check your connection, then try again.",
    unfinished:
      "The photograph is uploaded, but the picture isn't ready yet. Try again in a minute: nothing is uploaded twice.",
    unavailable:
      'The photograph is uploaded, but nothing prepares pictures here. Ask the person who set up this site to deploy its functions.',
  } as const,
  photographReady: 'The new photograph is in the form. Visitors see it once you publish.',
}
