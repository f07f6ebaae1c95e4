import { submissionIdLength, toSubmissionId } from '../../../domain/sent-items/submissionId'

/** Creates a random id of 20 characters for a new document, so that a retry writes the same document. */
export function createDocumentId(): string {
  return toSubmissionId(crypto.getRandomValues(new Uint32Array(submissionIdLength)))
}
