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

/** The accessible name of the field. */
export const photographTitle = 'Photograph'

/** The text while a product has no picture. */
export const noPhotograph = 'No photograph yet'

/** What a photograph must have. */
export const photographHint =
  'At least 960 × 1200 pixels, upright if you can. You choose the part that visitors see.'

/** The button that opens the camera. */
export const takePhotograph = 'Take a Photograph'

/** The button that opens the device's files. */
export const chooseFile = 'Choose a File'

/** While the file is read. */
export const readingPhotograph = 'Reading the photograph…'

/** The program that crops and uploads did not load. */
export const cropToolMissing =
  "The crop tool didn't load, and nothing has changed. Check your connection, then choose the photograph again."

/** The title of the dialog. */
export const cropTitle = 'Crop the Photograph'

/** How to crop. */
export const cropLead =
  'Drag the photograph, and zoom with two fingers or the slider. Keys: the arrows move it, plus and minus zoom.'

/** The accessible name of the area that the arrow keys move. */
export const cropAreaLabel = 'Part of the photograph that visitors see'

/** The label of the slider. */
export const zoomLabel = 'Zoom'

/** The zoom for screen readers. */
export function formatZoom(zoom: number): string {
  return `${Math.round(100 * zoom)} percent`
}

/** The button that takes the crop and starts the upload. */
export const useThisCrop = 'Use This Crop'

/** The button that ends without a change. */
export const cancelPhotograph = 'Cancel'

/** After a cancellation. */
export const photographCancelled = 'Cancelled. The picture is the same as before.'

/** The accessible name of the progress bar. */
export const uploadProgressLabel = 'Upload of the photograph'

/** While the photograph is uploaded. */
export function formatUploading(percent: number): string {
  return `Uploading… ${percent}%`
}

/** While the device is offline. */
export function formatUploadWaiting(percent: number): string {
  return `Waiting for the connection. ${percent}% is uploaded.`
}

/** While a function makes the pictures. */
export const preparingPicture = 'Uploaded. Preparing the picture…'

/** The upload failed. */
export const uploadFailed =
  "The photograph wasn't uploaded. Your crop is still here. Check your connection, then try again."

/** The function did not finish. */
export const pictureUnfinished =
  "The photograph is uploaded, but the picture isn't ready yet. Try again in a minute: nothing is uploaded twice."

/** This deployment has no functions. */
export const picturesUnavailable =
  'The photograph is uploaded, but nothing prepares pictures here. Ask the person who set up this site to deploy its functions.'

/** The button that tries again. */
export const tryPhotographAgain = 'Try Again'

/** After the picture is ready. */
export const photographReady = 'The new photograph is in the form. Visitors see it once you publish.'
