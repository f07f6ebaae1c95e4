import { minPhotographSize } from '../../../../domain/catalogue/publishing/pictureUpload'

export type PixelSize = { width: number; height: number }

export type CropArea = PixelSize & { x: number; y: number }

/** The shape of every product picture: width divided by height. */
export const cropAspect = minPhotographSize.width / minPhotographSize.height

/** The largest crop that is uploaded: twice the largest picture that is made of it. */
const maxCropWidth = 2 * minPhotographSize.width

/** How far staff may zoom in: the crop keeps the smallest size that a photograph may have. */
export function getMaxZoom(photograph: PixelSize): number {
  return getLargestCropWidth(photograph) / minPhotographSize.width
}

export function toPixelArea(photograph: PixelSize, percent: CropArea): CropArea {
  const { width, height } = photograph
  const cropWidth = clamp(
    (percent.width / 100) * width,
    minPhotographSize.width,
    getLargestCropWidth(photograph),
  )
  const cropHeight = cropWidth / cropAspect
  return {
    x: clamp((percent.x / 100) * width, 0, width - cropWidth),
    y: clamp((percent.y / 100) * height, 0, height - cropHeight),
    width: cropWidth,
    height: cropHeight,
  }
}

export function getUploadSize(area: CropArea): PixelSize {
  const width = Math.round(Math.min(area.width, maxCropWidth))
  return { width, height: Math.round(width / cropAspect) }
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

function getLargestCropWidth({ width, height }: PixelSize): number {
  return Math.min(width, height * cropAspect)
}
