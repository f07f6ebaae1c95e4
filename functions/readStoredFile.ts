import { hasErrorCode } from './errorCodes'
import type { Bucket } from './services'

export async function readStoredFile(bucket: Bucket, path: string): Promise<Buffer | null> {
  try {
    const [content] = await bucket.file(path).download()
    return content
  } catch (error) {
    if (hasErrorCode(error, 404)) return null
    throw error
  }
}
