import { type CropArea, cropAspect, getUploadSize, type PixelSize, toPixelArea } from './cropGeometry'

// The longest side of a photograph as the dialog shows it, and the width of a crop as the form shows it, in pixels.
const displaySide = 1600
const previewWidth = 640
const displayQuality = 0.8
const uploadQuality = 0.9

/** A cropped photograph without metadata, and a small picture of it as a data URI. */
export type CroppedPhotograph = { file: Blob; preview: string }

/** Returns a photograph as a data URI: the site's policy allows no picture at a blob: address. */
export function toDataUri(photograph: ImageBitmap): string {
  const { width, height } = photograph
  const scale = Math.min(1, displaySide / Math.max(width, height))
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  return draw(photograph, { x: 0, y: 0, width, height }, size).toDataURL('image/jpeg', displayQuality)
}

/** Crops a photograph to an area in percent, and scales it down to what the largest picture needs. */
export async function cropPhotograph(photograph: ImageBitmap, percent: CropArea): Promise<CroppedPhotograph> {
  const area = toPixelArea(photograph, percent)
  const previewSize = { width: previewWidth, height: previewWidth / cropAspect }
  return {
    file: await encode(draw(photograph, area, getUploadSize(area))),
    preview: draw(photograph, area, previewSize).toDataURL('image/jpeg', displayQuality),
  }
}

function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const settle = (blob: Blob | null) => {
      if (blob) resolve(blob)
      else reject(new Error('the browser cannot encode the photograph'))
    }
    canvas.toBlob(settle, 'image/jpeg', uploadQuality)
  })
}

function draw(photograph: ImageBitmap, area: CropArea, { width, height }: PixelSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser has no canvas')
  // JPEG has no transparency, which would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(photograph, area.x, area.y, area.width, area.height, 0, 0, width, height)
  return canvas
}
