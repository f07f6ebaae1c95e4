import type { PhotographRefusal } from '../../catalogue/publishing/pictureUpload'

const refusalTexts: Readonly<Record<PhotographRefusal, string>> = {
  unreadable:
    "We couldn't read this photograph. Save it as JPEG, PNG, WebP or AVIF (iPhones: Settings, Camera, Formats, Most Compatible), then choose it again.",
  tooLarge: 'This photograph is larger than 20 MB. Export it in a smaller size, then choose it again.',
  tooSmall: 'This photograph is too small. Choose one that is at least 960 pixels wide and 1200 pixels high.',
  tooManyPixels:
    'This photograph has more than 100 million pixels. Export it in a smaller size, then choose it again.',
}

export const deskPhotographMessages = {
  formatPhotographRefusal: (reason: PhotographRefusal): string => refusalTexts[reason],
  photographTitle: 'Photograph',
  noPhotograph: 'No photograph yet',
  photographHint: 'At least 960 × 1200 pixels, upright if you can. You choose the part that visitors see.',
  takePhotograph: 'Take a Photograph',
  chooseFile: 'Choose a File',
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
  cancelPhotograph: 'Cancel',
  photographCancelled: 'Cancelled. The picture is the same as before.',
  uploadProgressLabel: 'Upload of the photograph',
  formatUploading: (percent: number) => `Uploading… ${percent}%`,
  formatUploadWaiting: (percent: number) => `Waiting for the connection. ${percent}% is uploaded.`,
  preparingPicture: 'Uploaded. Preparing the picture…',
  uploadFailed:
    "The photograph wasn't uploaded. Your crop is still here. Check your connection, then try again.",
  pictureUnfinished:
    "The photograph is uploaded, but the picture isn't ready yet. Try again in a minute: nothing is uploaded twice.",
  picturesUnavailable:
    'The photograph is uploaded, but nothing prepares pictures here. Ask the person who set up this site to deploy its functions.',
  tryPhotographAgain: 'Try Again',
  photographReady: 'The new photograph is in the form. Visitors see it once you publish.',
}
